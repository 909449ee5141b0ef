import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CatalogueContext } from '@/data/catalogue/CatalogueContext';
import { MaintenanceContext } from '@/data/maintenance/MaintenanceContext';
import { DashboardPage } from '@/pages/admin/DashboardPage';
import { aSessionStore, renderAdmin, signedInSession } from '../../support/admin';
import { anAdminArea, tellOfOtherTab } from '../../support/catalogue';
import { aBroker, aPlatform } from '../../support/records';
import { answerConfirm } from '../../support/render';
import { namesInTable } from '../../support/resourcePanels';

function open(entry = '/admin') {
  const data = anAdminArea({
    brokers: [aBroker({ name: 'Alpha Broker' }), aBroker({ name: 'Beta Broker' })],
    platforms: [aPlatform({ name: 'Alpha Platform' }), aPlatform({ name: 'Beta Platform' })],
  });
  const dashboard = (
    <CatalogueContext value={data.catalogue}>
      <MaintenanceContext value={data.maintenance}>
        <DashboardPage />
      </MaintenanceContext>
    </CatalogueContext>
  );
  const view = renderAdmin({ session: aSessionStore(signedInSession), dashboard }, entry);
  return {
    ...view,
    openTab: (name: string) => view.user.click(screen.getByRole('link', { name })),
  };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const tabs = () => screen.getByRole('navigation', { name: 'Admin' });

describe('the sidebar', () => {
  it("is titled with the product's admin name, and has five tabs", async () => {
    open();
    await heading('Dashboard Overview');
    expect(screen.getByText('Upmark Admin')).toBeVisible();
    const labels = [...tabs().querySelectorAll('ul a')].map((tab) => tab.textContent);
    expect(labels).toEqual(['Overview', 'IB Partners', 'Platforms', 'Analytics', 'System']);
  });

  it('opens with Overview, the default', async () => {
    open();
    expect(await heading('Dashboard Overview')).toBeVisible();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Overview');
  });

  it.each([
    ['Overview', 'Dashboard Overview', '/admin'],
    ['IB Partners', 'IB Partners Management', '/admin?tab=brokers'],
    ['Platforms', 'Platform Management', '/admin?tab=platforms'],
    ['Analytics', 'Analytics & Reports', '/admin?tab=analytics'],
    ['System', 'System Configuration', '/admin?tab=system'],
  ])('leads by %s to the heading %s, at an address of its own', async (tab, title, address) => {
    const { openTab, address: current } = open(tab === 'Overview' ? '/admin?tab=system' : '/admin');
    await openTab(tab);
    expect(await heading(title)).toBeVisible();
    expect(document.title).toBe(`${title} | Upmark`);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(tab);
    expect(current()).toBe(address);
  });

  it('shows Overview for a tab that does not exist', async () => {
    open('/admin?tab=nosuch');
    expect(await heading('Dashboard Overview')).toBeVisible();
  });

  it('logs out, which leads to the login screen and removes the session', async () => {
    const { user, address, keys } = open();
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await heading('Upmark Admin')).toBeVisible();
    expect(address()).toBe('/secure/admin/login');
    expect(keys()).toEqual({ token: null, data: null });
  });
});

describe('a form with unsaved typing', () => {
  async function typing() {
    const view = open('/admin?tab=brokers');
    await view.user.click(await screen.findByRole('button', { name: 'Edit Alpha Broker' }));
    await view.user.type(screen.getByRole('textbox', { name: 'Name' }), ' II');
    return view;
  }

  it('asks before the other tab throws it away', async () => {
    const questions = answerConfirm(false);
    const { openTab, address } = await typing();
    await openTab('Platforms');
    expect(questions).toEqual(['Discard what you have typed?']);
    expect(address()).toBe('/admin?tab=brokers');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Alpha Broker II');
    answerConfirm(true);
    await openTab('Platforms');
    expect(await heading('Platform Management')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks before logging out throws it away', async () => {
    answerConfirm(false);
    const { user, keys } = await typing();
    const logOut = screen.getByRole('button', { name: 'Log out' });
    await user.click(logOut);
    expect(keys().token).not.toBeNull();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Alpha Broker II');
    const questions = answerConfirm(true);
    await user.click(logOut);
    expect(await heading('Upmark Admin')).toBeVisible();
    expect(questions).toHaveLength(1);
    expect(sessionStorage).toHaveLength(0);
  });

  it('F69: is kept, unasked, when another tab logs out', async () => {
    const questions = answerConfirm(false);
    const { area } = await typing();
    area.removeItem('adminToken');
    act(() => {
      tellOfOtherTab('adminToken');
    });
    expect(await heading('Upmark Admin')).toBeVisible();
    expect(questions).toEqual([]);
    expect(sessionStorage).toHaveLength(1);
  });
});

describe('the overview', () => {
  it.each([
    ['Manage Brokers', 'IB Partners Management'],
    ['View Active', 'IB Partners Management'],
    ['Manage Platforms', 'Platform Management'],
    ['System Health', 'System Configuration'],
  ])('leads by %s to %s', async (button, title) => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await heading(title)).toBeVisible();
  });
});

