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

it.each(['/admin', '/secure/admin/dashboard?tab=brokers#list'])(
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
  expect(screen.getByRole('link', { name: 'Back to the site' })).toHaveAttribute('href', '/');
});

it('says that unsaved input is kept after the user signs out in another tab', async () => {
  tabDrafts.keep('broker new', { name: 'Half typed' });
  onTestFinished(tabDrafts.discardAll);
  const session = aSessionStore(signedInSession);
  renderAdmin({ session }, '/admin');
  await dashboard();
  session.area.removeItem('adminToken');
  act(() => {
    dispatchStorageEvent('adminToken');
  });
  expect(
    await screen.findByText(/^You were logged out in another tab, .+ Your unsaved input has been kept/),
  ).toBeVisible();
});
