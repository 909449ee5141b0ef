import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/data/storage/json';
import type { StoredSignalDraft } from '@/domain/signals/draft';
import { replayRecord } from '@/domain/signals/replay';
import {
  instrumentOf,
  numberText,
  resultOf,
  rowName,
  shownRows,
  sideOf,
  signalRows,
  writtenAt,
  type RowState,
  type SignalRow,
} from '@/admin/signals/signalRows';
import { sampleEntries } from '../../../support/sampleSignals';
import { aSignalDraft, anIssued } from '../../../support/signals';

const aStoredDraft = (id: string, fields: Parameters<typeof aSignalDraft>[0] = {}): StoredSignalDraft => ({
  ...aSignalDraft(fields),
  id,
  createdAt: '2026-11-21T08:00:00.000Z',
  updatedAt: `2026-11-22T0${id}:00:00.000Z`,
});

const waiting: readonly JsonObject[] = [
  anIssued({
    signal: 17,
    at: '2026-11-22T09:00:00.000Z',
    createdAt: '2026-11-22T09:00:00.000Z',
    publishedAt: '',
    validUntil: '2026-12-24T20:00:00.000Z',
  }),
  {
    signal: 17,
    kind: 'cancelled',
    at: '2026-11-22T10:00:00.000Z',
    createdAt: '2026-11-22T10:00:00.000Z',
    by: 'Test author, analyst',
    note: 'No longer.',
  },
  {
    signal: 16,
    kind: 'triggered',
    at: '2026-11-22T10:00:00.000Z',
    createdAt: '2026-11-22T10:00:00.000Z',
    by: 'Test author, analyst',
    price: '71.50',
  },
];

const drafts = [
  aStoredDraft('1', {
    name: 'Second look',
    instrument: 'Silver',
    side: 'short',
    reason: 'Why of the draft.',
  }),
  aStoredDraft('2', { name: 'First look', instrument: 'Copper' }),
];

const view = {
  sealed: sampleEntries,
  waiting,
  aside: [],
  next: 18,
  syncState: { kind: 'same' } as const,
  replay: replayRecord([...sampleEntries, ...waiting]),
};

const rows = signalRows(view, drafts);
const row = (id: string): SignalRow => {
  const found = rows.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no row ${id}.`);
  return found;
};

const all = { query: '', state: 'all', sort: null } as const;
/** Drafts by their id, signals by their number. */
const shown = (wanted: Partial<Parameters<typeof shownRows>[1]>) =>
  shownRows(rows, { ...all, ...wanted }).map(({ id }) => id.replace('signal ', ''));

describe('the list', () => {
  it('has drafts first, then signals from the newest', () => {
    expect(shown({})).toEqual([
      'draft 1',
      'draft 2',
      ...Array.from({ length: 17 }, (_, index) => String(17 - index)),
    ]);
  });

  it('counts of each signal what is not published', () => {
    expect(
      rows.flatMap((one) => (one.kind === 'signal' && one.waiting > 0 ? [[one.id, one.waiting]] : [])),
    ).toEqual([
      ['signal 17', 2],
      ['signal 16', 1],
    ]);
  });

  it.each<[RowState, string[]]>([
    ['draft', ['draft 1', 'draft 2']],
    ['waiting', []],
    ['open', ['16', '15', '14']],
    ['closed', ['13', '12', '11', '9', '7', '6', '4', '3', '2', '1']],
    ['untraded', ['17', '10', '8', '5']],
    ['unpublished', ['17', '16']],
  ])('narrowed to “%s” has those and no others', (state, ids) => {
    expect(shown({ state })).toEqual(ids);
  });

  it.each([
    ['silver', ['draft 1']],
    ['SELL', ['draft 1', '15', '13', '9', '8', '5', '3', '2']],
    ['Draft', ['draft 1', 'draft 2']],
    ['stopped', ['13', '11', '9', '7', '4', '3', '2', '1']],
    ['First look', ['draft 2']],
    ['why of the draft', ['draft 1']],
    ['12', ['12']],
    ['three weeks of rising lows', ['16']],
  ])('searched for “%s” finds it in what a row says', (query, ids) => {
    expect(shown({ query })).toEqual(ids);
  });

  it('searched within a state finds only what fits both', () => {
    expect(shown({ query: 'gold', state: 'closed' })).toEqual(['13', '4']);
    expect(shown({ query: 'gold', state: 'open' })).toEqual([]);
  });
});

describe('sorted', () => {
  const sorted = (column: string, isDescending = false) => shown({ sort: { column, isDescending } });

  it.each([
    ['number', ['1', '2', '3'], ['16', '17', 'draft 1', 'draft 2']],
    ['instrument', ['15', '7', '11', 'draft 2'], ['14', '3']],
    ['side', ['draft 2', '17'], ['5', '2']],
    ['state', ['17', '10', '6'], ['12', '2']],
    ['result', ['11'], ['8', '5']],
    ['written', ['1', '2', '3'], ['16', 'draft 1', 'draft 2', '17']],
  ])('by %s begins and ends with what that column says', (column, first, last) => {
    const ids = sorted(column);
    expect({ first: ids.slice(0, first.length), last: ids.slice(-last.length) }).toEqual({ first, last });
  });

  it('the other way round keeps what has nothing in the column at the end', () => {
    expect(sorted('number', true).slice(0, 2)).toEqual(['17', '16']);
    expect(sorted('number', true).slice(-2)).toEqual(['draft 1', 'draft 2']);
  });

  it('by a column that it does not have stays in its order', () => {
    expect(sorted('none')).toEqual(shown({}));
  });
});

describe('a row', () => {
  it.each([
    ['draft 1', 'the draft “Second look”', '–', 'Silver', 'sell', '', '2026-11-22T01:00:00.000Z'],
    ['signal 17', 'signal 17', '17', 'EUR/USD', 'buy', '–', '2026-11-22T09:00:00.000Z'],
    ['signal 15', 'signal 15', '15', 'AUD/USD', 'sell', '', '2026-11-18T07:20:00.000Z'],
    ['signal 9', 'signal 9', '9', 'EUR/USD', 'sell', '−1.00R', '2026-04-21T12:00:00.000Z'],
  ])('%s is %s and has these cells', (id, ...cells) => {
    const one = row(id);
    expect([rowName, numberText, instrumentOf, sideOf, resultOf, writtenAt].map((of) => of(one))).toEqual(
      cells,
    );
  });
});
