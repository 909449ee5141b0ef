import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { figuresOf } from '@/domain/signals/figures';
import { RunningSum } from '@/site/features/signals/RunningSum';

/** Draws the sum of these results, in hundredths of R. */
function show(...results: readonly number[]) {
  const closed = results.map((result) => ({ beforeCosts: result, afterCosts: result }));
  return render(<RunningSum totals={figuresOf(closed).beforeCosts} results={results} />);
}

const drawing = () => screen.getByRole('img');
const attributesOf = (selector: string, ...names: readonly string[]) =>
  [...drawing().querySelectorAll(selector)].map((element) => names.map((name) => element.getAttribute(name)));

/** The lines of the drawing: that at 0, then the steps. */
const lines = () => attributesOf('path', 'd').flat();
const labels = () =>
  [...drawing().querySelectorAll('text')].map((text) => [text.textContent, Number(text.getAttribute('y'))]);
const dots = () => attributesOf('circle', 'class', 'cx', 'cy');
const falls = () => attributesOf('rect', 'x', 'y', 'width', 'height').map((fall) => fall.map(Number));

describe('the name of the drawing', () => {
  it('says where the sum ends, where it was highest, and where it fell most', () => {
    show(100, -150, 50);
    expect(drawing()).toHaveAccessibleName(
      'Sum of R over 3 closed signals: ends at 0.00R, highest +1.00R after 1, deepest fall 1.50R between 1 and 2.',
    );
  });

  it('says that it never fell', () => {
    show(100, 0, 50);
    expect(drawing()).toHaveAccessibleName(
      'Sum of R over 3 closed signals: ends at +1.50R, highest +1.50R after 3, it never fell.',
    );
  });

  it('counts the beginning as its highest, where it only fell', () => {
    show(-100, -50);
    expect(drawing()).toHaveAccessibleName(
      'Sum of R over 2 closed signals: ends at −1.50R, highest 0.00R after 0, deepest fall 1.50R between 0 and 2.',
    );
  });

  it('speaks of the first signal alone as the one there is', () => {
    show(200);
    expect(drawing()).toHaveAccessibleName(
      'Sum of R over the one closed signal: ends at +2.00R, highest +2.00R after 1, it never fell.',
    );
  });

  it('stands under a title that names the figure', () => {
    show(100);
    expect(screen.getByRole('figure', { name: 'Sum of results, signal by signal' })).toContainElement(
      drawing(),
    );
  });
});

describe('the line of the sum', () => {
  it('begins at 0 and goes right, then up or down, at each result', () => {
    show(100, -100);
    expect(lines()).toEqual(['M116 234H504', 'M116 234H310V26H504V234']);
  });

  it('has 0 at the top where it only fell', () => {
    show(-100, -100);
    expect(lines()).toEqual(['M116 26H504', 'M116 26H310V130H504V234']);
  });

  it('has 0 between its highest and its lowest', () => {
    show(100, -200);
    expect(lines()).toEqual(['M116 130H504', 'M116 130H310V26H504V234']);
  });

  it('is flat where nothing was won or lost', () => {
    show(0, 0);
    expect(lines()).toEqual(['M116 26H504', 'M116 26H310V26H504V26']);
  });

  it('is a point at its beginning without a result', () => {
    show();
    expect(lines()).toEqual(['M116 26H504', 'M116 26']);
    expect(dots()).toEqual([]);
  });

  it('spreads its steps with one decimal', () => {
    show(100, 100, 100);
    expect(lines()[1]).toBe('M116 234H245.3V164.7H374.7V95.3H504V26');
  });
});

describe('the dots', () => {
  it('stand at the end of each step, and tell won, lost and neither apart', () => {
    show(100, 0, -50, -50);
    expect(dots()).toEqual([
      ['win', '213', '26'],
      ['flat', '310', '26'],
      ['loss', '407', '130'],
      ['loss', '504', '234'],
    ]);
  });

  it('tell by the result, also where the sum is on the other side of 0', () => {
    show(-300, 1, 200, 200, -1);
    expect(dots().map(([look]) => look)).toEqual(['loss', 'win', 'win', 'win', 'loss']);
  });
});

describe('the shade of the deepest fall', () => {
  it('reaches from the high to the low, in both directions', () => {
    show(100, -50, -50, 200);
    expect(falls()).toEqual([[213, 130, 194, 104]]);
  });

  it('begins at the left edge, where the sum fell from the beginning', () => {
    show(-100, 100);
    expect(falls()).toEqual([[116, 26, 194, 208]]);
  });

  it('is not there without a fall', () => {
    show(100, 0);
    expect(falls()).toEqual([]);
  });
});

describe('the labels', () => {
  it('name 0, the highest sum and the last, each at its height', () => {
    show(200, -100);
    expect(labels()).toEqual([
      ['0', 239],
      ['+2.00R', 31],
      ['+1.00R', 135],
    ]);
  });

  it('name no highest sum where it never was above 0', () => {
    show(-100, 50);
    expect(labels()).toEqual([
      ['0', 31],
      ['', 31],
      ['−0.50R', 135],
    ]);
  });
});

describe('the table', () => {
  const cells = () =>
    [...screen.getByRole('table', { hidden: true }).querySelectorAll('tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );

  it('adds up the results, row by row', () => {
    show(150, -100, 0, -1234);
    expect(cells()).toEqual([
      ['After', 'Result', 'Sum'],
      ['1', '+1.50R', '+1.50R'],
      ['2', '−1.00R', '+0.50R'],
      ['3', '0.00R', '+0.50R'],
      ['4', '−12.34R', '−11.84R'],
    ]);
  });

  it('has a head for each column', () => {
    show(100);
    const heads = screen.getAllByRole('columnheader', { hidden: true });
    expect(heads.map(({ textContent }) => textContent)).toEqual(['After', 'Result', 'Sum']);
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
