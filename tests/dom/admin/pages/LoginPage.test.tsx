import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { site } from '@/content/site';
import { tabDrafts } from '@/data/storage/draftStore';
import { aSessionStore, PASSWORD, renderAdmin, signedInSession } from '../../../support/admin';
import { dispatchStorageEvent } from '../../../support/catalogue';

type Admin = ReturnType<typeof renderAdmin>;

async function logIn({ user }: Admin, secret = PASSWORD) {
  await user.type(screen.getByLabelText('Username'), 'keeper');
  await user.type(screen.getByLabelText('Password'), secret);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

const dashboard = () => screen.findByRole('heading', { name: 'Dashboard' });
const login = () => screen.findByRole('heading', { name: site.adminName });

const CRAFTED_ORIGINS = [{ pathname: '//evil.example' }, { pathname: '/about' }, null];

it.each(['/admin', '/secure/admin/dashboard'])(
  'returns to the page that required signing in: %s',
  async (entry) => {
    const admin = renderAdmin({}, entry);
    expect(await login()).toBeVisible();
    expect(admin.address()).toBe('/secure/admin/login');
    await logIn(admin);
    expect(await dashboard()).toBeVisible();
    expect(admin.address()).toBe(entry);
  },
);

it('keeps query and fragment when returning after login', async () => {
  const admin = renderAdmin({}, '/secure/admin/dashboard?tab=brokers#list');
  await logIn(admin);
  expect(await dashboard()).toBeVisible();
  expect(admin.address()).toBe('/secure/admin/dashboard?tab=brokers#list');
});

it.each(CRAFTED_ORIGINS)('opens the dashboard when the return address %j is forged', async (from) => {
  const admin = renderAdmin({}, { pathname: '/secure/admin/login', state: { from } });
  await logIn(admin);
  expect(await dashboard()).toBeVisible();
  expect(admin.address()).toBe('/admin');
});

it('replaces the login page in the browser history', async () => {
  const admin = renderAdmin({}, '/elsewhere', '/admin');
  await logIn(admin);
  expect(await dashboard()).toBeVisible();
  await act(() => admin.router.navigate(-1));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});

it('links back to the site', async () => {
  renderAdmin({}, '/admin/login');
  await login();
  expect(document.title).toBe(`Log in to ${site.adminName} | ${site.name}`);
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    `Sign-in for the administrators of ${site.name}.`,
  );
  expect(screen.getByRole('link', { name: 'Back to the site' })).toHaveAttribute('href', '/');
});

const session = () => aSessionStore(signedInSession);
const logOutElsewhere = ({ area }: ReturnType<typeof session>) => {
  area.removeItem('adminToken');
  area.removeItem('adminData');
  act(() => {
    dispatchStorageEvent('adminToken');
  });
};
const WHY = "You were logged out in another tab, or this site's data was cleared.";

it('says that unsaved input is kept after signing out elsewhere', async () => {
  tabDrafts.keep('broker new', { name: 'Half typed' });
  onTestFinished(tabDrafts.discardAll);
  const stored = session();
  renderAdmin({ session: stored }, '/admin');
  await dashboard();
  logOutElsewhere(stored);
  expect(
    await screen.findByText(
      `${WHY} Your unsaved input has been kept: open the same form again to restore it.`,
    ),
  ).toBeVisible();
});
