import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { keptAccount } from '@/data/storage/keptAccount';
import { AddressedCalculator } from '@/site/features/calculators/AddressedCalculator';
import { positionSizeTool } from '@/site/features/calculators/positionSizeTool';
import { showBuilt } from '../../../../support/hydrate';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

function open(query = '') {
  history.replaceState({ key: 'kept' }, '', `/tools/position-size${query}#result`);
  render(
    <BrowserRouter>
      <AddressedCalculator tool={positionSizeTool} />
    </BrowserRouter>,
  );
  return userEvent.setup();
}

const query = () => new URLSearchParams(location.search);

afterEach(() => {
  keptAccount.forget();
  history.replaceState(null, '', '/');
});

it('takes its numbers from the address, and the account that is kept in this browser', () => {
  keptAccount.choose('8000.5 EUR');
  open('?risk=2');
  expect(field('Account')).toHaveValue('8000.5');
  expect(screen.getByRole('combobox', { name: /currency/i })).toHaveValue('EUR');
  expect(query().get('risk')).toBe('2');
});

it('takes the account of the address before the one that is kept', () => {
  keptAccount.choose('8000.5 EUR');
  open('?account=500');
  expect(field('Account')).toHaveValue('500');
});

it('begins with its example where nothing is kept', () => {
  open();
  expect(field('Account')).toHaveValue(positionSizeTool.start.account ?? '');
});

it('keeps the address equal to what is typed, with all else that is in it, in one entry of the history', async () => {
  const user = open('?ref=letter');
  const entries = history.length;
  await user.clear(field('Account'));
  await user.type(field('Account'), '500');
  await waitFor(() => {
    expect(query().get('account')).toBe('500');
  });
  expect(query().get('ref')).toBe('letter');
  expect(location.pathname + location.hash).toBe('/tools/position-size#result');
  expect(history.length).toBe(entries);
  expect(history.state).toMatchObject({ key: 'kept' });
});

it('names the signal that its numbers came from, until it begins anew', async () => {
  const user = open('?signal=3&account=500');
  expect(screen.getByRole('link', { name: /signal 3/i })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(location.search).toBe('');
  expect(screen.queryByRole('link', { name: /signal 3/i })).toBeNull();
});

it('is the example in the built page, whatever is kept or in the address, and takes both once it is live', async () => {
  keptAccount.choose('8000.5 EUR');
  history.replaceState(null, '', '/tools/position-size?risk=2');
  const { hydrate } = showBuilt(
    <BrowserRouter>
      <AddressedCalculator tool={positionSizeTool} />
    </BrowserRouter>,
  );
  expect(field('Account')).toHaveValue(positionSizeTool.start.account ?? '');
  expect(field('Account')).toBeDisabled();
  expect(await hydrate()).toEqual([]);
  expect(field('Account')).toHaveValue('8000.5');
  expect(field('Account')).toBeEnabled();
  expect(field('Risk on this trade')).toHaveValue('2');
});

it('puts a chosen currency into the address, and takes the one of the example out of it', async () => {
  const user = open();
  const currency = screen.getByRole('combobox', { name: /currency/i });
  await user.selectOptions(currency, 'EUR');
  await waitFor(() => {
    expect(location.search).toBe('?currency=EUR');
  });
  await user.selectOptions(currency, 'USD');
  await waitFor(() => {
    expect(location.search).toBe('');
  });
});

it('copies a link with its numbers and nothing else that is in the address', async () => {
  const user = open('?ref=letter&risk=2');
  await user.click(screen.getByRole('button', { name: 'Share a link to these numbers' }));
  const link = new URL(await navigator.clipboard.readText());
  expect(link.pathname + link.search).toBe('/tools/position-size?risk=2');
});
