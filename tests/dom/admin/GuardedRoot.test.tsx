import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GuardedRoot } from '@/admin/GuardedRoot';
import { AdminSessionContext, type AdminSession } from '@/admin/session/AdminSessionContext';
import { site } from '@/content/site';
import { renderRoutes } from '../../support/render';

/** The guarded part of the admin area, with the dashboard behind its guard. */
function show(session: AdminSession) {
  const value = {
    session,
    login: () => Promise.resolve(false),
    logout: () => undefined,
    shownCredentials: null,
  };
  return renderRoutes(
    [
      {
        element: (
          <AdminSessionContext value={value}>
            <GuardedRoot />
          </AdminSessionContext>
        ),
        children: [{ path: '/admin', element: <h1>Dashboard</h1> }],
      },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    '/admin',
  );
}

it('shows nothing of the dashboard until the session is known', () => {
  show({ status: 'loading' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(site.adminName);
  expect(screen.getByText('Loading… If this does not change, load the page again.')).toBeVisible();
  expect(document.title).toContain(site.adminName);
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    `The administration of ${site.name}.`,
  );
  expect(screen.queryByText('Dashboard')).not.toBeInTheDocument();
});
