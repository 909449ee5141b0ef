import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Distribution } from '@/site/features/signals/Distribution';

const show = (...results: readonly number[]) => render(<Distribution results={results} />);

/** Pads the results with 0.00R up to `count`. */
const filledUp = (count: number, ...results: readonly number[]): number[] => [
  ...results,
  ...Array<number>(count - results.length).fill(0),
];

const drawing = () => screen.getByRole('img');

const bars = () => drawing().querySelectorAll('rect');
const cells = () =>
  [...screen.getByRole('table', { hidden: true }).querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

it('lists each result in a table', () => {
  show(200, -100, 0);
  expect(cells()).toEqual([
    ['Trade', 'Result'],
    ['1', '+2.00R'],
    ['2', '−1.00R'],
    ['3', '0.00R'],
  ]);
});

it('groups results into bins once there are 30 trades', () => {
  const { unmount } = show(...filledUp(29));
  expect(bars()).toHaveLength(29);
  expect(screen.getByText('Every result, one bar each')).toBeVisible();
  unmount();
  show(...filledUp(30));
  expect(bars()).toHaveLength(4);
  expect(screen.getByText('How the results are spread')).toBeVisible();
  expect(screen.queryByText('Every result, one bar each')).toBeNull();
});
