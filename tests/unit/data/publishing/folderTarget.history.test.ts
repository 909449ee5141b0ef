import { expect, it } from 'vitest';
import { createFolderTarget } from '@/data/publishing/folderTarget';
import { noWait } from '../../../support/environment';
import { anAdministrator, useFolder } from '../../../support/publishing';
import { seedFile } from '../../../support/seedFile';

const { signal } = new AbortController();
const folder = useFolder(JSON.stringify(seedFile));

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

it('publishes when a copy cannot be kept, and says so', async () => {
  folder.server.faults.hasNoHistory = true;
  const { catalogue, publish } = await anAdministrator({ target: keeping });
  await catalogue.brokers.update('1', { name: 'Renamed' });
  await expect(publish()).resolves.toMatchObject({ kind: 'published', revision: 2, isKept: false });
  expect(folder.text()).toContain('Renamed');
});

it('refuses to read a file that is not a copy', async () => {
  await expect(keeping().pastText?.('../catalogue.json', signal)).rejects.toMatchObject({
    refusal: 'absent',
  });
  expect(folder.server.requests).toEqual([]);
});
