import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { adminRoutes } from '@/admin/adminRoutes';
import { site } from '@/content/site';
import { catalogueLists } from '@/data/catalogue/lists';
import { adminPaths } from '@/domain/accounts/adminPaths';
import { ChunkLoadError } from '@/runtime/loadChunk';
import { administrator } from '../../support/admin';
import { publishedFile } from '../../support/catalogue';
import { takeConsoleMessages } from '../../support/consoleGuard';
import { aBroker } from '../../support/records';
import { renderRoutes } from '../../support/render';

/** A published catalogue newer than the built one. */
const published = publishedFile(1_000_000, {
  brokers: [
    { ...aBroker({ name: 'Alpha' }), id: '1' },
    { ...aBroker({ name: 'Beta' }), id: '2' },
  ],
});

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(published)));
});

function signIn() {
  localStorage.setItem('adminToken', 'admin-token-1');
  localStorage.setItem('adminData', JSON.stringify(administrator));
}

const open = (address: string) => renderRoutes(adminRoutes, address);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it.each([adminPaths.login, adminPaths.secureLogin])('shows the login form at %s', async (path) => {
  const { address } = open(path);
  expect(await screen.findByLabelText('Username')).toBeVisible();
  expect(document.title).toBe(`Log in to ${site.adminName} | ${site.name}`);
  expect(address()).toBe(path);
});

it.each([adminPaths.dashboard, adminPaths.secureDashboard])(
  'redirects from %s to the login page when signed out',
  async (path) => {
    const { address } = open(path);
    expect(await screen.findByLabelText('Username')).toBeVisible();
    expect(address()).toBe(adminPaths.secureLogin);
    expect(screen.queryByRole('navigation', { name: 'Admin' })).not.toBeInTheDocument();
  },
);

it.each([adminPaths.dashboard, adminPaths.secureDashboard])(
  'shows the dashboard at %s when signed in',
  async (path) => {
    signIn();
    const { address } = open(path);
    expect(await heading('Dashboard Overview')).toBeVisible();
    expect(address()).toBe(path);
  },
);

it('shows the test page without signing in', async () => {
  open(adminPaths.test);
  expect(await heading('Admin test')).toBeVisible();
});

/** Opens an admin page that throws `error`. */
function openFailing(error: Error) {
  const Failing = () => {
    throw error;
  };
  const [layout] = adminRoutes;
  return renderRoutes(
    [
      {
        element: layout?.element,
        errorElement: layout?.errorElement,
        children: [{ path: '/admin', element: <Failing /> }],
      },
    ],
    '/admin',
  );
}

it('shows an error page when a page fails to render', async () => {
  openFailing(new Error('broken on purpose'));
  expect(await heading("This page couldn't be shown")).toBeVisible();
  expect(takeConsoleMessages()).toContain('Error: broken on purpose');
});

it('reloads on request when part of a page fails to load', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  const reload = vi.fn();
  vi.stubGlobal('location', { hash: '', reload });
  const { user } = openFailing(new ChunkLoadError('gone'));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(takeConsoleMessages()).toContain('ChunkLoadError: gone');
});

it("stores a change and logs it under the user's name", async () => {
  vi.stubGlobal('confirm', () => true);
  signIn();
  const { user } = open('/admin?tab=brokers');
  await user.click(await screen.findByRole('button', { name: 'Delete Alpha' }));
  await screen.findByText('“Alpha” deleted.');
  await user.click(screen.getByRole('link', { name: 'Overview' }));
  const card = (await screen.findByRole('heading', { name: 'Recent Activity' })).closest('section');
  const entry = await within(card ?? document.body).findByText('Deleted the broker “Alpha”');
  expect(entry.closest('li')).toHaveTextContent(administrator.username);
  const stored = JSON.parse(localStorage.getItem(catalogueLists.brokers.key) ?? '[]') as { name: string }[];
  expect(stored.map(({ name }) => name)).toEqual(['Beta']);
});
