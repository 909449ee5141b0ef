import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { JsonObject } from '@/data/storage/json';
import { recordSummary } from '@/site/features/signals/recordSummary';
import { replayRecord } from '@/domain/signals/replay';
import { RecordFigures } from '@/site/features/signals/RecordFigures';
import { anEvent, anIssued, onDay } from '../../../../support/signals';

/** Visible terms with their descriptions. */
function describedTerms(): Readonly<Record<string, string>> {
  const texts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(
    screen.getAllByRole('term').map(({ textContent }, index) => [textContent, texts[index] ?? '']),
  );
}

interface Closed {
  /** In hundredths of R. */
  readonly result: number;
  /** The day on which it was closed, counted from the first entry. */
  readonly day?: number;
  readonly issued?: JsonObject;
}

/** A signal filled at 1.08400 that risks 0.00400, costs 0.1R and is closed by hand at its result. */
const entriesOf = ({ result, day = 3, issued }: Closed): JsonObject[] => [
  anIssued({ cost: '0.00040', ...issued }),
  anEvent('triggered', onDay(1), { price: '1.08400' }),
  anEvent('closed', onDay(day), {
    price: ((108_400 + 4 * result) / 100_000).toFixed(5),
    reason: 'manual',
    note: 'Out.',
  }),
];

const signalsOf = (signals: readonly (readonly JsonObject[])[]) =>
  replayRecord(signals.flatMap((entries, index) => entries.map((entry) => ({ ...entry, signal: index + 1 }))))
    .signals;

const show = (...signals: readonly (readonly JsonObject[])[]) =>
  render(<RecordFigures summary={recordSummary(signalsOf(signals))} />);

const showResults = (...results: readonly number[]) =>
  show(...results.map((result) => entriesOf({ result })));

/** Pads the results with break-even trades up to `trades`. */
const filledUp = (trades: number, ...results: readonly number[]): number[] => [
  ...results,
  ...Array<number>(trades - results.length).fill(0),
];

const table = (name: string) => within(screen.getByRole('table', { name }));

const rowsOf = (name: string) =>
  table(name)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('says that no signal has been closed', () => {
  show([anIssued()]);
  expect(screen.getByText('No signal has been closed yet.')).toBeVisible();
});

it('says that no counted signal has been closed', () => {
  const late = entriesOf({ result: 100, issued: { publishedAt: onDay(2) } });
  show(entriesOf({ result: 100, issued: { sample: true } }), late);
  expect(screen.getByText('No signal that counts has been closed yet.')).toBeVisible();
});

it('shows only counts and sums when there are few trades', () => {
  showResults(250, -100, -100, 50);
  expect(describedTerms()).toEqual({
    Closed: '2 won, 2 lost of 4',
    'Total before costs, over 4 trades': '+1.00R',
    'Total after the cost stated with each, over 4 trades': '+0.60R',
    'Maximum drawdown before costs, over 4 trades': '−2.00R',
    'Maximum drawdown after costs, over 4 trades': '−2.20R',
    'Longest losing run': '2 in a row',
  });
});

it('shows win rate, average and profit factor once there are 30 trades', () => {
  showResults(...filledUp(30, 300, 300, 300, -200, -200));
  expect(screen.queryByText(/too few/)).toBeNull();
  expect(Object.entries(describedTerms()).slice(6)).toEqual([
    ['Win rate', '3 of 30: 10%, 95% interval 3% to 26%'],
    ['Average result over 30 trades', '+0.17R'],
    ['Profit factor (gains divided by losses) over 30 trades', '2.25'],
  ]);
});

const HEADS = ['Closed', 'Won, lost', 'Before costs', 'After costs'];

it('groups results by closing month', () => {
  show(
    entriesOf({ result: 100, day: 19 }),
    entriesOf({ result: -100, day: 20 }),
    entriesOf({ result: 0, day: 21 }),
  );
  expect(rowsOf('Month closed')).toEqual([
    ['Month closed', ...HEADS],
    ['January 2026', '1', '1, 0', '+1.00R', '+0.90R'],
    ['February 2026', '2', '0, 1', '−1.00R', '−1.20R'],
  ]);
});
