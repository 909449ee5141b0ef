import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StakeBar } from '@/site/features/calculators/StakeBar';

/** The widths of the whole account and of what is at stake, and where the mark stands. */
function drawn(percent: number) {
  const { container } = render(<StakeBar percent={percent} />);
  const [account, stake] = container.querySelectorAll('rect');
  const mark = container.querySelector('line');
  return {
    account: account?.getAttribute('width'),
    stake: stake?.getAttribute('width'),
    look: stake?.getAttribute('class'),
    marks: [mark?.getAttribute('x1'), mark?.getAttribute('x2')],
  };
}

it('draws what is at stake to the scale of the account, with the mark at two percent', () => {
  expect(drawn(1.5)).toMatchObject({ account: '100%', stake: '1.5%', marks: ['2%', '2%'] });
  expect(screen.getByText(/2%/)).toBeVisible();
});

it('draws no more than the whole account', () => {
  expect(drawn(250).stake).toBe('100%');
});

it('looks different above the mark, not on it', () => {
  const below = drawn(1).look;
  expect(drawn(2).look).toBe(below);
  expect(drawn(2.01).look).not.toBe(below);
});

it('keeps account, stake and mark within the height of the drawing', () => {
  const { container } = render(<StakeBar percent={1} />);
  const number = (element: Element | null, name: string) => Number(element?.getAttribute(name));
  const height = number(container.querySelector('svg'), 'height');
  for (const bar of container.querySelectorAll('rect')) {
    expect(number(bar, 'height')).toBeGreaterThan(0);
    expect(number(bar, 'y') + number(bar, 'height')).toBeLessThan(height);
  }
  expect(number(container.querySelector('line'), 'y2')).toBe(height);
});
