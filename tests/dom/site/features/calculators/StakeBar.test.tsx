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

it('draws the stake to the scale of the account', () => {
  expect(drawn(1.5)).toMatchObject({ account: '100%', stake: '1.5%', marks: ['2%', '2%'] });
  expect(screen.getByText(/2%/)).toBeVisible();
});

it('draws no more than the whole account', () => {
  expect(drawn(250).stake).toBe('100%');
});
