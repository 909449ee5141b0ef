import { expect, it, vi } from 'vitest';
import { createFolderTarget } from '@/data/publishing/folderTarget';
import type { PublishingKey } from '@/data/publishing/target';
import { anAdministrator, freshFolder } from '../../../support/publishing';
import { startServer } from '../../../support/httpServer';
import { seedFile } from '../../../support/seedFile';
import { noWait } from '../../../support/environment';

const { signal } = new AbortController();
const folder = freshFolder(JSON.stringify(seedFile));
/** A target that publishes to the file of this server. */
const targetOf = ({ origin }: { readonly origin: string }, key: () => PublishingKey | null, wait = noWait) =>
  createFolderTarget({ kind: 'folder', url: `${origin}/catalogue.json`, origin }, fetch, wait, key);

const puts = () => folder.server.requests.filter(({ method }) => method === 'PUT');

it('retries once when Apache rejects its own ETag', async () => {
  const waits = vi.fn(() => Promise.resolve());
  const target = targetOf(folder.server, () => folder.server.key, waits);
  await target.replace('{}', (await target.read(signal))?.version ?? '', '', signal);
  folder.failNext(412);
  await target.replace('[]', (await target.read(signal))?.version ?? '', '', signal);
  expect(folder.text()).toBe('[]');
  expect(waits).toHaveBeenCalledExactlyOnceWith(1500);
});

it('detects a server that ignores versions', async () => {
  folder.server.faults.ignoresConditions = true;
  const { catalogue, publish, target } = await anAdministrator(folder);
  await catalogue.brokers.update('1', { name: 'Renamed' });
  expect(target.ignoresVersions()).toBe(false);
  folder.beforeNextWrite(() => {
    folder.put('{"somebody":"else"}');
  });
  await expect(publish()).resolves.toMatchObject({ kind: 'published', revision: 2 });
  expect(target.ignoresVersions()).toBe(true);
  expect(puts()).toHaveLength(1);
  expect(JSON.parse(folder.text() ?? '')).toMatchObject({ revision: 2 });
});

it('never sends the key to the target of a redirect', async () => {
  const elsewhere = await startServer(() => ({ status: 200, body: '{}' }));
  const here = await startServer(() => ({ status: 307, headers: { Location: elsewhere.origin } }));
  const target = targetOf(here, () => ({ username: 'keeper', secret: 'key' }));
  await expect(target.read(signal)).rejects.toMatchObject({ refusal: 'moved' });
  await expect(target.replace('{}', '"a"', '', signal)).rejects.toMatchObject({ refusal: 'moved' });
  expect(elsewhere.requests).toEqual([]);
  await Promise.all([here.close(), elsewhere.close()]);
});

it('sends a key with any characters, but no key before one is entered', async () => {
  let key: { username: string; secret: string } | null = null;
  const server = await startServer(() => ({ status: 200, headers: { ETag: '"a"' }, body: '{}' }));
  const target = targetOf(server, () => key);
  await target.read(signal);
  key = { username: 'Jürgen', secret: '€uro' };
  await target.read(signal);
  const [first, second] = server.requests.map(({ headers }) => headers.authorization);
  expect(first).toBeUndefined();
  expect(Buffer.from(second?.replace('Basic ', '') ?? '', 'base64').toString()).toBe('Jürgen:€uro');
  await server.close();
});

it('does not reveal the key when a request fails', async () => {
  const target = folder.target(() => ({ username: 'keeper', secret: 'secret-key' }));
  const failure: unknown = await target.replace('{}', '"a"', '', signal).catch((error: unknown) => error);
  expect(failure).toMatchObject({ refusal: 'key', status: 401 });
  expect(JSON.stringify([failure, String(failure), (failure as Error).stack])).not.toContain('secret-key');
});

const keeping = () => {
  const { url, origin, history, key } = folder.server;
  return createFolderTarget({ kind: 'folder', url, origin, history }, fetch, noWait, () => key);
};

it('keeps a copy of each publication and lists the latest first', async () => {
  const { catalogue, publish, target } = await anAdministrator({ target: keeping });
  const texts: (string | null)[] = [];
  for (const name of ['One', 'Two']) {
    await catalogue.brokers.update('1', { name });
    await expect(publish()).resolves.toMatchObject({ kind: 'published', isKept: true });
    texts.push(folder.text());
  }
  const past = (await target.past?.(signal)) ?? [];
  expect(past.map(({ note, time }) => [note, time])).toEqual([
    ['Publish revision 3', '2026-01-02T03:04:05.000Z'],
    ['Publish revision 2', '2026-01-02T03:04:05.000Z'],
  ]);
  expect(past[1]?.id).toMatch(/^0002-[\da-f]{16}\.json$/);
  await expect(target.pastText?.(past[1]?.id ?? '', signal)).resolves.toBe(texts[0]);
});

it('publishes even when no backup copy can be kept, and reports that', async () => {
  folder.server.faults.hasNoHistory = true;
  const { catalogue, publish } = await anAdministrator({ target: keeping });
  await catalogue.brokers.update('1', { name: 'Renamed' });
  await expect(publish()).resolves.toMatchObject({ kind: 'published', revision: 2, isKept: false });
  expect(folder.text()).toContain('Renamed');
});

it('refuses to read a file that is not a copy of a publication', async () => {
  await expect(keeping().pastText?.('../catalogue.json', signal)).rejects.toMatchObject({
    refusal: 'absent',
  });
  expect(folder.server.requests).toEqual([]);
});