describe('the search text', () => {
  it('is shared by the brokers and the platforms tab', async () => {
    const { user, openTab } = open('/admin?tab=brokers');
    await screen.findByRole('table', { name: 'brokers' });
    await user.type(screen.getByPlaceholderText('Search brokers...'), 'beta');
    expect(namesInTable()).toEqual(['Beta Broker']);
    await openTab('Platforms');
    expect(await screen.findByRole('table', { name: 'platforms' })).toBeVisible();
    expect(screen.getByPlaceholderText('Search platforms...')).toHaveValue('beta');
    expect(namesInTable()).toEqual(['Beta Platform']);
    await user.clear(screen.getByPlaceholderText('Search platforms...'));
    await openTab('IB Partners');
    await screen.findByRole('table', { name: 'brokers' });
    expect(screen.getByPlaceholderText('Search brokers...')).toHaveValue('');
    expect(namesInTable()).toEqual(['Alpha Broker', 'Beta Broker']);
  });
});

describe('the address', () => {
  const search = () => screen.getByRole('searchbox');

  it('holds the search text, and gives it back on a later visit', async () => {
    const { user, address } = open('/admin?tab=brokers');
    await screen.findByRole('table');
    await user.type(search(), 'beta');
    await waitFor(() => {
      expect(address()).toBe('/admin?tab=brokers&q=beta');
    });
    expect(search()).toHaveFocus();
    await user.clear(search());
    await waitFor(() => {
      expect(address()).toBe('/admin?tab=brokers');
    });
  });

  it('opens a list searched and sorted', async () => {
    open('/admin?tab=brokers&q=broker&sort=name&order=desc');
    await screen.findByRole('table');
    expect(search()).toHaveValue('broker');
    expect(namesInTable()).toEqual(['Beta Broker', 'Alpha Broker']);
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('takes the search to the other tab, but not the order', async () => {
    const { user, openTab, address } = open('/admin?tab=brokers');
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(address()).toBe('/admin?tab=brokers&sort=name');
    await user.type(search(), 'alpha');
    await openTab('Platforms');
    expect(await screen.findByRole('table', { name: 'platforms' })).toBeVisible();
    expect(address()).toBe('/admin?tab=platforms&q=alpha');
    expect(namesInTable()).toEqual(['Alpha Platform']);
  });

  it('shows a list in its own order for a column that is none', async () => {
    open('/admin?tab=brokers&sort=nosuch&order=desc');
    await screen.findByRole('table');
    expect(namesInTable()).toEqual(['Alpha Broker', 'Beta Broker']);
  });

  it('is replaced while typing, so that Back leaves the list; the way back searches as before', async () => {
    const { user, openTab, address, router } = open('/admin?tab=brokers&q=alpha');
    await screen.findByRole('table');
    await openTab('Platforms');
    await user.clear(search());
    await waitFor(() => {
      expect(address()).toBe('/admin?tab=platforms');
    });
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('table', { name: 'brokers' })).toBeVisible();
    expect(address()).toBe('/admin?tab=brokers&q=alpha');
    expect(search()).toHaveValue('alpha');
  });
});

it('offers to undo a deletion also after another tab of the dashboard was looked at', async () => {
  answerConfirm(true);
  const { user, openTab } = open('/admin?tab=brokers');
  await user.click(await screen.findByRole('button', { name: 'Delete Alpha Broker' }));
  await screen.findByText('“Alpha Broker” deleted.');
  await openTab('Platforms');
  expect(await screen.findByRole('table', { name: 'platforms' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  await openTab('IB Partners');
  await user.click(await screen.findByRole('button', { name: 'Undo deleting “Alpha Broker”' }));
  expect(await screen.findByText('“Alpha Broker” brought back.')).toBeVisible();
  expect(namesInTable()).toEqual(['Alpha Broker', 'Beta Broker']);
});

it('says on every tab that changes live in this browser, and leads to where they are published', async () => {
  const { user } = open('/admin?tab=brokers');
  const note = await screen.findByText(/^Changes live in this browser/);
  expect(note).toHaveTextContent('Changes live in this browser until you publish them.');
  await user.click(screen.getByRole('link', { name: 'publish' }));
  expect(await heading('System Configuration')).toBeVisible();
});

it('keeps the search for who goes to publish and comes back', async () => {
  const { user, openTab, address } = open('/admin?tab=brokers');
  await screen.findByRole('table');
  await user.type(screen.getByRole('searchbox'), 'alpha');
  const publish = screen.getByRole('link', { name: 'publish' });
  expect(publish).toHaveAttribute('href', '/admin?tab=system&q=alpha');
  await user.click(publish);
  expect(await heading('System Configuration')).toBeVisible();
  expect(address()).toBe('/admin?tab=system&q=alpha');
  await openTab('IB Partners');
  expect(await screen.findByRole('table', { name: 'brokers' })).toBeVisible();
  expect(address()).toBe('/admin?tab=brokers&q=alpha');
  expect(namesInTable()).toEqual(['Alpha Broker']);
});
