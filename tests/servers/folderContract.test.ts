import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sleep } from '@/data/storage/environment';
import { createFolderTarget } from '@/data/publishing/folderTarget';
import { anAdministrator, chooseSide } from '../support/publishing';
import { seedFile } from '../support/seedFile';
import { isInstalled, KEY, startWebServer, WEB_SERVERS } from './webServers';

const { signal } = new AbortController();
const SEED = `${JSON.stringify(seedFile)}\n`;
const FIRST_PORT = 4290;
const PUBLICATIONS = 25;

for (const server of WEB_SERVERS.filter((server) => !isInstalled(server)))
  console.warn(`${server.name} is not installed (${server.binary}): not tried.`);

describe.each(WEB_SERVERS.filter(isInstalled))('publishes to a folder on $name', (server) => {
  let host: Awaited<ReturnType<typeof startWebServer>>;
  beforeAll(async () => {
    host = await startWebServer(server, FIRST_PORT + 2 * WEB_SERVERS.indexOf(server));
  });
  afterAll(() => host.close());

  const target = (key: typeof KEY | null = KEY) =>
    createFolderTarget({ kind: 'folder', url: host.url, origin: host.origin }, fetch, sleep, () => key);

  it('reads without a key but writes only with one', async () => {
    host.put(SEED);
    const standing = await target(null).read(signal);
    expect(standing?.text).toBe(SEED);
    await expect(target(null).replace('{}', standing?.version ?? '', '', signal)).rejects.toMatchObject({
      refusal: 'key',
    });
    expect(host.text()).toBe(SEED);
  });

  it.each(['MOVE', 'COPY', 'DELETE', 'PROPPATCH', 'MKCOL'])(
    'rejects %s, with and without the key, and any write to another file',
    async (method) => {
      host.put(SEED);
      const destination = `${host.origin}/index.html`;
      const authorization = `Basic ${btoa(`${KEY.username}:${KEY.secret}`)}`;
      for (const key of [{}, { authorization }])
        for (const url of [host.url, `${host.origin}/catalogue-history/new`]) {
          const response = await fetch(url, { method, headers: { ...key, destination, overwrite: 'T' } });
          expect(response.ok).toBe(false);
        }
      const other = await fetch(destination, { method: 'PUT', body: 'x', headers: { authorization } });
      expect(other.ok).toBe(false);
      expect(host.text()).toBe(SEED);
      expect((await fetch(destination)).status).toBe(404);
    },
  );

  it('replaces the file only if the given version is current', async () => {
    host.put(SEED);
    const folder = target();
    const standing = await folder.read(signal);
    await folder.replace('{"a":1}', standing?.version ?? '', '', signal);
    expect(host.text()).toBe('{"a":1}');
    expect(folder.ignoresVersions()).toBe(false);
    await expect(folder.replace('{"b":22}', standing?.version ?? '', '', signal)).rejects.toMatchObject({
      refusal: 'conflict',
    });
    expect(host.text()).toBe('{"a":1}');
  });

  // nginx's own WebDAV doesn't support PROPFIND.
  if (server.name !== 'nginx')
    it('keeps copies of publications and lists them', async () => {
      host.put(SEED);
      const history = `${host.origin}/catalogue-history/`;
      const folder = createFolderTarget(
        { kind: 'folder', url: host.url, origin: host.origin, history },
        fetch,
        sleep,
        () => KEY,
      );
      const [publication, text] = ['0123456789abcdef', '{"a":1}'];
      await folder.keep?.({ revision: 7, publication, text }, signal);
      const [copy] = (await folder.past?.(signal)) ?? [];
      expect(copy).toMatchObject({ id: `0007-${publication}.json`, note: 'Publish revision 7' });
      expect(new Date(copy?.time ?? '').getTime()).toBeGreaterThan(0);
      await expect(folder.pastText?.(copy?.id ?? '', signal)).resolves.toBe(text);
    });

  it(`loses no changes when two administrators each publish ${String(PUBLICATIONS)} times at once`, async () => {
    host.put(SEED);
    const place = { target: () => target() };
    const wait = (ms: number) => sleep(ms / 10);
    const [a, b] = [await anAdministrator(place, { wait }), await anAdministrator(place, { wait })];
    const busy = async ({ catalogue, publish }: typeof a, id: string) => {
      const outcomes: string[] = [];
      for (let count = 1; count <= PUBLICATIONS; count += 1) {
        await catalogue.brokers.update(id, { leverage: `1:${String(count)}` });
        outcomes.push(
          await publish().then(
            ({ kind }) => kind,
            (error: unknown) => String(error),
          ),
        );
      }
      return outcomes;
    };
    const outcomes = (await Promise.all([busy(a, '1'), busy(b, '2')])).flat();
    // A publication that conflicts three times fails with a message, and the next attempt publishes
    // everything. nginx compares the version before the upload rather than during it, so overwritten changes
    // may still cause a conflict here.
    for (const { publish } of [a, b]) await publish({ answers: chooseSide(await publish(), 'mine') });
    const { brokers } = JSON.parse(host.text() ?? '') as typeof seedFile;
    expect(brokers.slice(0, 2).map(({ leverage }) => leverage)).toEqual([
      `1:${String(PUBLICATIONS)}`,
      `1:${String(PUBLICATIONS)}`,
    ]);
    // A change is `unchanged` if the other administrator's merge had already published it.
    const others = outcomes.filter((kind) => kind !== 'published' && kind !== 'unchanged');
    expect(others.filter((words) => !words.includes('conflict'))).toEqual([]);
  });
});
