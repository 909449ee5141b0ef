import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createForgeTarget } from '@/data/publishing/forgeTarget';
import { FORGE_DIALECTS, type ForgeDialect } from '@/domain/text/publishAddress';
import { aForge, anAdministrator } from '../../../support/publishing';
import { seedFile } from '../../../support/seedFile';

const { signal } = new AbortController();
const TEXT = '{"words":"Zürich € 日本 🙂"}\n';

let forge: Awaited<ReturnType<typeof aForge>>;
const open = (dialect: ForgeDialect) => async () => {
  forge = await aForge(dialect);
};
afterEach(() => forge.close());

describe.each(FORGE_DIALECTS)('a file on %s', (dialect) => {
  beforeEach(open(dialect));

  it('distinguishes a missing file from a missing branch', async () => {
    await expect(forge.target().read(signal)).resolves.toBeNull();
    for (const changed of [{ branch: 'other' }, { project: 'owner/other' }]) {
      const target = createForgeTarget(
        { ...forge.server.address, ...changed },
        fetch,
        () => forge.server.key,
      );
      await expect(target.read(signal)).rejects.toMatchObject({ refusal: 'absent', status: 404 });
    }
  });

  it('creates one commit per publication, with its note, and reads the file back', async () => {
    const target = forge.target();
    await expect(target.replace(TEXT, null, 'Publish revision 1', signal)).resolves.toBe('created');
    forge.server.faults.hasLines = true;
    const remote = await target.read(signal);
    expect(remote?.text).toBe(TEXT);
    await expect(target.replace('{}', remote?.version ?? null, 'Publish revision 2', signal)).resolves.toBe(
      'replaced',
    );
    expect(forge.server.commits.map(({ message }) => message)).toEqual([
      'Publish revision 1',
      'Publish revision 2',
    ]);
  });

  it('refuses to overwrite another version', async () => {
    forge.put(TEXT);
    for (const version of ['0000000000000000000000000000000000000000', null])
      await expect(forge.target().replace('{}', version, '', signal)).rejects.toMatchObject({
        name: 'PublishingError',
      });
    expect(forge.text()).toBe(TEXT);
  });

  it('lists the history and its files, latest first', async () => {
    const target = forge.target();
    await target.replace(TEXT, null, 'Publish revision 1', signal);
    await target.replace('{}', (await target.read(signal))?.version ?? '', 'Publish revision 2', signal);
    const past = await target.past?.(signal);
    expect(past?.map(({ note, by }) => [note, by])).toEqual([
      ['Publish revision 2', 'Keeper'],
      ['Publish revision 1', 'Keeper'],
    ]);
    expect(past?.[1]).toMatchObject({
      time: '2026-01-02T03:04:05Z',
      link: expect.stringContaining('https://') as unknown,
    });
    await expect(target.pastText?.(past?.[1]?.id ?? '', signal)).resolves.toBe(TEXT);
  });

  it('sends its key only in a header', async () => {
    forge.put(JSON.stringify(seedFile));
    const { catalogue, publish } = await anAdministrator(forge);
    await catalogue.brokers.update('1', { name: 'Renamed' });
    await publish();
    for (const { url, body } of forge.server.requests) {
      expect(url).not.toContain(forge.server.key.secret);
      expect(body).not.toContain(forge.server.key.secret);
    }
  });
});

it('reports a file that GitHub created instead of updating', async () => {
  await open('github')();
  forge.put(JSON.stringify(seedFile));
  const { catalogue, publish } = await anAdministrator(forge);
  await catalogue.brokers.update('1', { name: 'Renamed' });
  forge.beforeNextWrite(() => {
    forge.put(null);
  });
  await expect(publish()).resolves.toMatchObject({ kind: 'published', revision: 2, wasMissing: true });
});
