import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { site } from '@/content/site';
import { aSessionStore, renderAdmin, signedInSession } from '../../../support/admin';
import { anAdminArea, anUnchangedArea } from '../../../support/catalogue';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { aBroker, aPlatform } from '../../../support/records';
import { answerConfirm } from '../../../support/render';
import { DashboardOver } from '../../../support/dashboard';
import { namesInTable } from '../../../support/resourcePanels';

function aDashboard() {
  const data = anAdminArea({
    brokers: [aBroker({ name: 'Alpha Broker' }), aBroker({ name: 'Beta Broker' })],
    platforms: [aPlatform({ name: 'Alpha Platform' }), aPlatform({ name: 'Beta Platform' })],
  });
  return {
    put: data.put,
    area: { session: aSessionStore(signedInSession), dashboard: <DashboardOver {...data} /> },
  };
}

function open(entry = '/admin') {
  const { put, area } = aDashboard();
  const view = renderAdmin(area, entry);
  return {
    ...view,
    put,
    openTab: (name: string) => view.user.click(screen.getByRole('link', { name })),
  };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const tabs = () => screen.getByRole('navigation', { name: 'Admin' });

it("shows the admin area's name and the specified tabs in order", async () => {
  open();
  await heading('Dashboard Overview');
  expect(screen.getByText(site.adminName)).toBeVisible();
  const specified = ['Overview', 'IB Partners', 'Platforms', 'Analytics', 'System'];
  const labels = [...tabs().querySelectorAll('ul a')].map((tab) => tab.textContent);
  expect(labels.filter((label) => specified.includes(label))).toEqual(specified);
});

it('opens each tab at its own URL with its heading', async () => {
  const { openTab, address: current } = open();
  for (const [tab, title, address] of [
    ['IB Partners', 'IB Partners Management', '/admin?tab=brokers'],
    ['Platforms', 'Platform Management', '/admin?tab=platforms'],
    ['Webinars', 'Webinar Management', '/admin?tab=webinars'],
    ['Signals', 'Signal Management', '/admin?tab=signals'],
    ['Analytics', 'Analytics & Reports', '/admin?tab=analytics'],
    ['System', 'System Configuration', '/admin?tab=system'],
    ['Overview', 'Dashboard Overview', '/admin'],
  ] as const) {
    await openTab(tab);
    expect(await heading(title)).toBeVisible();
    expect(document.title).toBe(`${title} | ${site.name}`);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(tab);
    expect(current()).toBe(address);
  }
});

it('closes the mobile menu when a tab is chosen', async () => {
  const { openTab } = open();
  await heading('Dashboard Overview');
  const menu = screen.getByText('Menu').closest('details');
  menu?.setAttribute('open', '');
  await openTab('System');
  expect(await heading('System Configuration')).toBeVisible();
  expect(menu).not.toHaveAttribute('open');
});

it('keeps the tabs usable when a panel fails', async () => {
  const { catalogue, maintenance } = anAdminArea();
  const activity = {
    ...maintenance.activity,
    watch: () => {
      throw new Error('broken on purpose');
    },
  };
  const dashboard = <DashboardOver catalogue={catalogue} maintenance={{ ...maintenance, activity }} />;
  const { user } = renderAdmin({ session: aSessionStore(signedInSession), dashboard }, '/admin');
  expect(await screen.findByText(/^This part couldn't be shown\./)).toBeVisible();
  expect(takeConsoleMessages().join()).toContain('broken on purpose');
  await user.click(screen.getByRole('link', { name: 'Analytics' }));
  expect(await screen.findByRole('heading', { name: 'Latest Changes' })).toBeVisible();
});

/** A browser that has renamed the first broker, for which somebody else has published a new leverage. */
async function aBrowser() {
  const [data, colleague] = [await anUnchangedArea(), await anUnchangedArea()];
  await data.catalogue.brokers.update('1', { name: 'Mine' });
  await colleague.catalogue.brokers.update('1', { leverage: '1:22' });
  data.publish((await colleague.maintenance.publication.next()).text);
  await data.seeds.refresh();
  return data;
}

it("merges another administrator's publication when the dashboard opens", async () => {
  const data = await aBrowser();
  renderAdmin(
    { session: aSessionStore(signedInSession), dashboard: <DashboardOver {...data} /> },
    '/admin?tab=analytics',
  );
  await waitFor(() => {
    expect(data.stored('upm_brokers')[0]).toMatchObject({ name: 'Mine', leverage: '1:22' });
  });
});

async function typing() {
  const view = open('/admin?tab=brokers');
  await view.user.click(await screen.findByRole('button', { name: 'Edit Alpha Broker' }));
  await view.user.type(screen.getByRole('textbox', { name: 'Name' }), ' II');
  return view;
}

it('asks before signing out discards unsaved input', async () => {
  answerConfirm(false);
  const { user, keys } = await typing();
  const logOut = screen.getByRole('button', { name: 'Log out' });
  await user.click(logOut);
  expect(keys().token).not.toBeNull();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Alpha Broker II');
  const questions = answerConfirm(true);
  await user.click(logOut);
  expect(await heading(site.adminName)).toBeVisible();
  expect(questions).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
});

it('asks before the link to the site discards unsaved input', async () => {
  const followed: boolean[] = [];
  const note = (event: Event) => {
    followed.push(!event.defaultPrevented);
    event.preventDefault();
  };
  globalThis.addEventListener('click', note);
  onTestFinished(() => {
    globalThis.removeEventListener('click', note);
  });
  answerConfirm(false);
  const { user } = await typing();
  followed.length = 0;
  const site = screen.getByRole('link', { name: 'View the site' });
  expect(site).toHaveAttribute('href', '/');
  await user.click(site);
  expect(followed).toEqual([false]);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Alpha Broker II');
  answerConfirm(true);
  await user.click(site);
  expect(followed).toEqual([false, true]);
});

it('lists only active brokers after View Active is pressed, and all brokers on request', async () => {
  const { user, put, address } = open();
  put({ brokers: [aBroker({ name: 'Alpha Broker' }), aBroker({ name: 'Off', isActive: false })] });
  await user.click(await screen.findByRole('button', { name: 'View Active' }));
  await waitFor(() => {
    expect(namesInTable()).toEqual(['Alpha Broker']);
  });
  expect(screen.getByText('1 of 2 brokers found')).toBeVisible();
  expect(address()).toBe('/admin?tab=brokers&show=active');
  await user.click(screen.getByRole('checkbox', { name: 'Active only' }));
  await waitFor(() => {
    expect(namesInTable()).toEqual(['Alpha Broker', 'Off']);
  });
  expect(address()).toBe('/admin?tab=brokers');
});

const search = () => screen.getByRole('searchbox');

it('applies the search and sort order in the URL', async () => {
  open('/admin?tab=brokers&q=broker&sort=name&order=desc');
  await screen.findByRole('table');
  expect(search()).toHaveValue('broker');
  expect(namesInTable()).toEqual(['Beta Broker', 'Alpha Broker']);
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
});

it('drops the sort order on switching to Platforms, and the search too on switching to Webinars', async () => {
  const { user, openTab, address } = open('/admin?tab=brokers');
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(address()).toBe('/admin?tab=brokers&sort=name');
  await user.type(search(), 'alpha');
  await openTab('Platforms');
  expect(await screen.findByRole('table', { name: 'platforms' })).toBeVisible();
  expect(address()).toBe('/admin?tab=platforms&q=alpha');
  expect(namesInTable()).toEqual(['Alpha Platform']);
  await openTab('Webinars');
  expect(address()).toBe('/admin?tab=webinars');
});

it('undoes a deletion after switching tabs', async () => {
  answerConfirm(true);
  const { user, openTab } = open('/admin?tab=brokers');
  await user.click(await screen.findByRole('button', { name: 'Delete Alpha Broker' }));
  await screen.findByText('“Alpha Broker” deleted.');
  await openTab('Platforms');
  expect(await screen.findByRole('table', { name: 'platforms' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  await openTab('IB Partners');
  await user.click(await screen.findByRole('button', { name: 'Undo deleting “Alpha Broker”' }));
  expect(await screen.findByText('“Alpha Broker” restored.')).toBeVisible();
  expect(namesInTable()).toEqual(['Alpha Broker', 'Beta Broker']);
});

it('shows the number of unpublished changes on every tab, with a link to Publish', async () => {
  const data = anAdminArea();
  for (const key of ['upm_brokers', 'upm_platforms', 'upm_webinars']) data.area.removeItem(key);
  const { user } = renderAdmin(
    { session: aSessionStore(signedInSession), dashboard: <DashboardOver {...data} /> },
    '/admin?tab=platforms',
  );
  expect(await screen.findByText('Everything is published')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Deactivate Seeded One' }));
  expect(await screen.findByText('1 change not published')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Publish now' }));
  expect(await heading('Publish')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Publish now' })).toBeNull();
});
