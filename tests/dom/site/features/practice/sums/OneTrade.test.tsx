import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import OneTrade from '@/site/features/practice/sums/OneTrade';
import { INCOMPLETE_LINK_MESSAGE } from '@/site/features/practice/sums/sumQuery';
import { renderRoutes } from '../../../../../support/render';

it('says that a truncated link is incomplete', () => {
  renderRoutes([{ path: '/practice/one-trade', element: <OneTrade /> }], '/practice/one-trade?round=0000');
  expect(screen.getByText(INCOMPLETE_LINK_MESSAGE)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start a trade' })).toBeEnabled();
});

it('guides the reader through a trade, including a mistake, to its journal entry', async () => {
  const { user, address } = renderRoutes(
    [{ path: '/practice/one-trade', element: <OneTrade /> }],
    '/practice/one-trade?round=00000001',
  );
  const answer = async (typed: string, side?: string) => {
    if (side !== undefined) await user.click(screen.getByRole('radio', { name: side }));
    await user.clear(screen.getByRole('textbox'));
    await user.paste(typed);
    await user.keyboard('{Enter}');
  };
  const goOn = () => user.keyboard('{Enter}');
  expect(screen.getByRole('group', { name: /Sum 1 of 12.*1\.30210 \/ 1\.30227.*says buy/ })).toBeVisible();
  await answer('1.30210');
  expect(screen.getByRole('status')).toHaveTextContent(/^Not yet\. That's the other side of the quote/);
  await answer('1.3022');
  expect(screen.getByText(/=\s1\.30227$/)).toBeVisible();
  await goOn();
  expect(screen.getByRole('group', { name: /You bought GBP\/USD at 1\.30227/ })).toBeVisible();
  const rest = [
    ['1.29727'],
    ['0.4'],
    ['200'],
    ['6.80'],
    ['1736.36'],
    ['8256.84'],
    ['16.80', 'Paid'],
    ['364'],
    ['380.80'],
    ['1.9', 'Loss'],
    ['0.7', 'Loss'],
  ] as const;
  for (const [typed, side] of rest) {
    await answer(typed, side);
    expect(screen.getByRole('status')).toHaveTextContent('Correct.');
    await goOn();
  }
  expect(screen.getByRole('heading', { name: /^\d+ of 12 solved$/ })).toHaveFocus();
  expect(screen.getByText(/^GBP\/USD, bought 0\.4 lots at 1\.30227.*−1\.9R/)).toBeVisible();
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toHaveLength(12);
  expect(lines[0]).toBe('Entry price: 1.30227. Not solved.');
  expect(lines[11]).toBe('Four trades together: −0.70R. Solved first time.');
  await user.click(screen.getByRole('button', { name: 'New numbers' }));
  expect(address()).toMatch(/\?round=(?!00000001)[0-9a-f]{8}$/);
  expect(screen.getByRole('group', { name: /Sum 1 of 12/ })).toBeVisible();
});
