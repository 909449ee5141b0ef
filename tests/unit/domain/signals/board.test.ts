import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/data/storage/json';
import {
  countsLine,
  isFiltered,
  newestSignals,
  resultText,
  shownLine,
  signalsOnBoard,
  silenceOf,
  silenceOfAll,
  WHOLE_BOARD,
  type BoardFilter,
} from '@/domain/signals/board';
import { replayRecord } from '@/domain/signals/replay';
import { queryOf } from '@/runtime/addressCodec';
import { boardAddress } from '@/site/features/signals/boardAddress';
import { sampleSignal, sampleSignals } from '../../../support/sampleSignals';
import { anEvent, anIssued, onDay } from '../../../support/signals';

const filterOf = (query: string) => boardAddress.read(new URLSearchParams(query));
const boardQuery = (filter: BoardFilter) => queryOf(boardAddress, filter).toString();
const numbers = (filter: Partial<BoardFilter> = {}) =>
  signalsOnBoard(sampleSignals, { ...WHOLE_BOARD, ...filter }).map(({ number }) => number);

describe('the order of the board', () => {
  it('is open and waiting ones first, then what ended last', () => {
    expect(numbers()).toEqual([16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('is the order of issue where the oldest are asked for', () => {
    expect(numbers({ sort: 'oldest' }).slice(0, 3)).toEqual([1, 2, 3]);
  });

  it('is the order of results, those without one behind all others', () => {
    expect(numbers({ sort: 'best' })).toEqual([2, 12, 7, 4, 6, 13, 9, 1, 3, 11, 16, 15, 14, 10, 8, 5]);
    expect(numbers({ sort: 'worst' }).slice(0, 4)).toEqual([11, 3, 13, 9]);
  });
});

describe('the filters', () => {
  it('S49: show 5 closed forex signals, sample 3 first, for the worst', () => {
    const filter = filterOf('market=forex&state=closed&sort=worst');
    expect(signalsOnBoard(sampleSignals, filter).map(({ number }) => number)).toEqual([3, 9, 1, 12, 2]);
  });

  it.each<[Partial<BoardFilter>, number[]]>([
    [{ state: 'open' }, [16, 15, 14]],
    [{ state: 'untraded' }, [10, 8, 5]],
    [{ side: 'short', market: 'commodity' }, [13, 5]],
    [{ q: 'gold' }, [13, 4]],
    [{ q: ' GBP ' }, [12, 2]],
    [{ q: 'crypto' }, [10, 7]],
    [{ q: 'network' }, []],
  ])('%o shows %o', (filter, expected) => {
    expect(numbers(filter)).toEqual(expected);
  });

  it('S49: stand in the address and read back the same, defaults left out', () => {
    const query = 'market=forex&state=closed&side=long&q=gold&sort=worst';
    expect(boardQuery(filterOf(query))).toBe(query);
    expect(boardQuery(WHOLE_BOARD)).toBe('');
    expect(boardQuery({ ...WHOLE_BOARD, q: '  ' })).toBe('');
  });

  it('S50: count for nothing where they are unknown, and are not written back', () => {
    const filter = filterOf('market=bonds&state=won&side=up&sort=random&page=4');
    expect(filter).toEqual(WHOLE_BOARD);
    expect(boardQuery(filter)).toBe('');
  });

  it('are on for anything but an order', () => {
    expect(isFiltered({ ...WHOLE_BOARD, sort: 'best' })).toBe(false);
    expect(isFiltered({ ...WHOLE_BOARD, q: ' ' })).toBe(false);
    expect(isFiltered({ ...WHOLE_BOARD, q: 'gold' })).toBe(true);
  });
});

it('counts everything that was published', () => {
  expect(countsLine(sampleSignals)).toBe('16 published: 10 closed, 2 open, 1 waiting, 3 never traded');
  expect(countsLine([])).toBe('0 published: 0 closed, 0 open, 0 waiting, 0 never traded');
  expect([shownLine(3, 16), shownLine(1, 1)]).toEqual(['3 of 16 signals', '1 of 1 signal']);
});

describe('S53: by the visitor’s clock', () => {
  it.each([
    [16, '2026-11-27T20:00:00Z', ''],
    [16, '2026-11-27T20:00:01Z', 'Its time is over. The desk has not recorded it yet.'],
    [15, '2026-11-26T10:19:00Z', ''],
    [15, '2026-11-26T10:20:00Z', 'No update for 7 days.'],
    [15, '2026-11-28T23:00:00Z', 'No update for 9 days.'],
    [1, '2027-11-28T23:00:00Z', ''],
  ])('signal %i is told at %s: %s', (number, now, sentence) => {
    expect(silenceOf(sampleSignal(number), new Date(now))).toBe(sentence);
  });

  it('dates the latest update when a board has had none for a month', () => {
    expect(silenceOfAll(sampleSignals, new Date('2026-12-20T09:29:00Z'))).toBe('');
    expect(silenceOfAll(sampleSignals, new Date('2026-12-20T09:30:00Z'))).toBe(
      'The latest update is from 20 November 2026.',
    );
    expect(silenceOfAll([], new Date('2026-12-20T09:30:00Z'))).toBe('');
  });
});

it('tells a result once a signal is closed, and a dash where it was never entered', () => {
  expect([1, 4, 5, 8, 10, 14, 16].map((number) => resultText(sampleSignal(number)))).toEqual([
    '−1.00R',
    '+1.15R',
    '–',
    '–',
    '–',
    '',
    '',
  ]);
});

it('S61: the newest are the newest, losers and winners alike', () => {
  const { open, closed } = newestSignals(sampleSignals, 2);
  expect(open.map(({ number }) => number)).toEqual([16, 15]);
  expect(closed.map(({ number }) => number)).toEqual([13, 12]);
});

describe('the order of signals that were closed in another order than they were issued', () => {
  const entered = anEvent('triggered', onDay(1), { price: '1.08400' });
  const stopped = (at: string) => anEvent('closed', at, { price: '1.08000', reason: 'stop' });
  const of = (signal: number, entries: readonly JsonObject[]) =>
    entries.map((entry) => ({ ...entry, signal }));
  /** Signal 1 is closed last, 2 first; 3 was cancelled in between, 4 and 5 are open. */
  const { signals } = replayRecord([
    ...of(1, [anIssued(), entered, stopped(onDay(4))]),
    ...of(2, [anIssued(), entered, stopped(onDay(2))]),
    ...of(3, [anIssued(), anEvent('cancelled', onDay(3), { note: 'Why.' })]),
    ...of(4, [anIssued(), entered]),
    ...of(5, [anIssued()]),
  ]);
  const backwards = signals.toReversed();

  it.each([
    ['newest', [5, 4, 1, 3, 2]],
    ['oldest', [1, 2, 3, 4, 5]],
    ['best', [1, 2, 5, 4, 3]],
    ['worst', [1, 2, 5, 4, 3]],
  ] as const)('for the %s is %j, in whatever order they come', (sort, order) => {
    const sorted = [signals, backwards].map((all) =>
      signalsOnBoard(all, { ...WHOLE_BOARD, sort }).map(({ number }) => number),
    );
    expect(sorted).toEqual([order, order]);
  });

  it('is that of the news for the newest, which are no more open ones than there are', () => {
    const { open, closed } = newestSignals(signals, 3);
    expect(open.map(({ number }) => number)).toEqual([5, 4]);
    expect(closed.map(({ number }) => number)).toEqual([1, 2]);
  });
});

it.each([
  ['newest', [16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
  ['oldest', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
  ['best', [2, 12, 7, 4, 6, 13, 9, 1, 3, 11, 16, 15, 14, 10, 8, 5]],
  ['worst', [11, 3, 13, 9, 1, 6, 4, 7, 12, 2, 16, 15, 14, 10, 8, 5]],
] as const)('the %s samples come first also where the newest was read first', (sort, order) => {
  const shown = signalsOnBoard(sampleSignals.toReversed(), { ...WHOLE_BOARD, sort });
  expect(shown.map(({ number }) => number)).toEqual(order);
});

it('a filter for sales is read from the address', () => {
  expect(filterOf('side=short')).toEqual({ ...WHOLE_BOARD, side: 'short' });
});

it.each([
  ['2026-11-24T17:01:59Z', ''],
  ['2026-11-24T17:02:00Z', 'No update for 7 days.'],
])('an open signal is silent since its latest update: at %s it is told “%s”', (now, sentence) => {
  expect(silenceOf(sampleSignal(14), new Date(now))).toBe(sentence);
});
