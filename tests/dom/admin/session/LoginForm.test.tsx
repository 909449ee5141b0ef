import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { adminAccountFrom, type AdminAccount } from '@/data/sessions/adminAccount';
import { AdminSessionContext, type AdminSessionValue } from '@/admin/session/AdminSessionContext';
import { AdminSessionProvider } from '@/admin/session/AdminSessionProvider';
import { LoginForm } from '@/admin/session/LoginForm';
import { anAccount, aSessionStore, PASSWORD } from '../../../support/admin';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { deferred } from '../../../support/deferred';

const REFUSED = 'Invalid username or password. Please try again.';
const FAILED = 'An error occurred during login. Please try again.';

const username = () => screen.getByLabelText('Username');
const password = () => screen.getByLabelText('Password');
const button = (name = 'Log in') => screen.getByRole('button', { name });

async function fillIn(name: string, secret: string) {
  const user = userEvent.setup();
  if (name !== '') await user.type(username(), name);
  if (secret !== '') await user.type(password(), secret);
  await user.click(button());
}

/** Renders the form with this login function. */
function renderOver(login: AdminSessionValue['login']) {
  const value: AdminSessionValue = {
    session: { status: 'signedOut' },
    login,
    logout: () => undefined,
    shownCredentials: null,
  };
  render(
    <AdminSessionContext value={value}>
      <LoginForm />
    </AdminSessionContext>,
  );
}

/** Renders the form with the real session. */
function renderReal({
  account = anAccount(),
  session = aSessionStore(),
}: {
  account?: AdminAccount;
  session?: ReturnType<typeof aSessionStore>;
} = {}) {
  const form = (
    <AdminSessionProvider store={session.store} account={account}>
      <LoginForm />
    </AdminSessionProvider>
  );
  return { ...session, form, ...render(form) };
}

it.each([
  ['user name', '', 'secret'],
  ['password', 'keeper', ''],
])('requires a %s', async (_missing, name, secret) => {
  const asked = vi.fn(() => Promise.resolve(true));
  renderOver(asked);
  await fillIn(name, secret);
  expect(asked).not.toHaveBeenCalled();
  expect(name === '' ? username() : password()).toBeInvalid();
  // The form submits once both fields are filled in.
  await userEvent.type(name === '' ? username() : password(), 'x');
  await userEvent.click(button());
  expect(asked).toHaveBeenCalledTimes(1);
});

it('verifies the untrimmed credentials only once, however often the form is submitted', async () => {
  const asked = vi.fn(() => deferred<boolean>().promise);
  renderOver(asked);
  await fillIn(' Keeper', 'two words ');
  fireEvent.submit(username().closest('form') ?? document.body);
  expect(asked).toHaveBeenCalledExactlyOnceWith(' Keeper', 'two words ');
});

it('disables the login form while it checks the password', async () => {
  const answer = deferred<boolean>();
  renderOver(() => answer.promise);
  await fillIn('keeper', 'wrong');
  expect(button('Logging in...')).toBeDisabled();
  expect(username()).toBeDisabled();
  expect(password()).toBeDisabled();
  await act(async () => {
    answer.resolve(false);
    await answer.promise;
  });
  expect(button('Log in')).toBeEnabled();
  expect(username()).toBeEnabled();
  expect(password()).toBeEnabled();
});

it('rejects a wrong user name with the specified message', async () => {
  const { keys } = renderReal();
  // Password managers recognise these fields.
  expect(username()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  await fillIn('Keeper', PASSWORD);
  expect(await screen.findByText(REFUSED)).toBe(screen.getByRole('alert'));
  expect(username()).toHaveValue('Keeper');
  expect(password()).toHaveValue(PASSWORD);
  expect(keys()).toEqual({ token: null, data: null });
  expect(takeConsoleMessages()).toEqual([]);
});

it('logs why the password could not be checked, without logging the password', async () => {
  renderReal({ account: anAccount({ verifier: 'nonsense' }) });
  await fillIn('keeper', PASSWORD);
  expect(await screen.findByText(FAILED)).toBe(screen.getByRole('alert'));
  const logged = takeConsoleMessages().join('\n');
  expect(logged).toContain('VITE_ADMIN_VERIFIER is not a verifier');
  expect(logged).not.toContain(PASSWORD);
});

it('explains that signing in requires HTTPS', async () => {
  vi.stubGlobal('crypto', {});
  renderReal();
  await fillIn('keeper', PASSWORD);
  expect(await screen.findByText(/^You can log in only over https/)).toBeVisible();
  const logged = takeConsoleMessages();
  expect(logged).toEqual([expect.stringContaining('InsecureContextError')]);
  expect(logged.join('\n')).not.toContain(PASSWORD);
});

const builtIn = adminAccountFrom({});

it('shows the default credentials of the built-in account', () => {
  const { container } = renderReal({ account: builtIn });
  expect(container).toHaveTextContent(
    `Default credentials: ${builtIn.administrator.username} / ${String(builtIn.shownPassword)}`,
  );
});

it('shows no credentials when the owner has set up an account', () => {
  const own = adminAccountFrom({
    VITE_ADMIN_USERNAME: 'owner',
    VITE_ADMIN_VERIFIER: anAccount().verifier,
  });
  const { container } = renderReal({ account: own });
  expect(container).not.toHaveTextContent('credentials');
});
