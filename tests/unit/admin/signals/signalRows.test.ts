import { expect, it } from 'vitest';
import type { JsonObject } from '@/data/storage/json';
import { searchIn } from '@/domain/text/search';
import type { StoredSignalDraft } from '@/domain/signals/draft';
import { replayRecord } from '@/domain/signals/replay';
import {
  ROW_FILTERS,
  rowLabel,
  rowSearchTexts,
  signalRows,
  type SignalRow,
} from '@/admin/signals/signalRows';
import { sampleEntries } from '../../../support/sampleSignals';
import { aSignalDraft, anEvent, anIssued } from '../../../support/signals';

const aStoredDraft = (id: string, fields: Parameters<typeof aSignalDraft>[0] = {}): StoredSignalDraft => ({
  ...aSignalDraft(fields),
  id,
  createdAt: '2026-11-21T08:00:00.000Z',
  updatedAt: '2026-11-22T01:00:00.000Z',
});

const [AT, LATER] = ['2026-11-22T09:00:00.000Z', '2026-11-22T10:00:00.000Z'];
const waiting: readonly JsonObject[] = [
  anIssued({ signal: 17, at: AT, createdAt: AT, publishedAt: '', validUntil: '2026-12-24T20:00:00.000Z' }),
  anEvent('cancelled', LATER, { signal: 17, publishedAt: '', note: 'No longer.' }),
  anEvent('triggered', LATER, { signal: 16, publishedAt: '', price: '71.50' }),
];

const drafts = [
  aStoredDraft('draft 1', {
    name: 'Second look',
    instrument: 'Silver',
    side: 'short',
    reason: 'Why of the draft.',
  }),
  aStoredDraft('draft 2', { name: 'First look', instrument: 'Copper' }),
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
/** The ids of drafts and the numbers of signals. */
const idsOf = (found: readonly SignalRow[]) => found.map(({ id }) => id.replace('signal-', ''));

it('lists drafts first, then signals from latest to earliest', () => {
  expect(idsOf(rows)).toEqual([
    'draft 1',
    'draft 2',
    ...Array.from({ length: 17 }, (_, index) => String(17 - index)),
  ]);
});

it('counts unpublished updates per signal', () => {
  expect(
    rows.flatMap((one) => (one.kind === 'signal' && one.waiting > 0 ? [[one.id, one.waiting]] : [])),
  ).toEqual([
    ['signal-17', 2],
    ['signal-16', 1],
  ]);
});

it.each([
  ['draft', ['draft 1', 'draft 2']],
  ['waiting', []],
  ['open', ['16', '15', '14']],
  ['closed', ['13', '12', '11', '9', '7', '6', '4', '3', '2', '1']],
  ['untraded', ['17', '10', '8', '5']],
  ['unpublished', ['17', '16']],
])('filters the list by the state “%s”', (state, ids) => {
  expect(idsOf(rows.filter((one) => ROW_FILTERS[state]?.keeps(one)))).toEqual(ids);
});

it.each([
  ['silver', ['draft 1']],
  ['SELL', ['draft 1', '15', '13', '9', '8', '5', '3', '2']],
  ['lost', ['13', '11', '9', '6', '3', '1']],
  ['why of the draft', ['draft 1']],
])('finds rows whose text contains “%s”', (query, ids) => {
  expect(idsOf(searchIn(rows, rowSearchTexts)(query))).toEqual(ids);
});

it('labels drafts by name and signals by number', () => {
  expect(rows.slice(1, 3).map(rowLabel)).toEqual(['the draft “First look”', 'signal 17']);
});
