import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useBackToClose } from '@/runtime/useBackToClose';

function Page() {
  const { dialog, open, close } = useBackToClose<string>();
  // Dialogs that close on Escape may do the same.
  const closeTwice = () => {
    close();
    close();
  };
  return (
    <button type="button" onClick={() => (dialog === null ? open('The ticket') : closeTwice())}>
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

it('leaves no history entry behind when a dialog is closed', async () => {
  const user = await draw();
  const back = vi.spyOn(globalThis.history, 'back');
  await user.click(screen.getByRole('button', { name: 'The ticket' }));
  expect(screen.getByRole('button', { name: 'Open' })).toBeVisible();
  expect(back).toHaveBeenCalledTimes(1);
  goBack();
  expect(await screen.findByRole('link', { name: 'Account' })).toBeVisible();
});
