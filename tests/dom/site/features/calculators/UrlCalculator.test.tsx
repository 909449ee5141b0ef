import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { accountPreference } from '@/data/storage/savedAccount';
import { UrlCalculator } from '@/site/features/calculators/UrlCalculator';
import { positionSizeTool } from '@/site/features/calculators/positionSizeTool';
import { SignalOrigin } from '@/site/features/calculators/SignalOrigin';
import { sampleEntries } from '../../../../support/sampleSignals';
import { seedFile } from '../../../../support/seedFile';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

function open(query = '') {
  history.replaceState({ key: 'kept' }, '', `/tools/position-size${query}#result`);
  render(
    <BrowserRouter>
      <UrlCalculator tool={positionSizeTool} />
    </BrowserRouter>,
  );
  return userEvent.setup();
}

const LINK = '?account=10000&currency=USD&risk=2&instrument=EUR%2FUSD&entry=1.084&stop=1.08&end=';
const SIGNAL = LINK.replace('?account=10000', '?signal=3&account=');

const currency = () => screen.getByRole('combobox', { name: /currency/i });

const query = () => new URLSearchParams(location.search);

afterEach(() => {
  accountPreference.forget();
});

it('fills in numbers from a shared link, and the saved account on request', async () => {
  accountPreference.choose('8000.5 EUR');
  const user = open(LINK);
  expect(field('Account size')).toHaveValue('10000');
  expect(currency()).toHaveValue('USD');
  await user.click(screen.getByRole('button', { name: 'Use it' }));
  expect(field('Account size')).toHaveValue('8000.5');
  expect(currency()).toHaveValue('EUR');
  await waitFor(() => {
    expect(query().get('account')).toBe('8000.5');
  });
});

it.each([
  ['entered over a saved account', '', '500'],
  ["entered for a signal's trade", SIGNAL, ''],
])('keeps input %s after a reload', async (_case, address, before) => {
  accountPreference.choose('500 EUR');
  const user = open(address);
  expect(field('Account size')).toHaveValue(before);
  await user.selectOptions(currency(), 'USD');
  await user.clear(field('Account size'));
  await user.paste('10000');
  await waitFor(() => {
    expect([query().get('account'), query().get('currency')]).toEqual(['10000', 'USD']);
  });
  cleanup();
  open(location.search);
  expect(field('Account size')).toHaveValue('10000');
  expect(currency()).toHaveValue('USD');
});

it('resets the fields to the saved account', async () => {
  accountPreference.choose('8000.5 EUR');
  const user = open(LINK);
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(field('Account size')).toHaveValue('8000.5');
  expect(field('Risk on this trade')).toHaveValue('1');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(location.search).toBe('');
});

it('keeps the URL in sync with the fields', async () => {
  const user = open('?ref=letter');
  const entries = history.length;
  await user.clear(field('Account size'));
  await user.paste('500');
  await waitFor(() => {
    expect(query().get('account')).toBe('500');
  });
  expect(query().get('ref')).toBe('letter');
  expect(location.pathname + location.hash).toBe('/tools/position-size#result');
  expect(history.length).toBe(entries);
  expect(history.state).toMatchObject({ key: 'kept' });
});

it('names the signal that the numbers come from until they are cleared', async () => {
  const user = open(SIGNAL);
  expect(screen.getByRole('link', { name: /signal 3/i })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(location.search).toBe('');
  expect(screen.queryByRole('link', { name: /signal 3/i })).toBeNull();
});

it("stops naming the signal once a price differs from the signal's", async () => {
  const user = open(SIGNAL);
  await user.type(field('Account size'), '500');
  await waitFor(() => expect(query().get('account')).toBe('500'));
  expect(query().get('signal')).toBe('3');
  await user.clear(field('Stop loss'));
  await user.paste('1.0790');
  await waitFor(() => expect(query().get('stop')).toBe('1.079'));
  expect(query().has('signal')).toBe(false);
  expect(screen.queryByRole('link', { name: /signal 3/i })).toBeNull();
  expect(field('Account size')).toHaveValue('500');
});

it('ignores a signal number in a link without prices', () => {
  open('?signal=99');
  expect(screen.queryByRole('link', { name: /signal 99/i })).toBeNull();
});

const file = JSON.stringify({ ...seedFile, signals: sampleEntries });

const origin = (signal: string, onClear: () => void = () => undefined) => (
  <MemoryRouter>
    <SignalOrigin signal={signal} onClear={onClear} />
  </MemoryRouter>
);

it('links to the signal and says that it has ended', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(file)));
  const { container, rerender } = render(origin('12'));
  expect(container).toHaveTextContent(/^Filled in from signal 12Clear$/);
  expect(screen.getByRole('link', { name: 'signal 12' })).toHaveAttribute('href', '/services/signals/12');
  expect(await screen.findByText('Signal 12 is closed. The numbers are for practice.')).toBe(
    screen.getByRole('status'),
  );
  rerender(origin('5'));
  expect(await screen.findByText('Signal 5 has expired. The numbers are for practice.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'signal 5' })).toHaveAttribute('href', '/services/signals/5');
});

it("notes that the signal's plan closes the trade in unequal parts", async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(file)));
  render(origin('4'));
  expect(
    await screen.findByText(
      /closes 40%, 30% and 30% at its targets, so its gains aren't the same as with equal parts/,
    ),
  ).toBe(screen.getByRole('status'));
});
