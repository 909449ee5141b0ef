import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/data/storage/json';
import { recordSummary } from '@/domain/signals/recordSummary';
import { replayRecord } from '@/domain/signals/replay';
import { RecordFigures } from '@/site/features/signals/RecordFigures';
import { describedTerms } from '../../../../support/describedTerms';
import { anEvent, anIssued, onDay } from '../../../../support/signals';

interface Closed {
  /** In hundredths of R. */
  readonly result: number;
  /** The days after the first entry on which it was closed. */
  readonly day?: number;
  readonly issued?: JsonObject;
}

/** A signal that risks 0.00400 from its fill at 1.08400 and costs a tenth of that, closed by hand at its result. */
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

/** That many trades that come to nothing, behind these results. */
const filledUp = (trades: number, ...results: readonly number[]): number[] => [
  ...results,
  ...Array<number>(trades - results.length).fill(0),
];

const table = (name: string) => within(screen.getByRole('table', { name }));

/** The cells of each row of a table, its headings included. */
const rowsOf = (name: string) =>
  table(name)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('while no figure can be made', () => {
  it('says that no signal has been closed, where the record is empty or its signals run', () => {
    const { unmount } = show();
    expect(screen.getByText('No signal has been closed yet.')).toBeVisible();
    unmount();
    show([anIssued()]);
    expect(screen.getByText('No signal has been closed yet.')).toBeVisible();
  });

  it('says that no real one has been, where a sample has', () => {
    show(entriesOf({ result: 100, issued: { sample: true } }), [anIssued()]);
    expect(screen.getByText('No real signal has been closed yet.')).toBeVisible();
  });

  it('S22: says that none that counts has been, where only a late one has, also beside samples', () => {
    const late = entriesOf({ result: 100, issued: { publishedAt: onDay(2) } });
    const { unmount } = show(late);
    expect(screen.getByText('No signal that counts has been closed yet.')).toBeVisible();
    unmount();
    show(entriesOf({ result: 100, issued: { sample: true } }), late);
    expect(screen.getByText('No signal that counts has been closed yet.')).toBeVisible();
  });

  it('shows nothing beside those words', () => {
    const { container } = show();
    expect(container).toHaveTextContent(/^No signal has been closed yet\.$/);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('the figures of few trades', () => {
  it('are counts and sums alone, each with the number of trades it is of', () => {
    showResults(250, -100, -100, 50);
    expect(describedTerms()).toEqual({
      Closed: '2 won, 2 lost of 4',
      'Sum before costs, of 4': '+1.00R',
      'Sum after the cost stated with each, of 4': '+0.60R',
      'Deepest fall before costs, of 4': '−2.00R',
      'Deepest fall after costs, of 4': '−2.20R',
      'Longest losing run': '2 in a row',
    });
  });

  it('come in an order that says first how many there were', () => {
    showResults(250, -100);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Closed',
      'Sum before costs, of 2',
      'Sum after the cost stated with each, of 2',
      'Deepest fall before costs, of 2',
      'Deepest fall after costs, of 2',
      'Longest losing run',
    ]);
  });

  it('name those that were neither won nor lost, where there are any', () => {
    showResults(100, -100, 0, 0);
    expect(describedTerms()).toMatchObject({ Closed: '1 won, 1 lost, 2 neither, of 4' });
  });

  it('have no fall and no losing run without a loss, though costs make one', () => {
    showResults(100, 0);
    expect(describedTerms()).toMatchObject({
      'Deepest fall before costs, of 2': '0.00R',
      'Deepest fall after costs, of 2': '−0.10R',
      'Longest losing run': '0 in a row',
    });
  });

  it('are a loss with its sign', () => {
    showResults(-100, 20);
    expect(describedTerms()).toMatchObject({
      'Sum before costs, of 2': '−0.80R',
      'Sum after the cost stated with each, of 2': '−1.00R',
    });
  });
});

describe('S58: how little few trades say', () => {
  it('is said of one trade in the singular', () => {
    showResults(100);
    expect(
      screen.getByText(
        '1 trade is too few to tell skill from luck: with 1 of 1 the true share can be anything from 21% to 100%.',
      ),
    ).toBeVisible();
  });

  it('is said of two in the plural, down to nothing', () => {
    showResults(-100, 0);
    expect(
      screen.getByText(
        '2 trades are too few to tell skill from luck: with 0 of 2 the true share can be anything from 0% to 66%.',
      ),
    ).toBeVisible();
  });

  it('is still said of 29, without a share, an average or a profit factor', () => {
    showResults(...filledUp(29, 100, -50));
    expect(screen.getByText(/^29 trades are too few to tell skill from luck: with 1 of 29 /)).toBeVisible();
    expect(Object.keys(describedTerms())).toHaveLength(6);
    expect(screen.queryByText(/Share of winners|Average result|profit factor/)).toBeNull();
  });

  it('is said no more from 30 on, where the share has its interval', () => {
    showResults(...filledUp(30, 300, 300, 300, -200, -200));
    expect(screen.queryByText(/too few/)).toBeNull();
    expect(Object.entries(describedTerms()).slice(6)).toEqual([
      ['Share of winners', '3 of 30: 10%, 95% interval 3% to 26%'],
      ['Average result, of 30', '+0.17R'],
      ['Gains by losses (profit factor), of 30', '2.25'],
    ]);
  });
});

describe('the profit factor of 30 trades', () => {
  it('is none without a loss', () => {
    showResults(...filledUp(30, 100));
    expect(describedTerms()).toMatchObject({ 'Gains by losses (profit factor), of 30': 'no loss yet' });
  });

  it('is nothing without a gain, beside an average with its sign', () => {
    showResults(...filledUp(30, -100, -200));
    expect(describedTerms()).toMatchObject({
      'Share of winners': '0 of 30: 0%, 95% interval 0% to 11%',
      'Average result, of 30': '−0.10R',
      'Gains by losses (profit factor), of 30': '0.00',
    });
  });

  it('has two decimals', () => {
    showResults(...filledUp(30, 300, -200));
    expect(describedTerms()).toMatchObject({ 'Gains by losses (profit factor), of 30': '1.50' });
  });
});

describe('the drawings', () => {
  it('are of the results before costs, in the order in which they were closed', () => {
    show(
      entriesOf({ result: 200, day: 6 }),
      entriesOf({ result: -100, day: 4 }),
      entriesOf({ result: 50, day: 5 }),
    );
    expect(screen.getAllByRole('img').map((drawing) => drawing.getAttribute('aria-label'))).toEqual([
      'Sum of R over 3 closed signals: ends at +1.50R, highest +1.50R after 3, deepest fall 1.00R between 0 and 1.',
      'Results of 3 closed signals in order: −1.00R, +0.50R, +2.00R.',
    ]);
  });

  it('leave out what is late, waits or is a sample', () => {
    show(
      entriesOf({ result: 200 }),
      entriesOf({ result: 300, issued: { publishedAt: onDay(2) } }),
      entriesOf({ result: 400, issued: { sample: true } }),
      [anIssued()],
    );
    expect(screen.getByRole('img', { name: /^Result of the one closed signal: \+2\.00R\.$/ })).toBeVisible();
    expect(describedTerms()).toMatchObject({ Closed: '1 won, 0 lost of 1' });
  });
});

describe('the tables of groups', () => {
  const HEADS = ['Closed', 'Won, lost', 'Before costs', 'After costs'];

  it('say what each month came to, by the day of the close', () => {
    show(
      entriesOf({ result: 100, day: 19 }),
      entriesOf({ result: -100, day: 20 }),
      entriesOf({ result: 0, day: 21 }),
    );
    expect(rowsOf('Month of the close')).toEqual([
      ['Month of the close', ...HEADS],
      ['January 2026', '1', '1, 0', '+1.00R', '+0.90R'],
      ['February 2026', '2', '0, 1', '−1.00R', '−1.20R'],
    ]);
  });

  it('say what each market came to, in the order in which they first occur', () => {
    show(
      entriesOf({ result: 300, issued: { market: 'crypto' } }),
      entriesOf({ result: -50 }),
      entriesOf({ result: 20, issued: { market: 'crypto' } }),
    );
    expect(rowsOf('Market')).toEqual([
      ['Market', ...HEADS],
      ['Crypto', '2', '2, 0', '+3.20R', '+3.00R'],
      ['Forex', '1', '0, 1', '−0.50R', '−0.60R'],
    ]);
  });

  it('say what twelve months came to, and which of them are not over', () => {
    show(entriesOf({ result: 100, day: 364 }), entriesOf({ result: -100, day: 365 }));
    expect(rowsOf('Twelve months')).toEqual([
      ['Twelve months', ...HEADS],
      ['12 January 2026 to 11 January 2027', '1', '1, 0', '+1.00R', '+0.90R'],
      ['12 January 2027 to 11 January 2028, not a whole year', '1', '0, 1', '−1.00R', '−1.10R'],
    ]);
  });

  it('name each column beside each value too, for phones that have no room for the heads', () => {
    showResults(100);
    const cells = table('Market').getAllByRole('cell');
    expect(cells.map((cell) => cell.getAttribute('data-label'))).toEqual(HEADS);
    expect(table('Market').getByRole('rowheader', { name: 'Forex' })).toHaveAttribute('scope', 'row');
    expect(
      table('Market')
        .getAllByRole('columnheader')
        .map((head) => head.getAttribute('scope')),
    ).toEqual(['col', 'col', 'col', 'col', 'col']);
  });

  it('stand in the order years, months, markets, with what they sum up equal in all', () => {
    showResults(100, -100, 50);
    const names = ['Twelve months', 'Month of the close', 'Market'];
    expect(
      screen
        .getAllByRole('table')
        .flatMap((one) => [...one.querySelectorAll('caption')].map(({ textContent }) => textContent)),
    ).toEqual(names);
    for (const name of names) expect(rowsOf(name)[1]?.slice(1)).toEqual(['3', '2, 1', '+0.50R', '+0.20R']);
  });
});
