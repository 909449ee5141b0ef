import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signalFigures } from '@/domain/signals/figures';
import { formatR } from '@/domain/signals/results';
import { RunningTotal } from '@/site/charts/RunningTotal';

/** @param results in hundredths of R */
function show(...results: readonly number[]) {
  const closed = results.map((result) => ({ beforeCosts: result, afterCosts: result }));
  return render(
    <RunningTotal
      title="Sum of results"
      what="Running total of R over 3 closed signals"
      totals={signalFigures(closed).beforeCosts}
      results={results}
      format={formatR}
    />,
  );
}

const drawing = () => screen.getByRole('img');

it('states the final total, the peak and the deepest drawdown', () => {
  show(100, -150, 50);
  expect(drawing()).toHaveAccessibleName(
    'Running total of R over 3 closed signals: ends at 0.00R, highest +1.00R after 1, maximum drawdown 1.50R between 1 and 2.',
  );
});

it('marks each result with a dot unless dots would cover the line', () => {
  const dots = (trades: number) =>
    show(...Array<number>(trades).fill(100)).container.querySelectorAll('circle').length;
  expect([dots(40), dots(41)]).toEqual([40, 0]);
});

const cells = () =>
  [...screen.getByRole('table', { hidden: true }).querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

it('lists the running total in a table', () => {
  show(150, -100, 0, -1234);
  expect(cells()).toEqual([
    ['After', 'Result', 'Sum'],
    ['1', '+1.50R', '+1.50R'],
    ['2', '−1.00R', '+0.50R'],
    ['3', '0.00R', '+0.50R'],
    ['4', '−12.34R', '−11.84R'],
  ]);
});
