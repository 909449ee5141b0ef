import { expect, it } from 'vitest';
import type { JsonObject } from '@/data/storage/json';
import {
  firstLevelReached,
  isFiltered,
  latestSignals,
  signalsOnBoard,
  DEFAULT_BOARD_FILTER,
  type BoardFilter,
} from '@/domain/signals/board';
import {
  signalSearchTexts,
  countsLine,
  shownCountLine,
  inactivityNotice,
  boardInactivityNotice,
} from '@/content/boardWords';
import { replayRecord } from '@/domain/signals/replay';
import { queryOf } from '@/runtime/searchParamsCodec';
import { boardQuery } from '@/site/features/signals/boardQuery';
import { sampleSignal, sampleSignals } from '../../../support/sampleSignals';
import { anEvent, anIssued, onDay, signalOf } from '../../../support/signals';

const filterOf = (query: string) => boardQuery.read(new URLSearchParams(query));
const queryOfBoard = (filter: BoardFilter) => queryOf(boardQuery, filter).toString();
const numbers = (filter: Partial<BoardFilter> = {}) =>
  signalsOnBoard(sampleSignals, { ...DEFAULT_BOARD_FILTER, ...filter }, signalSearchTexts).map(
    ({ number }) => number,
  );

it('sorts by result, with missing results last', () => {
  expect(numbers({ sort: 'best' })).toEqual([2, 12, 7, 4, 6, 13, 9, 1, 3, 11, 16, 15, 14, 10, 8, 5]);
  expect(numbers({ sort: 'worst' }).slice(0, 4)).toEqual([11, 3, 13, 9]);
});

it.each<[Partial<BoardFilter>, number[]]>([
  [{ state: 'open' }, [16, 15, 14]],
  [{ state: 'untraded' }, [10, 8, 5]],
  [{ side: 'short', market: 'commodity' }, [13, 5]],
  [{ q: ' GBP ' }, [12, 2]],
  [{ q: 'network' }, []],
])('filters the board by %o', (filter, expected) => {
  expect(numbers(filter)).toEqual(expected);
});

it('writes filters to the URL and reads them back', () => {
  const query = 'market=forex&state=closed&side=long&q=gold&sort=worst';
  expect(queryOfBoard(filterOf(query))).toBe(query);
  expect(queryOfBoard(DEFAULT_BOARD_FILTER)).toBe('');
  expect(queryOfBoard({ ...DEFAULT_BOARD_FILTER, q: '  ' })).toBe('');
});

it('ignores unknown filters in the URL', () => {
  const filter = filterOf('market=bonds&state=won&side=up&sort=random&page=4');
  expect(filter).toEqual(DEFAULT_BOARD_FILTER);
  expect(queryOfBoard(filter)).toBe('');
});

it('ignores the sort order when checking for active filters', () => {
  expect(isFiltered({ ...DEFAULT_BOARD_FILTER, sort: 'best' })).toBe(false);
  expect(isFiltered({ ...DEFAULT_BOARD_FILTER, q: ' ' })).toBe(false);
  expect(isFiltered({ ...DEFAULT_BOARD_FILTER, q: 'gold' })).toBe(true);
});

it('counts published signals by state', () => {
  expect(countsLine(sampleSignals)).toBe('16 published: 10 closed, 2 open, 1 waiting, 3 never traded');
  expect(countsLine([])).toBe('0 published: 0 closed, 0 open, 0 waiting, 0 never traded');
  expect([shownCountLine(3, 16), shownCountLine(1, 1)]).toEqual(['3 of 16 signals', '1 of 1 signal']);
});

it.each([
  [16, '2026-11-27T20:00:00Z', ''],
  [16, '2026-11-27T20:00:01Z', 'Expired, not recorded yet.'],
  [15, '2026-11-26T10:19:00Z', ''],
  [15, '2026-11-26T10:20:00Z', 'No update for 7 days.'],
  [1, '2027-11-28T23:00:00Z', ''],
])('describes the inactivity of signal %i at %s as “%s”', (number, now, sentence) => {
  expect(inactivityNotice(sampleSignal(number), new Date(now))).toBe(sentence);
});

it('gives the date of the latest update after a month without updates', () => {
  expect(boardInactivityNotice(sampleSignals, new Date('2026-12-20T09:29:00Z'))).toBe('');
  expect(boardInactivityNotice(sampleSignals, new Date('2026-12-20T09:30:00Z'))).toBe(
    'The latest update is from 20 November 2026.',
  );
  expect(boardInactivityNotice([], new Date('2026-12-20T09:30:00Z'))).toBe('');
});

const entered = anEvent('triggered', onDay(1), { price: '1.08400' });
const stopped = (at: string) => anEvent('closed', at, { price: '1.08000', reason: 'stop' });
const of = (signal: number, entries: readonly JsonObject[]) => entries.map((entry) => ({ ...entry, signal }));
/** Signal 1 closes last and 2 first; 3 is cancelled in between, 4 is open and 5 waiting. */
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
] as const)('sorts signals with the %s first: %j', (sort, order) => {
  const sorted = [signals, backwards].map((all) =>
    signalsOnBoard(all, { ...DEFAULT_BOARD_FILTER, sort }, signalSearchTexts).map(({ number }) => number),
  );
  expect(sorted).toEqual([order, order]);
});

it('picks the signals with the latest updates', () => {
  const latest = latestSignals(signals, 3);
  const numbersOf = (state: keyof typeof latest) => latest[state].map(({ number }) => number);
  expect([numbersOf('open'), numbersOf('waiting'), numbersOf('closed')]).toEqual([[4], [5], [1, 2]]);
});

it('distinguishes the stop a signal was published with from one moved since', () => {
  const stoppedAt = (price: string, ...moves: readonly JsonObject[]) =>
    firstLevelReached(
      signalOf(
        anIssued(),
        anEvent('triggered', onDay(1), { price: '1.08400' }),
        ...moves,
        anEvent('closed', onDay(3), { price, reason: 'stop' }),
      ),
    );
  expect(stoppedAt('1.08000')).toBe('stop');
  const moved = anEvent('stopMoved', onDay(2), { stopLoss: '1.08400', note: 'Up.' });
  expect(stoppedAt('1.08400', moved)).toBe('neither');
});
