import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { builtInRecord } from '@/data/signals/builtInRecord';
import { readLatestRecordInBrowser } from '@/data/signals/latestRecord';

it('offers no update and remembers the head when the site serves the built-in record', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 25, 12));
  const published = readFileSync('src/data/catalogue/catalogue.json', 'utf8');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(published)));
  expect(await readLatestRecordInBrowser()).toEqual({ status: 'loaded', alarm: null });
  expect(JSON.parse(localStorage.getItem('upm_signals_seed') ?? '')).toEqual({
    ...builtInRecord.head,
    at: '2026-11-25T12:00:00.000Z',
  });
});

it('reports an unreachable site', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  expect(await readLatestRecordInBrowser()).toEqual({ status: 'unreachable' });
});
