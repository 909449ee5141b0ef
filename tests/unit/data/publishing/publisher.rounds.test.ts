import { versionsForFile } from '@/domain/merge/files';
import { newList } from '@/domain/merge/versionedList';
import { expect, it } from 'vitest';
import { PublishingError, type HostRefusal } from '@/data/publishing/target';
import { aHost } from '../../../support/scriptedHost';
import { anAdministrator } from '../../../support/publishing';
import { aNewSignal } from '../../../support/signals';
import { aBroker, aPlatform } from '../../../support/records';
import { seedFile } from '../../../support/seedFile';

/** A publication whose write and read-back got no response; it was written anyway if it `arrives`. */
async function anUnansweredPublication(change: (admin: Admin) => Promise<unknown>, arrives = true) {
  const host = aHost(false);
  const admin = await anAdministrator(host);
  await change(admin);
  host.nextWrite((write) => {
    if (arrives) write();
    host.failReads(new PublishingError('unreachable'));
    throw new PublishingError('unreachable');
  });
  await expect(admin.publish()).rejects.toMatchObject({ name: 'UnknownOutcomeError' });
  host.failReads(null);
  return { host, admin };
}

type Admin = Awaited<ReturnType<typeof anAdministrator>>;
const request = { signal: new AbortController().signal };
const renamed = ({ catalogue }: Admin) => catalogue.brokers.update('1', { name: 'Renamed' });

it('asks nothing when a publication that got no response never arrived', async () => {
  const { host, admin } = await anUnansweredPublication(renamed, false);
  await expect(admin.reopened().publish(request)).resolves.toMatchObject({ kind: 'published' });
  expect(host.file().brokers[0]).toMatchObject({ name: 'Renamed' });
});

it('publishes changes made after a publication that got no response', async () => {
  const { host, admin } = await anUnansweredPublication(renamed);
  await admin.catalogue.brokers.update('2', { name: 'Changed since' });
  await expect(admin.publish()).resolves.toMatchObject({ kind: 'published', revision: 3 });
  expect(host.file().brokers.slice(0, 2)).toMatchObject([{ name: 'Renamed' }, { name: 'Changed since' }]);
});

it("keeps others' signals that were read for a publication that got no response", async () => {
  const host = aHost(false);
  const old = JSON.stringify({ ...seedFile, signals: [] });
  host.put(old);
  const [ann, bea] = [await anAdministrator(host), await anAdministrator(host)];
  await ann.record.issue([aNewSignal()]);
  await ann.publish();
  await renamed(bea);
  host.nextWrite(() => {
    host.failReads(new PublishingError('unreachable'));
    throw new PublishingError('unreachable');
  });
  await expect(bea.publish()).rejects.toMatchObject({ name: 'UnknownOutcomeError' });
  host.failReads(null);
  host.put(old);
  await bea.visitSite(old);
  expect(bea.record.read().sealed).toMatchObject([{ kind: 'issued', signal: 1 }]);
});

it('prevents taking back an update while its publication is unresolved', async () => {
  const { host, admin } = await anUnansweredPublication(({ catalogue }) =>
    catalogue.signals.issue([aNewSignal()]),
  );
  const { next } = admin.record.read();
  await expect(admin.record.takeBack(next - 1)).rejects.toMatchObject({
    problem: { code: 'publicationUnknown' },
  });
  await admin.reopened().publish(request);
  await expect(admin.record.takeBack(next - 1)).rejects.toMatchObject({
    problem: { code: 'alreadyPublished' },
  });
  expect(host.file().revision).toBe(2);
});

it('takes a signal back after the host has refused its publication', async () => {
  const host = aHost(false);
  const admin = await anAdministrator(host);
  const number = await admin.catalogue.signals.issue([aNewSignal()]);
  host.nextWrite(() => {
    throw new PublishingError('forbidden', 403);
  });
  await expect(admin.publish()).rejects.toMatchObject({ refusal: 'forbidden' });
  await expect(admin.record.takeBack(number)).resolves.toMatchObject({ kind: 'issued' });
});

it('reports an unknown outcome when the host still shows the old file', async () => {
  const host = aHost(true);
  const admin = await anAdministrator(host);
  await renamed(admin);
  host.nextWrite(() => undefined);
  await expect(admin.publish()).rejects.toMatchObject({ name: 'UnknownOutcomeError' });
});

