import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { builtInParts } from '../../../../scripts/build/builtInParts.ts';
import { temporaryFolder } from '../../../support/temporaryFolder';

/** The plugin, as far as a build uses it. */
interface BuildPlugin {
  readonly resolveId: (id: string) => string | undefined;
  load(this: { readonly addWatchFile: (file: string) => void }, id: string): Promise<string | undefined>;
}

/** What a page gets of a catalogue file under the name of a module; undefined for another one's. */
async function partOf(file: object, id: string): Promise<Record<string, unknown> | undefined> {
  const source = path.join(temporaryFolder(), 'catalogue.json');
  writeFileSync(source, JSON.stringify(file));
  const plugin = builtInParts(source) as unknown as BuildPlugin;
  const code = await plugin.load.call({ addWatchFile: () => undefined }, plugin.resolveId(id) ?? id);
  if (code === undefined) return undefined;
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>;
}

it('leaves out the webinars that are switched off, not those that say nothing of it', async () => {
  const webinars = [{ id: '1' }, { id: '2', isActive: true }, { id: '3', isActive: false }];
  const part = await partOf({ exportedAt: '2026-01-12T08:05:00.000Z', webinars }, 'virtual:webinars');
  expect(part?.webinars).toEqual([{ id: '1' }, { id: '2', isActive: true }]);
  expect(part?.madeAt).toBe('2026-01-12T08:05:00.000Z');
});

it('knows no signal and no webinar of a file that is older than these lists', async () => {
  const older = { exportedAt: '', platforms: [], brokers: [] };
  expect((await partOf(older, 'virtual:signal-record'))?.entries).toEqual([]);
  expect((await partOf(older, 'virtual:webinars'))?.webinars).toEqual([]);
});

it('gives the record without what only the page of a signal shows, and that apart', async () => {
  const signals = [
    { id: '1', kind: 'issued', hash: 'a'.repeat(64), candles: [] },
    { id: '2', kind: 'cancelled', hash: 'b'.repeat(64) },
  ];
  const file = { exportedAt: '2026-01-12T08:05:00.000Z', signals };
  const record = await partOf(file, 'virtual:signal-record');
  expect(record).toMatchObject({ head: 'b'.repeat(64), madeAt: '2026-01-12T08:05:00.000Z' });
  expect(record?.entries).toEqual([
    { id: '1', kind: 'issued' },
    { id: '2', kind: 'cancelled' },
  ]);
  expect((await partOf(file, 'virtual:signal-details'))?.details).toHaveLength(2);
  expect((await partOf({ exportedAt: '' }, 'virtual:signal-record'))?.head).toBe('');
});

it('leaves other modules alone', async () => {
  expect(await partOf({}, 'react')).toBeUndefined();
  expect(await partOf({}, '\0react')).toBeUndefined();
  expect(await partOf({}, 'xvirtual:webinars')).toBeUndefined();
});
