import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFolderTarget } from '@/data/publishing/folderTarget';
import { aFolder, anAdministrator } from '../../../support/publishing';
import { startServer } from '../../../support/httpServer';
import { seedFile } from '../../../support/seedFile';

const { signal } = new AbortController();
let folder: Awaited<ReturnType<typeof aFolder>>;
beforeEach(async () => {
  folder = await aFolder();
  folder.put(JSON.stringify(seedFile));
});
afterEach(() => folder.close());

const puts = () => folder.server.requests.filter(({ method }) => method === 'PUT');

it.each(['weak', 'gzip'] as const)('U21: publishes where the ETag is %s', async (tag) => {
  folder.server.faults.tag = tag;
  const { catalogue, publish } = await anAdministrator(folder);
  for (const name of ['Renamed', 'Renamed again']) {
    await catalogue.brokers.update('1', { name });
    await expect(publish()).resolves.toMatchObject({ kind: 'published' });
    expect(folder.text()).toContain(`"${name}"`);
  }
});

it('U21: is refused where there is no ETag, as nothing could be compared', async () => {
  folder.server.faults.tag = 'none';
  const { catalogue, publish } = await anAdministrator(folder);
  await catalogue.brokers.update('1', { name: 'Renamed' });
  await expect(publish()).rejects.toMatchObject({ refusal: 'unchecked' });
  expect(puts()).toEqual([]);
});

it('tries once more where a condition fails though nothing changed, as with Apache in the first second', async () => {
  const waits = vi.fn(() => Promise.resolve());
  const target = createFolderTarget(
    { kind: 'folder', url: folder.server.url, origin: folder.server.origin },
    fetch,
    waits,
    () => folder.server.key,
  );
  await target.replace('{}', (await target.read(signal))?.version ?? '', '', signal);
  folder.failNext(412);
  await target.replace('[]', (await target.read(signal))?.version ?? '', '', signal);
  expect(folder.text()).toBe('[]');
  expect(waits).toHaveBeenCalledExactlyOnceWith(1500);
});

it('P12, U22: finds out that a server writes whatever stands there, without putting anything back', async () => {
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

it('asks a server that compares versions only once whether it does', async () => {
  const { catalogue, publish, target } = await anAdministrator(folder);
  for (const name of ['One', 'Two']) {
    await catalogue.brokers.update('1', { name });
    await publish();
  }
  expect(puts().map(({ headers }) => headers['if-match']?.includes('probe'))).toEqual([true, false, false]);
  expect(target.ignoresVersions()).toBe(false);
});

it('goes nowhere else with the key when it is sent elsewhere', async () => {
  const elsewhere = await startServer(() => ({ status: 200, body: '{}' }));
  const here = await startServer(() => ({ status: 307, headers: { Location: elsewhere.origin } }));
  const address = { kind: 'folder', url: `${here.origin}/catalogue.json`, origin: here.origin } as const;
  const target = createFolderTarget(
    address,
    fetch,
    () => Promise.resolve(),
    () => ({ username: 'keeper', secret: 'key' }),
  );
  await expect(target.read(signal)).rejects.toMatchObject({ refusal: 'moved' });
  await expect(target.replace('{}', '"a"', '', signal)).rejects.toMatchObject({ refusal: 'moved' });
  expect(elsewhere.requests).toEqual([]);
  await Promise.all([here.close(), elsewhere.close()]);
});

it('asks past all caches, which may hold what was published before, and without cookies or its own address', async () => {
  const asked: RequestInit[] = [];
  const target = createFolderTarget(
    { kind: 'folder', url: folder.server.url, origin: folder.server.origin },
    (url, init) => {
      asked.push(init);
      return fetch(url, init);
    },
    () => Promise.resolve(),
    () => folder.server.key,
  );
  await target.replace('{}', (await target.read(signal))?.version ?? '', '', signal);
  expect(asked).toHaveLength(3);
  for (const init of asked)
    expect(init).toMatchObject({ cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer' });
});

it('carries a key of any letters, and sends none before there is one', async () => {
  let key: { username: string; secret: string } | null = null;
  const server = await startServer(() => ({ status: 200, headers: { ETag: '"a"' }, body: '{}' }));
  const target = createFolderTarget(
    { kind: 'folder', url: `${server.origin}/catalogue.json`, origin: server.origin },
    fetch,
    () => Promise.resolve(),
    () => key,
  );
  await target.read(signal);
  key = { username: 'Jürgen', secret: '€uro' };
  await target.read(signal);
  const [first, second] = server.requests.map(({ headers }) => headers.authorization);
  expect(first).toBeUndefined();
  expect(Buffer.from(second?.replace('Basic ', '') ?? '', 'base64').toString()).toBe('Jürgen:€uro');
  await server.close();
});

it('says of a failure nothing but what kind it is', async () => {
  const target = folder.target(() => ({ username: 'keeper', secret: 'secret-key' }));
  const failure: unknown = await target.replace('{}', '"a"', '', signal).catch((error: unknown) => error);
  expect(failure).toMatchObject({ refusal: 'key', status: 401 });
  expect(JSON.stringify([failure, String(failure), (failure as Error).stack])).not.toContain('secret-key');
});
