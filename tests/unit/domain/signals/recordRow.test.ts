import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/data/storage/json';
import { RECORD_COLUMNS, RECORD_SHEET_COLUMNS, recordRow, recordSheetRow } from '@/domain/signals/recordRow';
import { replayRecord } from '@/domain/signals/replay';
import { sampleSignal } from '../../../support/sampleSignals';
import { anEvent, anIssued, onDay } from '../../../support/signals';

function rowOf(...entries: readonly JsonObject[]): readonly string[] {
  const [signal] = replayRecord(entries).signals;
  return signal ? recordRow(signal) : [];
}

const entered = anEvent('triggered', onDay(1), { price: '1.08400' });

describe('a row of the record', () => {
  it('has a cell for each column', () => {
    expect(recordRow(sampleSignal(16))).toHaveLength(RECORD_COLUMNS.length);
  });

  it.each([
    [
      2,
      [
        '2 GBP/USD (sample)',
        '20 January 2026',
        'sell',
        '1.27050 to 1.27150',
        '1.27650',
        'Target reached',
        '+2.50R',
        '+2.48R',
      ],
    ],
    [
      3,
      ['3 USD/JPY (sample)', '3 February 2026', 'buy', '151.200', '150.400', 'Stopped', '−1.02R', '−1.04R'],
    ],
    [5, ['5 Oil (WTI) (sample)', '24 February 2026', 'sell', '78.40 to 78.60', '79.40', 'Expired', '–', '–']],
    [
      14,
      [
        '14 US 100 (sample)',
        '10 November 2026',
        'buy',
        '18420.0',
        '18240.0',
        'Partly taken, 50% left',
        '–',
        '–',
      ],
    ],
  ])('tells sample %i with its plan, its state and its result', (number, cells) => {
    expect(recordRow(sampleSignal(number))).toEqual(cells);
  });

  it('of a real signal does not call it a sample', () => {
    const closed = anEvent('closed', onDay(3), { price: '1.08000', reason: 'stop' });
    expect(rowOf(anIssued(), entered, closed)).toEqual([
      '1 EUR/USD',
      '12 January 2026',
      'buy',
      '1.08200 to 1.08400',
      '1.08000',
      'Stopped',
      '−1.00R',
      '−1.03R',
    ]);
  });

  it('of one that waits for its publication says so', () => {
    expect(rowOf(anIssued({ publishedAt: '' }))[1]).toBe('not published');
  });

  it('of one whose entry was reached before it was public says that it is late', () => {
    expect(rowOf(anIssued({ publishedAt: onDay(2) }), entered)[5]).toBe('Open, late');
  });
});

describe('a row of the spreadsheet of the record', () => {
  it.each([
    [2, [2.5, 2.48]],
    [3, [-1.02, -1.04]],
    [14, ['', '']],
  ])('has the results of sample %i as plain numbers, with R in the heading', (number, results) => {
    const row = recordSheetRow(sampleSignal(number));
    expect(row.slice(0, -2)).toEqual(recordRow(sampleSignal(number)).slice(0, -2));
    expect(row.slice(-2)).toEqual(results);
    expect(RECORD_SHEET_COLUMNS.slice(-2)).toEqual(['Result (R)', 'Result after costs (R)']);
  });
});
