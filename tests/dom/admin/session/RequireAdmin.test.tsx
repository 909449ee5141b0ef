import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AdminSessionContext, type AdminSession } from '@/admin/session/AdminSessionContext';
import { RequireAdmin } from '@/admin/session/RequireAdmin';
import { administrator } from '../../../support/admin';

function Login() {
  return <output aria-label="came with">{JSON.stringify(useLocation().state)}</output>;
}

function start(session: AdminSession, pending?: ReactNode) {
  const value = {
    session,
    login: () => Promise.resolve(false),
    logout: () => undefined,
    shownCredentials: null,
  };
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Home</h1> },
      { path: '/secure/admin/login', element: <Login /> },
      {
        element: <RequireAdmin pending={pending} />,
        children: [{ path: '/admin', element: <h1>Dashboard</h1> }],
      },
    ],
    { initialEntries: ['/', '/admin?tab=brokers#list'], initialIndex: 1 },
  );
  const view = render(
    <AdminSessionContext value={value}>
      <RouterProvider router={router} />
    </AdminSessionContext>,
  );
  return { ...view, router };
}

it('draws nothing and goes nowhere while it is not known who is signed in', () => {
  const { container, router } = start({ status: 'loading' });
  expect(container).toHaveTextContent(/^$/);
  expect(router.state.location.pathname).toBe('/admin');
});

it('draws what stands for the page meanwhile, if it is given any, and only then', () => {
  const { unmount } = start({ status: 'loading' }, <p>One moment</p>);
  expect(screen.getByText('One moment')).toBeVisible();
  unmount();
  start({ status: 'signedIn', administrator, isStored: true }, <p>One moment</p>);
  expect(screen.queryByText('One moment')).not.toBeInTheDocument();
});

it('lets a signed-in administrator through', () => {
  const { router } = start({ status: 'signedIn', administrator, isStored: true });
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin');
});

it('sends anybody else to /secure/admin/login, carrying the address along', () => {
  const { router } = start({ status: 'signedOut' });
  expect(router.state.location.pathname).toBe('/secure/admin/login');
  expect(JSON.parse(screen.getByLabelText('came with').textContent)).toMatchObject({
    from: { pathname: '/admin', search: '?tab=brokers', hash: '#list' },
  });
  expect(screen.queryByText('Dashboard')).not.toBeInTheDocument();
});

it('F70: replaces the history entry, so that Back leads past the dashboard', async () => {
  const { router } = start({ status: 'signedOut' });
  await router.navigate(-1);
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});
