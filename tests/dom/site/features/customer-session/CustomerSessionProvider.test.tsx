import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { createCustomerTokenStore } from '@/data/sessions/customerTokenStore';
import type { CustomerCredentials, CustomerLogin } from '@/domain/accounts/customer';
import { useCustomerSession } from '@/site/features/customer-session/CustomerSessionContext';
import { CustomerSessionProvider } from '@/site/features/customer-session/CustomerSessionProvider';
import { takeConsoleMessages } from '../../../../support/consoleGuard';
import { deferred } from '../../../../support/deferred';
import { anEnvironment, createFailingArea, quotaError } from '../../../../support/environment';

const credentials = { email: 'ada@customer.example', password: 'secret' };

/** A screen such as an owner might build on the session. */
function Screen() {
  const { login, logout, ...session } = useCustomerSession();
  const [error, setError] = useState('none');
  return (
    <>
      <button
        onClick={() => {
          login(credentials).catch((thrown: unknown) => {
            setError(String(thrown));
          });
        }}
      >
        Log in
      </button>
      <button onClick={logout}>Log out</button>
      <output aria-label="session">{JSON.stringify(session)}</output>
      <output aria-label="error">{error}</output>
    </>
  );
}

const shownSession = () => JSON.parse(screen.getByLabelText('session').textContent) as unknown;
const SIGNED_OUT = {
  user: null,
  token: null,
  isAuthenticated: false,
  loading: false,
  rememberedToken: null,
};

function start({
  request = () => Promise.resolve({ token: 'new token', user: { name: 'Ada' } }),
  token,
  area = createFailingArea(),
}: {
  request?: (credentials: CustomerCredentials) => Promise<CustomerLogin>;
  token?: string;
  area?: ReturnType<typeof createFailingArea>;
} = {}) {
  if (token !== undefined) area.setItem('token', token);
  const { environment } = anEnvironment({ area });
  const user = userEvent.setup();
  render(
    <CustomerSessionProvider request={request} tokenStore={createCustomerTokenStore(environment.store)}>
      <Screen />
    </CustomerSessionProvider>,
  );
  return {
    user,
    area,
    logIn: () => user.click(screen.getByRole('button', { name: 'Log in' })),
    logOut: () => user.click(screen.getByRole('button', { name: 'Log out' })),
  };
}

it('reads a stored token without restoring the session', () => {
  const { area } = start({ token: 'old token' });
  expect(shownSession()).toEqual({ ...SIGNED_OUT, rememberedToken: 'old token' });
  expect(area.getItem('token')).toBe('old token');
});

it('submits the credentials and shows a loading state until the response arrives', async () => {
  const answer = deferred<CustomerLogin>();
  const asked: CustomerCredentials[] = [];
  const { logIn } = start({
    request: (given) => {
      asked.push(given);
      return answer.promise;
    },
  });
  await logIn();
  expect(asked).toEqual([credentials]);
  expect(shownSession()).toEqual({ ...SIGNED_OUT, loading: true });
  await act(async () => {
    answer.resolve({ token: 'new token', user: { name: 'Ada' } });
    await answer.promise;
  });
  expect(shownSession()).toMatchObject({
    user: { name: 'Ada' },
    token: 'new token',
    isAuthenticated: true,
    loading: false,
  });
});

it('clears the session and removes the token on logout', async () => {
  const { logIn, logOut, area } = start({ token: 'old token' });
  await logIn();
  expect(area.getItem('token')).toBe('new token');
  await logOut();
  expect(shownSession()).toEqual(SIGNED_OUT);
  expect(area.getItem('token')).toBeNull();
});

it('signs in even when the token cannot be stored', async () => {
  const { logIn, area } = start();
  area.failWrites = quotaError();
  await logIn();
  expect(shownSession()).toMatchObject({ isAuthenticated: true, token: 'new token' });
  const logged = takeConsoleMessages().join();
  expect(logged).toContain('StorageError');
  expect(logged).not.toContain('new token');
});

it('stores nothing after a failed login and rethrows the error', async () => {
  const { logIn, area } = start({ request: () => Promise.reject(new Error('Account locked')) });
  await logIn();
  expect(shownSession()).toEqual(SIGNED_OUT);
  expect(screen.getByLabelText('error')).toHaveTextContent('Error: Account locked');
  expect(area.length).toBe(0);
});
