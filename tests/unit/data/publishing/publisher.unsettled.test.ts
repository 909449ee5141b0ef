import { expect, it } from 'vitest';
import { PublishingError } from '@/data/publishing/target';
import { aHost } from '../../../support/scriptedHost';
import { anAdministrator, chooseSide } from '../../../support/publishing';
import { aNewSignal } from '../../../support/signals';

/** A publication that was written, although both the write and the read-back got no response. */
async function anUnansweredPublication(change: (admin: Admin) => Promise<unknown>) {
  const host = aHost(false);
  const admin = await anAdministrator(host);
  await change(admin);
  host.nextWrite((write) => {
    write();
    host.failReads(new PublishingError('unreachable'));
    throw new PublishingError('unreachable');
  });
  await expect(admin.publish()).rejects.toMatchObject({ name: 'UnknownOutcomeError' });
  host.failReads(null);
  return { host, admin };
}

type Admin = Awaited<ReturnType<typeof anAdministrator>>;

const request = { signal: new AbortController().signal };
const firstBroker = async ({ catalogue }: Admin) => (await catalogue.brokers.list())[0];

const renamed = ({ catalogue }: Admin) => catalogue.brokers.update('1', { name: 'Renamed' });

it('keeps a value restored after a publication without a response', async () => {
  const { host, admin } = await anUnansweredPublication(renamed);
  const name = host.before().brokers[0]?.name ?? '';
  await admin.catalogue.brokers.update('1', { name });
  await admin.visitSite(host.text());
  expect(await firstBroker(admin)).toMatchObject({ name });
  const publisher = admin.reopened();
  const outcome = await publisher.publish(request);
  expect(outcome).toMatchObject({ conflicts: [{ list: 'brokers', id: '1', field: 'name' }] });
  await publisher.publish({ ...request, choices: chooseSide(outcome, 'mine') });
  expect(host.file().brokers[0]).toMatchObject({ name });
});

it('keeps a record restored after a publication without a response', async () => {
  let undo: () => Promise<unknown> = () => Promise.resolve();
  const { host, admin } = await anUnansweredPublication(async ({ catalogue }) => {
    const removed = await catalogue.brokers.removeMany(['1']);
    undo = () => catalogue.brokers.restore(removed);
  });
  await undo();
  await admin.visitSite(host.text());
  expect((await firstBroker(admin))?.id).toBe('1');
});

it('publishes changes made since a publication without a response', async () => {
  const { host, admin } = await anUnansweredPublication(renamed);
  await admin.catalogue.brokers.update('2', { name: 'Changed since' });
  await expect(admin.publish()).resolves.toMatchObject({ kind: 'published', revision: 3 });
  expect(host.file().brokers.slice(0, 2)).toMatchObject([{ name: 'Renamed' }, { name: 'Changed since' }]);
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

it('takes a signal back once the host has refused its publication', async () => {
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
