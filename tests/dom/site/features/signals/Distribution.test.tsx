import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Distribution } from '@/site/features/signals/Distribution';

const show = (...results: readonly number[]) => render(<Distribution results={results} />);

/** These results and as many of 0.00R as make that many. */
const filledUp = (count: number, ...results: readonly number[]): number[] => [
  ...results,
  ...Array<number>(count - results.length).fill(0),
];

const drawing = () => screen.getByRole('img');

/** Look, left edge, upper edge, width and height of each bar. */
const bars = () =>
  [...drawing().querySelectorAll('rect')].map((bar) => [
    bar.getAttribute('class'),
    ...['x', 'y', 'width', 'height'].map((name) => Number(bar.getAttribute(name))),
  ]);
const looks = () => bars().map(([look]) => look);
const labels = (anchor: 'end' | 'middle') =>
  [...drawing().querySelectorAll(`text[text-anchor="${anchor}"]`)].map((text) => [
    text.textContent,
    Number(text.getAttribute(anchor === 'end' ? 'y' : 'x')),
  ]);
/** The names below the bars. */
const names = () => labels('middle').map(([text]) => text);
const zeroLine = () => drawing().querySelector('path')?.getAttribute('d');
const cells = () =>
  [...screen.getByRole('table', { hidden: true }).querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

describe('while trades are few', () => {
  it('is a bar for every result, in their order', () => {
    show(200, -100, 0);
    expect(screen.getByRole('figure', { name: 'Every result, one bar each' })).toContainElement(drawing());
    expect(drawing()).toHaveAccessibleName('Results of 3 closed signals in order: +2.00R, −1.00R, 0.00R.');
  });

  it('names the first result alone as the one there is', () => {
    show(200);
    expect(drawing()).toHaveAccessibleName('Result of the one closed signal: +2.00R.');
  });

  it('draws gains up from 0 and losses down from it, and what was neither as a thin line', () => {
    show(200, -100, 0);
    expect(zeroLine()).toBe('M116 164.7H614');
    expect(bars()).toEqual([
      ['gain', 145.9, 26, 106.2, 138.7],
      ['loss', 311.9, 164.7, 106.2, 69.3],
      ['flat', 477.9, 164.7, 106.2, 1.5],
    ]);
  });

  it('has 0 at the bottom without a loss, and at the top without a gain', () => {
    const { unmount } = show(100, 50);
    expect(zeroLine()).toBe('M116 234H614');
    unmount();
    show(-100, -50);
    expect(zeroLine()).toBe('M116 26H614');
  });

  it('names 0, the highest and the lowest before the bars, and nothing below them', () => {
    show(200, -100, 50);
    expect(labels('end')).toEqual([
      ['0', 169.7],
      ['+2.00R', 31],
      ['−1.00R', 239],
    ]);
    expect(names()).toEqual([]);
  });

  it('names no highest without a gain, and no lowest without a loss', () => {
    const { unmount } = show(-100);
    expect(labels('end').map(([text]) => text)).toEqual(['0', '−1.00R']);
    unmount();
    show(100);
    expect(labels('end').map(([text]) => text)).toEqual(['0', '+1.00R']);
  });

  it('has each result in the table, by its number', () => {
    show(200, -100, 0);
    expect(cells()).toEqual([
      ['Trade', 'Result'],
      ['1', '+2.00R'],
      ['2', '−1.00R'],
      ['3', '0.00R'],
    ]);
  });

  it('shows nothing but the line at 0 without a result', () => {
    show();
    expect(bars()).toEqual([]);
    expect(labels('end')).toEqual([['0', 31]]);
    expect(cells()).toEqual([['Trade', 'Result']]);
  });

  it('is still so with 29, and no more with 30', () => {
    const { unmount } = show(...filledUp(29));
    expect(looks()).toHaveLength(29);
    expect(screen.getByText('Every result, one bar each')).toBeVisible();
    unmount();
    show(...filledUp(30));
    expect(looks()).toHaveLength(4);
    expect(screen.getByText('How the results are spread')).toBeVisible();
    expect(screen.queryByText('Every result, one bar each')).toBeNull();
  });
});

describe('from 30 trades on', () => {
  const thirty = filledUp(30, -400, -100, -102, -60, 130, 130, 200);

  it('counts how often each half of an R came, and names those that came at all', () => {
    show(...thirty);
    expect(screen.getByRole('figure', { name: 'How the results are spread' })).toContainElement(drawing());
    expect(drawing()).toHaveAccessibleName(
      'How 30 results are spread: 1 at below −1.25R, 2 at −1.0R, 1 at −0.5R, 23 at 0.0R, 2 at +1.5R, 1 at +2.0R.',
    );
  });

  it('has every half of an R in the table, also those that never came', () => {
    show(...thirty);
    expect(cells()).toEqual([
      ['Result', 'How often'],
      ['below −1.25R', '1'],
      ['−1.0R', '2'],
      ['−0.5R', '1'],
      ['0.0R', '23'],
      ['+0.5R', '0'],
      ['+1.0R', '0'],
      ['+1.5R', '2'],
      ['+2.0R', '1'],
    ]);
  });

  it('tells by the middle of a bar whether it was lost, won or neither', () => {
    show(...thirty);
    expect(looks()).toEqual(['loss', 'loss', 'loss', 'flat', 'gain', 'gain', 'gain', 'gain']);
  });

  it('draws every bar up from the same line, as high as its count', () => {
    show(...filledUp(30, ...Array<number>(15).fill(-100)));
    expect(zeroLine()).toBe('M116 234H614');
    const [, losses, , others] = bars();
    expect(losses).toEqual(['loss', 263, 26, 79.7, 208]);
    expect(others).toEqual(['flat', 512, 26, 79.7, 208]);
  });

  it('names the highest count before the bars, and whole R below them', () => {
    show(...thirty);
    expect(labels('end')).toEqual([
      ['0', 239],
      ['23', 31],
    ]);
    expect(labels('middle')).toEqual([
      ['−1R', 209.4],
      ['0R', 333.9],
      ['+1R', 458.4],
      ['+2R', 582.9],
    ]);
  });

  it('names every second whole R where the bars are too many for all of them', () => {
    const { unmount } = show(...filledUp(30, 600));
    expect(looks()).toHaveLength(16);
    expect(names()).toEqual(['−1R', '0R', '+1R', '+2R', '+3R', '+4R', '+5R', '+6R']);
    unmount();
    show(...filledUp(30, 650));
    expect(looks()).toHaveLength(17);
    expect(names()).toEqual(['0R', '+2R', '+4R', '+6R']);
  });

  it('names every third where even those are too many', () => {
    show(...filledUp(30, 1500));
    expect(looks()).toHaveLength(34);
    expect(names()).toEqual(['0R', '+3R', '+6R', '+9R', '+12R', '+15R']);
  });
});

describe('the table', () => {
  it('has a head for each column', () => {
    show(100);
    const heads = screen.getAllByRole('columnheader', { hidden: true });
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Trade', 'Result']);
    for (const head of heads) expect(head).toHaveAttribute('scope', 'col');
  });

  it('waits folded below the drawing, under words that say what it is', () => {
    show(100);
    const summary = screen.getByText('The same as a table');
    expect(summary).toBeVisible();
    expect(screen.getByRole('table', { hidden: true })).not.toBeVisible();
    expect(drawing().compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
