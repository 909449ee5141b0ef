import { expect, it } from 'vitest';
import type { JsonObject } from '@/data/storage/json';
import { RECORD_SHEET_COLUMNS, recordRow, recordSheetRow } from '@/content/recordRow';
import { replayRecord } from '@/domain/signals/replay';
import { sampleSignal } from '../../support/sampleSignals';
import { anEvent, anIssued, onDay } from '../../support/signals';

function rowOf(...entries: readonly JsonObject[]): readonly string[] {
  const [signal] = replayRecord(entries).signals;
  return signal ? recordRow(signal) : [];
}

const entered = anEvent('triggered', onDay(1), { price: '1.08400' });

it.each([
  [
    2,
    [
      '2 GBP/USD (sample)',
      '20 January 2026',
      'sell',
      '1.27050 to 1.27150',
      '1.27650',
      'Won, at its target',
      '+2.50R',
      '+2.48R',
    ],
  ],
  [14, ['14 US 100 (sample)', '10 November 2026', 'buy', '18420.0', '18240.0', '50% closed', '–', '–']],
])('lists sample %i with its plan, state and result', (number, cells) => {
  expect(recordRow(sampleSignal(number))).toEqual(cells);
});

it('marks an unpublished signal', () => {
  expect(rowOf(anIssued({ publishedAt: '' }))[1]).toBe('not published');
});

it('marks a late signal', () => {
  expect(rowOf(anIssued({ publishedAt: onDay(2) }), entered)[5]).toBe('Open, late');
});

it.each([
  [2, [2.5, 2.48]],
  [14, ['', '']],
])('exports the results of sample %i as plain numbers', (number, results) => {
  const row = recordSheetRow(sampleSignal(number));
  expect(row.slice(0, -2)).toEqual(recordRow(sampleSignal(number)).slice(0, -2));
  expect(row.slice(-2)).toEqual(results);
  expect(RECORD_SHEET_COLUMNS.slice(-2)).toEqual(['Result (R)', 'Result after costs (R)']);
});