/** A file published by somebody who had seen the first one. */
function another(revision: number, publication: string): string {
  const lists = {
    platforms: newList(seedFile.platforms, 'sortOrder'),
    brokers: newList(seedFile.brokers, 'place'),
  };
  return JSON.stringify({ ...seedFile, revision, publication, versions: versionsForFile(lists, revision) });
}

it('states in the note of a publication how many records changed in each list', async () => {
  const host = aHost(false);
  const { catalogue, publish } = await anAdministrator(host);
  await catalogue.brokers.add(aBroker());
  await catalogue.brokers.add(aBroker());
  await catalogue.brokers.update('1', { name: 'Renamed' });
  await catalogue.brokers.remove('2');
  await publish();
  await catalogue.platforms.add(aPlatform());
  await catalogue.brokers.remove('1');
  await publish();
  await catalogue.signals.issue([aNewSignal()]);
  await publish();
  expect(host.notes).toEqual([
    'Publish revision 2 (brokers: 2 added, 1 changed, 1 removed)',
    'Publish revision 3 (platforms: 1 added; brokers: 1 removed)',
    'Publish revision 4 (signals: 1 added)',
  ]);
});

it('publishes again when someone immediately overwrites the file', async () => {
  const host = aHost(true);
  const { catalogue, publish } = await anAdministrator(host);
  await catalogue.brokers.update('1', { name: 'Renamed' });
  host.nextWrite((write) => {
    write();
    host.put(another(2, 'aaaaaaaaaaaaaaaa'));
  });
  await expect(publish()).resolves.toMatchObject({ kind: 'published', revision: 3 });
  expect(host.file().brokers[0]).toMatchObject({ name: 'Renamed' });
});

it.each([
  ['33', 440],
  ['ff', 1000],
])('tries three times when others publish first (random id %s…)', async (chance, pause) => {
  const pauses: number[] = [];
  let isRefused = false;
  const host = aHost(false);
  const { catalogue, publish } = await anAdministrator(host, {
    newPublicationId: () => chance.padEnd(16, '0'),
    wait: (ms) => {
      // Records only the pause after a conflict, not storage delays.
      if (isRefused) pauses.push(ms);
      isRefused = false;
      return Promise.resolve();
    },
  });
  await catalogue.brokers.update('1', { name: 'Renamed' });
  for (const letter of ['a', 'b', 'c', 'd'])
    host.nextWrite(() => {
      isRefused = true;
      host.put(another(1, letter.repeat(16)));
      throw new PublishingError('conflict', 412);
    });
  await expect(publish()).rejects.toMatchObject({
    name: 'PublishingError',
    refusal: 'conflict',
    status: undefined,
  });
  expect(pauses).toEqual([pause, pause, pause]);
  expect(host.notes).toEqual([]);
});

it.each<[HostRefusal, string]>([
  ['unreachable', 'UnknownOutcomeError'],
  ['busy', 'UnknownOutcomeError'],
  ['forbidden', 'PublishingError'],
  ['conflict', 'PublishingError'],
])(
  'reports a write that failed with %s as %s when the host then becomes unreachable',
  async (refusal, name) => {
    const host = aHost(false);
    const { catalogue, publish } = await anAdministrator(host);
    await catalogue.brokers.update('1', { name: 'Renamed' });
    host.nextWrite(() => {
      host.failReads(new PublishingError('unreachable'));
      throw new PublishingError(refusal, 500);
    });
    await expect(publish()).rejects.toMatchObject(name === 'PublishingError' ? { name, refusal } : { name });
  },
);

it.each<[HostRefusal, HostRefusal, number]>([
  ['conflict', 'rule', 2],
  ['forbidden', 'forbidden', 1],
  ['busy', 'busy', 1],
])('reports a write rejected with %s as %s (tries: %i)', async (refusal, told, tries) => {
  const host = aHost(false);
  const { catalogue, publish } = await anAdministrator(host);
  await catalogue.brokers.update('1', { name: 'Renamed' });
  for (let left = tries; left > 0; left -= 1)
    host.nextWrite(() => {
      throw new PublishingError(refusal, 409);
    });
  await expect(publish()).rejects.toMatchObject({ name: 'PublishingError', refusal: told, status: 409 });
  await expect(publish()).resolves.toMatchObject({ kind: 'published', revision: 2 });
});
