import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useAdminSession } from '@/admin/session/AdminSessionContext';
import { AdminSessionProvider } from '@/admin/session/AdminSessionProvider';
import { administrator, anAccount, aSessionStore, signedInSession } from '../../../support/admin';
import { dispatchStorageEvent } from '../../../support/catalogue';
import { takeConsoleMessages } from '../../../support/consoleGuard';

function Screen() {
  const { session, logout } = useAdminSession();
  return (
    <>
      <output aria-label="session">{JSON.stringify(session)}</output>
      <button onClick={logout}>Log out</button>
    </>
  );
}

const shownSession = () => JSON.parse(screen.getByLabelText('session').textContent) as unknown;
const SIGNED_OUT = { status: 'signedOut' };
const SIGNED_IN = { status: 'signedIn', administrator, isStored: true };

const provided = ({ store }: ReturnType<typeof aSessionStore>) => (
  <AdminSessionProvider store={store} account={anAccount()}>
    <Screen />
  </AdminSessionProvider>
);

function start(stored: Parameters<typeof aSessionStore>[0] = {}) {
  const session = aSessionStore(stored);
  render(provided(session));
  return session;
}

it('signs out and logs an error when storage cannot be read', () => {
  const session = aSessionStore(signedInSession);
  session.area.failReads = new Error('gone');
  render(provided(session));
  expect(shownSession()).toEqual(SIGNED_OUT);
  expect(takeConsoleMessages()).toEqual([expect.stringContaining('StorageError')]);
});

it('signs out even when the keys cannot be removed', async () => {
  const { area } = start(signedInSession);
  area.removeItem = () => {
    throw new Error('gone');
  };
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(shownSession()).toEqual(SIGNED_OUT);
  expect(takeConsoleMessages()).toEqual([expect.stringContaining('StorageError')]);
});

it('signs in when another tab signs in', () => {
  const { area } = start();
  area.setItem('adminToken', 'admin-token-2');
  area.setItem('adminData', JSON.stringify(administrator));
  act(() => {
    dispatchStorageEvent('adminToken');
  });
  expect(shownSession()).toEqual(SIGNED_IN);
});
