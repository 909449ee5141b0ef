import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
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

const currency = () => screen.getByRole('combobox', { name: /currency/i });
const query = () => new URLSearchParams(location.search);

afterEach(() => {
  vi.restoreAllMocks();
  keptAccount.forget();
  history.replaceState(null, '', '/');
});

it('fills in the kept account when the address has no calculation', () => {
  keptAccount.choose('8000.5 EUR');
  open('?ref=letter');
  expect(field('Account')).toHaveValue('8000.5');
  expect(currency()).toHaveValue('EUR');
});

it('shows a link as it was shared, and fills in the kept account on request', async () => {
  keptAccount.choose('8000.5 EUR');
  const user = open('?risk=2');
  expect(field('Account')).toHaveValue('10000');
  expect(currency()).toHaveValue('USD');
  await user.click(screen.getByRole('button', { name: 'Use it' }));
  expect(field('Account')).toHaveValue('8000.5');
  expect(currency()).toHaveValue('EUR');
  await waitFor(() => {
    expect(query().get('account')).toBe('8000.5');
  });
});

it.each([
  ['instead of a kept account', '', '500'],
  ['for the trade of a signal', '?signal=3', ''],
])('shows what was typed %s again after a reload', async (_case, address, before) => {
  keptAccount.choose('500 EUR');
  const user = open(address);
  expect(field('Account')).toHaveValue(before);
  await user.selectOptions(currency(), 'USD');
  await user.clear(field('Account'));
  await user.type(field('Account'), '10000');
  await waitFor(() => {
    expect([query().get('account'), query().get('currency')]).toEqual(['10000', 'USD']);
  });
  cleanup();
  open(location.search);
  expect(field('Account')).toHaveValue('10000');
  expect(currency()).toHaveValue('USD');
});

it('starts again with the kept account, as a bare address does', async () => {
  keptAccount.choose('8000.5 EUR');
  const user = open('?account=300&risk=2');
  const changes = vi.spyOn(history, 'replaceState');
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(field('Account')).toHaveValue('8000.5');
  expect(field('Risk on this trade')).toHaveValue('1');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(location.search).toBe('');
  expect(changes).toHaveBeenCalledTimes(1);
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
  history.replaceState(null, '', '/tools/position-size?risk=2&account=300');
  const { hydrate } = showBuilt(
    <BrowserRouter>
      <AddressedCalculator tool={positionSizeTool} />
    </BrowserRouter>,
  );
  expect(field('Account')).toHaveValue(positionSizeTool.start.account ?? '');
  expect(field('Account')).toBeDisabled();
  expect(await hydrate()).toEqual([]);
  expect(field('Account')).toHaveValue('300');
  expect(field('Account')).toBeEnabled();
  expect(field('Risk on this trade')).toHaveValue('2');
});

it('copies a link with all its numbers and nothing else that is in the address', async () => {
  const user = open('?ref=letter&risk=2');
  await user.click(screen.getByRole('button', { name: 'Share a link to these numbers' }));
  const link = new URL(await navigator.clipboard.readText());
  expect(link.pathname).toBe('/tools/position-size');
  expect(link.searchParams.get('risk')).toBe('2');
  expect(link.searchParams.get('account')).toBe('10000');
  expect(link.searchParams.has('ref')).toBe(false);
});
