import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import AccountWalk from '@/site/features/learning/AccountWalk';

const section = {
  kind: 'accountWalk',
  heading: 'Down to the end',
  intro: '',
  account: { balance: 1000, units: 20_000, entry: 1.08, leverage: 30, callPercent: 100, stopOutPercent: 50 },
  decimals: 4,
  steps: [
    { price: 1.08, comment: 'Opened.' },
    { price: 1.066, comment: 'Margin call.' },
    { price: 1.025, comment: 'Closed after a gap.' },
  ],
} as const;

const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const button = (name: string) => screen.getByRole('button', { name });
const currentRow = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .find((row) => row.getAttribute('aria-current') === 'step');

const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

it('announces the figures at each price, and keeps focus on the button at the last price', async () => {
  const user = userEvent.setup();
  render(<AccountWalk section={section} />);
  await user.click(button('Next price'));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Price 1.0660, equity $720, margin level 100%. Margin call.',
  );
  await user.keyboard('{Enter}');
  expect(button('Next price')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(figure('Price')).toBe('1.0250');
});

it('steps through the prices and back', async () => {
  const user = userEvent.setup();
  render(<AccountWalk section={section} />);
  expect(figure('Price')).toBe('1.0800');
  expect([figure('Equity'), figure('Margin'), figure('Free margin'), figure('Margin level')]).toEqual([
    '$1,000',
    '$720',
    '$280',
    '139%',
  ]);
  expect(isOff('Price before')).toBe(true);
  await user.click(button('Next price'));
  expect(screen.getByRole('status')).toHaveTextContent('Margin call.');
  expect(figure('Free margin')).toBe('$0');
  expect(currentRow()).toHaveTextContent('1.0660');
  await user.click(button('Next price'));
  expect(figure('Equity')).toBe('−$100');
  expect(isOff('Next price')).toBe(true);
  await user.click(button('Price before'));
  expect(currentRow()).toHaveTextContent('1.0660');
  await user.click(button('Price before'));
  expect(figure('Price')).toBe('1.0800');
  expect(isOff('Price before')).toBe(true);
});
