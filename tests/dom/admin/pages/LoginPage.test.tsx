import { act, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { site } from '@/content/site';
import { tabDrafts } from '@/data/storage/draftStore';
import { aSessionStore, PASSWORD, renderAdmin, signedInSession } from '../../../support/admin';
import { tellOfOtherTab } from '../../../support/catalogue';

type Admin = ReturnType<typeof renderAdmin>;

async function logIn({ user }: Admin, secret = PASSWORD) {
  await user.type(screen.getByLabelText('Username'), 'keeper');
  await user.type(screen.getByLabelText('Password'), secret);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

const dashboard = () => screen.findByRole('heading', { name: 'Dashboard' });
const login = () => screen.findByRole('heading', { name: site.adminName });

const CRAFTED_ORIGINS = [
  { pathname: '//evil.example' },
  { pathname: 'https://evil.example/admin' },
  { pathname: 'javascript:alert(1)' },
  { pathname: '/\\evil.example' },
  { pathname: '/admin/login' },
  { pathname: '/secure/admin/login' },
  { pathname: '/admin/../about' },
  { pathname: '/about' },
  { pathname: 5 },
  '/secure/admin/dashboard',
  '//evil.example',
  5,
  null,
];

describe('where a login leads', () => {
  it.each(['/admin/login', '/secure/admin/login'])('is /admin from %s', async (entry) => {
    const admin = renderAdmin({}, entry);
    await logIn(admin);
    expect(await dashboard()).toBeVisible();
    expect(admin.address()).toBe('/admin');
  });

  it.each(['/admin', '/secure/admin/dashboard'])('is the page the user came from: %s', async (entry) => {
    const admin = renderAdmin({}, entry);
    expect(await login()).toBeVisible();
    expect(admin.address()).toBe('/secure/admin/login');
    await logIn(admin);
    expect(await dashboard()).toBeVisible();
    expect(admin.address()).toBe(entry);
  });

  it('F67: keeps the query and the fragment', async () => {
    const admin = renderAdmin({}, '/secure/admin/dashboard?tab=brokers#list');
    await logIn(admin);
    expect(await dashboard()).toBeVisible();
    expect(admin.address()).toBe('/secure/admin/dashboard?tab=brokers#list');
  });

  it.each(CRAFTED_ORIGINS)('F66: is /admin for the crafted origin %j, without an error', async (from) => {
    const admin = renderAdmin({}, { pathname: '/secure/admin/login', state: { from } });
    await logIn(admin);
    expect(await dashboard()).toBeVisible();
    expect(admin.address()).toBe('/admin');
  });

  it.each([null, 5, 'from', {}, []])('is /admin for an entry of the history that holds %j', async (state) => {
    const admin = renderAdmin({}, { pathname: '/secure/admin/login', state });
    await logIn(admin);
    expect(await dashboard()).toBeVisible();
    expect(admin.address()).toBe('/admin');
  });

  it('F70: leaves no login screen behind in the history', async () => {
    const admin = renderAdmin({}, '/elsewhere', '/admin');
    await logIn(admin);
    expect(await dashboard()).toBeVisible();
    await act(() => admin.router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });
});

describe('someone already signed in', () => {
  it.each(['/admin/login', '/secure/admin/login'])('F68: is sent on from %s', async (entry) => {
    const admin = renderAdmin({ session: aSessionStore(signedInSession) }, entry);
    expect(await dashboard()).toBeVisible();
    expect(admin.address()).toBe('/admin');
  });

  it.each(CRAFTED_ORIGINS)('F66: is sent to /admin for the crafted origin %j', async (from) => {
    const admin = renderAdmin(
      { session: aSessionStore(signedInSession) },
      { pathname: '/secure/admin/login', state: { from } },
    );
    expect(await dashboard()).toBeVisible();
    expect(admin.address()).toBe('/admin');
  });

  it('F61: stays on the dashboard after a reload', async () => {
    const admin = renderAdmin({ session: aSessionStore(signedInSession) }, '/admin?tab=system');
    expect(await dashboard()).toBeVisible();
    expect(admin.address()).toBe('/admin?tab=system');
  });

  it('F69: goes to the login screen when another tab logs out', async () => {
    const admin = renderAdmin({ session: aSessionStore(signedInSession) }, '/admin');
    expect(await dashboard()).toBeVisible();
    admin.area.removeItem('adminToken');
    admin.area.removeItem('adminData');
    act(() => {
      tellOfOtherTab('adminToken');
    });
    expect(await login()).toBeVisible();
    expect(admin.address()).toBe('/secure/admin/login');
    expect(screen.queryByRole('heading', { name: 'Dashboard' })).not.toBeInTheDocument();
  });
});

it('says whose login it is, and leads back to the site', async () => {
  renderAdmin({}, '/admin/login');
  await login();
  expect(document.title).toBe(`Log in to ${site.adminName} | ${site.name}`);
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    `Sign-in for the administrators of ${site.name}.`,
  );
  expect(screen.getByRole('link', { name: 'Back to the site' })).toHaveAttribute('href', '/');
});

it('F57: asks for a login where the stored data are corrupt', async () => {
  const admin = renderAdmin({ session: aSessionStore({ token: 'admin-token-1', data: '[' }) }, '/admin');
  expect(await login()).toBeVisible();
  expect(admin.keys()).toEqual({ token: null, data: null });
});

it('F62: stays on the login screen after a wrong password', async () => {
  const admin = renderAdmin({}, '/admin');
  await logIn(admin, 'wrong');
  expect(await screen.findByText('Invalid username or password. Please try again.')).toBeVisible();
  expect(admin.address()).toBe('/secure/admin/login');
});

describe('logged out in another tab', () => {
  const session = () => aSessionStore(signedInSession);
  const logOutElsewhere = ({ area }: ReturnType<typeof session>) => {
    area.removeItem('adminToken');
    area.removeItem('adminData');
    act(() => {
      tellOfOtherTab('adminToken');
    });
  };
  const WHY = 'You were logged out in another tab, or the data of this site were cleared.';

  it('says so, and no more where nothing was typed', async () => {
    const stored = session();
    renderAdmin({ session: stored }, '/admin');
    await dashboard();
    logOutElsewhere(stored);
    expect(await screen.findByText(WHY)).toBeVisible();
  });

  it('says that what was typed is kept, and where', async () => {
    tabDrafts.keep('broker new', { name: 'Half typed' });
    onTestFinished(tabDrafts.discardAll);
    const stored = session();
    renderAdmin({ session: stored }, '/admin');
    await dashboard();
    logOutElsewhere(stored);
    expect(
      await screen.findByText(
        `${WHY} What you typed and had not saved is kept: open the same form again to get it back.`,
      ),
    ).toBeVisible();
  });

  it('is not said to who comes to log in, or has logged out here', async () => {
    renderAdmin({}, '/admin');
    await login();
    expect(screen.queryByText(/You were logged out/)).not.toBeInTheDocument();
  });
});
