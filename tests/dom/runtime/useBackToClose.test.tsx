import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useBackToClose } from '@/runtime/useBackToClose';

function Page() {
  const { dialog, open, close } = useBackToClose<string>();
  return (
    <button type="button" onClick={() => (dialog === null ? open('The ticket') : close())}>
      {dialog ?? 'Open'}
    </button>
  );
}

const draw = async () => {
  const user = userEvent.setup();
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Link to="/account">Account</Link>} />
        <Route path="/account" element={<Page />} />
      </Routes>
    </BrowserRouter>,
  );
  await user.click(screen.getByRole('link', { name: 'Account' }));
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByText('The ticket')).toBeVisible();
  return user;
};

const goBack = () => act(() => globalThis.history.back());

it('closes a dialog with the Back button and stays on the page', async () => {
  await draw();
  goBack();
  expect(await screen.findByRole('button', { name: 'Open' })).toBeVisible();
  expect(globalThis.location.pathname).toBe('/account');
  goBack();
  expect(await screen.findByRole('link', { name: 'Account' })).toBeVisible();
});

it('leaves no history entry of a dialog that was closed', async () => {
  const user = await draw();
  await user.click(screen.getByRole('button', { name: 'The ticket' }));
  expect(screen.getByRole('button', { name: 'Open' })).toBeVisible();
  goBack();
  expect(await screen.findByRole('link', { name: 'Account' })).toBeVisible();
});
