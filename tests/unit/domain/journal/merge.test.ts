import { expect, it } from 'vitest';
import { applyMerge, mergeMovements, mergeTrades, tradesWithPlaces } from '@/domain/journal/merge';
import type { JournalTrade, Trade } from '@/domain/journal/types';
import { closedRow, mt4Statement } from '../../../support/mt4Statement.ts';
import { replaced, sampleBytes, sampleText, statementOf, utf8 } from '../../../support/statements.ts';

const imported = (trades: readonly Trade[]) => applyMerge([], mergeTrades([], trades), 'first');

const counts = (kept: readonly JournalTrade[], incoming: readonly Trade[]) => {
  const { added, extended, known, conflicts } = mergeTrades(kept, incoming);
  return { added: added.length, extended: extended.length, known, conflicts: conflicts.length };
};

it.for(['02', '04', '08', '10', '11', '12', '13'])(
  'finds nothing new when file %s is imported twice',
  (sample) => {
    const { trades, movements } = statementOf(sampleBytes(sample));
    const kept = imported(trades);
    expect(counts(kept, trades)).toEqual({ added: 0, extended: 0, known: trades.length, conflicts: 0 });
    expect(applyMerge(kept, mergeTrades(kept, trades), 'second')).toEqual(kept);
    expect(mergeMovements(movements, movements)).toEqual(movements);
  },
);

it('adds the extra trades in a longer file, and keeps notes', () => {
  const { trades } = statementOf(sampleBytes('02'));
  const kept = imported(trades.slice(0, -1)).map((trade) => ({
    ...trade,
    notes: { ...trade.notes, remark: 'Held on' },
  }));
  const merged = applyMerge(kept, mergeTrades(kept, trades), 'second');
  expect(merged.map(({ notes, importId }) => [notes.remark, importId])).toEqual([
    ...kept.map(() => ['Held on', 'first']),
    ['', 'second'],
  ]);
});

it('asks how to settle a contradiction, and changes nothing automatically', () => {
  const kept = imported(statementOf(sampleBytes('02')).trades);
  const changed = statementOf(utf8(replaced(sampleText('02'), '>-79.20<', '>-78.20<'))).trades;
  const merge = mergeTrades(kept, changed);
  expect(merge.conflicts.map((one) => [one.kept.net, one.incoming.net])).toEqual([[-8070, -7970]]);
  expect(applyMerge(kept, merge, 'second')).toEqual(kept);
  expect(applyMerge(kept, merge, 'second', () => true).find(({ id }) => id === '6000020')?.net).toBe(-7970);
});

it('counts a position as extended when more of it has been closed', () => {
  const part = closedRow({ ticket: 1, profit: '5.00', comment: 'to #2' });
  const rest = closedRow({ ticket: 2, closed: '2026.06.05 10:00:00', profit: '1.00', comment: 'from #1' });
  const read = (rows: readonly string[], closed: string) =>
    statementOf(mt4Statement(rows, { closed, balance: closed })).trades;
  const kept = imported(read([part], '5.00'));
  const whole = read([part, rest], '6.00');
  expect(counts(kept, whole)).toEqual({ added: 0, extended: 1, known: 0, conflicts: 0 });
  expect(counts(imported(whole), read([part], '5.00'))).toMatchObject({ known: 1, conflicts: 0 });
});

it('keeps trades that a newer file leaves out', () => {
  const { trades } = statementOf(sampleBytes('02'));
  const kept = imported(trades);
  expect(applyMerge(kept, mergeTrades(kept, trades.slice(1)), 'second')).toHaveLength(trades.length);
});

it('fills in details that an earlier format left out', () => {
  const { trades } = statementOf(sampleBytes('04'));
  const kept = imported(trades.map((trade) => ({ ...trade, stopFirst: null, fees: null })));
  expect(counts(kept, trades)).toMatchObject({ added: 0, extended: trades.length, conflicts: 0 });
});

it('treats identical rows in a format without trade numbers as separate trades', () => {
  const lines = sampleText('10').trimEnd().split(/\r?\n/);
  const twice = statementOf(utf8([...lines, lines[1]].join('\n'))).trades;
  const kept = imported(statementOf(sampleBytes('10')).trades);
  expect(new Set(twice.map(({ key }) => key)).size).toBe(4);
  expect(counts(kept, twice)).toEqual({ added: 1, extended: 0, known: 3, conflicts: 0 });
});

it('rescales trades when amounts have more decimal places', () => {
  const trades = statementOf(sampleBytes('03')).trades.map((trade) => ({ ...trade, risk: 50 }));
  expect(tradesWithPlaces(trades, 0, 2)[0]).toMatchObject({
    net: 698_000,
    swap: -5800,
    fees: 0,
    risk: 5000,
  });
});
