import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { accountPreference } from '@/data/storage/savedAccount';
import { SaveAccount } from '@/site/features/calculators/SaveAccount';
import { refuseStorage } from '../../../../support/refuseStorage';

const HINT = 'Stores both in this browser for your next visit, and nothing else.';
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const stored = () => globalThis.localStorage.getItem('upm_account');

function show(size: string, currency = 'EUR', disabled = false) {
  const view = render(
    <SaveAccount size={size} currency={currency} disabled={disabled} onUse={() => undefined} />,
  );
  return { ...view, user: userEvent.setup() };
}

afterEach(() => {
  accountPreference.forget();
});

it('saves the account and forgets it on request', async () => {
  const { container, user } = show('12345.5');
  expect(container).toHaveTextContent(`Save account size and currency${HINT}`);
  expect(buttons()).toEqual(['Save account size and currency']);
  expect(stored()).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Save account size and currency' }));
  expect(stored()).toBe('12345.5 EUR');
  expect(container).toHaveTextContent(`Saved in this browser: 12,345.5 EUR.Delete it${HINT}`);
  expect(buttons()).toEqual(['Delete it']);

  await user.click(screen.getByRole('button', { name: 'Delete it' }));
  expect(stored()).toBeNull();
  expect(buttons()).toEqual(['Save account size and currency']);
});

it('offers to save a different account', async () => {
  accountPreference.choose('8000.5 EUR');
  const { user } = show('500', 'USD');
  expect(screen.getByText('Saved in this browser: 8,000.5 EUR.')).toBeVisible();
  expect(buttons()).toEqual(['Use it', 'Delete it', 'Save account size and currency']);
  await user.click(screen.getByRole('button', { name: 'Save account size and currency' }));
  expect(stored()).toBe('500 USD');
  expect(buttons()).toEqual(['Delete it']);
});

it.each([
  [['localStorage'], 'Until you close this tab'],
  [['localStorage', 'sessionStorage'], 'Until this page is loaded again'],
] as const)('does not claim to have saved an account that %j refuses to store', async (refusing, time) => {
  accountPreference.choose('500 USD');
  refuseStorage(...refusing);
  const { container, user } = show('7777');
  await user.click(screen.getByRole('button', { name: 'Save account size and currency' }));
  expect(screen.getByRole('status')).toHaveTextContent(
    `Your browser couldn't store this account. ${time}: 7,777 EUR.`,
  );
  expect(container).not.toHaveTextContent('Saved in this browser');
  expect(stored()).toBe('500 USD');
});
