import { act, screen, waitFor, within } from '@testing-library/react';
import { createBrowserRouter } from 'react-router-dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { site } from '@/content/site';
import { seedsOf } from '@/data/catalogue/seed';
import { adminRoutes, aSessionStore, renderAdmin, signedInSession } from '../../../support/admin';
import { anAdminArea, tellOfOtherTab } from '../../../support/catalogue';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { aBroker, aPlatform } from '../../../support/records';
import { answerConfirm, renderRouter } from '../../../support/render';
import { DashboardOver, Dashboards } from '../../../support/dashboard';
import { seedFile } from '../../../support/seedFile';
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

describe('the sidebar', () => {
  it("is titled with the product's admin name, and has the five specified tabs in their order, others among them", async () => {
    open();
    await heading('Dashboard Overview');
    expect(screen.getByText(site.adminName)).toBeVisible();
    const specified = ['Overview', 'IB Partners', 'Platforms', 'Analytics', 'System'];
    const labels = [...tabs().querySelectorAll('ul a')].map((tab) => tab.textContent);
    expect(labels.filter((label) => specified.includes(label))).toEqual(specified);
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
    ['Signals', 'Signal Management', '/admin?tab=signals'],
    ['Analytics', 'Analytics & Reports', '/admin?tab=analytics'],
    ['System', 'System Configuration', '/admin?tab=system'],
  ])('leads by %s to the heading %s, at an address of its own', async (tab, title, address) => {
    const { openTab, address: current } = open(tab === 'Overview' ? '/admin?tab=system' : '/admin');
    await openTab(tab);
    expect(await heading(title)).toBeVisible();
    expect(document.title).toBe(`${title} | ${site.name}`);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(tab);
    expect(current()).toBe(address);
  });

  it('closes the menu of a phone once a tab is chosen from it', async () => {
    const { openTab } = open();
    await heading('Dashboard Overview');
    const menu = screen.getByText('Menu').closest('details');
    menu?.setAttribute('open', '');
    await openTab('System');
    expect(await heading('System Configuration')).toBeVisible();
    expect(menu).not.toHaveAttribute('open');
  });

  it('says to browsers whose administration it is, and to search engines nothing', async () => {
    open();
    await heading('Dashboard Overview');
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      `The administration of ${site.name}: partner brokers, platforms, webinars and signals.`,
    );
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('shows Overview for a tab that does not exist', async () => {
    open('/admin?tab=nosuch');
    expect(await heading('Dashboard Overview')).toBeVisible();
  });

  it('logs out, which leads to the login screen and removes the session', async () => {
    const { user, address, keys } = open();
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await heading(site.adminName)).toBeVisible();
    expect(address()).toBe('/secure/admin/login');
    expect(keys()).toEqual({ token: null, data: null });
  });
});

it('keeps its tabs when a panel fails', async () => {
  const { catalogue, maintenance } = anAdminArea();
  const activity = {
    ...maintenance.activity,
    watch: () => {
      throw new Error('broken on purpose');
    },
  };
  const dashboard = <DashboardOver catalogue={catalogue} maintenance={{ ...maintenance, activity }} />;
  const { user } = renderAdmin({ session: aSessionStore(signedInSession), dashboard }, '/admin');
  expect(await screen.findByText(/^This part could not be shown\./)).toBeVisible();
  expect(takeConsoleMessages().join()).toContain('broken on purpose');
  await user.click(screen.getByRole('link', { name: 'Analytics' }));
  expect(await screen.findByRole('heading', { name: 'Last Changes' })).toBeVisible();
});

describe('what somebody else has published', () => {
  /** A browser in which the first broker was renamed, while somebody else published its leverage. */
  async function aBrowser() {
    const data = anAdminArea();
    for (const key of ['upm_brokers', 'upm_platforms']) data.area.removeItem(key);
    await Promise.all([data.catalogue.brokers.list(), data.catalogue.platforms.list()]);
    await data.environment.lock('upm_brokers', () => Promise.resolve());
    await data.catalogue.brokers.update('1', { name: 'Mine' });
    const [first, ...others] = seedFile.brokers;
    data.seeds.prime(
      seedsOf(
        {
          ...seedFile,
          signals: [],
          revision: seedFile.revision + 1,
          publication: 'aaaaaaaaaaaaaaaa',
          brokers: [{ ...first, leverage: '1:22' }, ...others],
        },
        false,
      ),
    );
    return data;
  }

  const merged = (data: Awaited<ReturnType<typeof aBrowser>>) =>
    waitFor(() => {
      expect(data.stored('upm_brokers')[0]).toMatchObject({ name: 'Mine', leverage: '1:22' });
    });

  it('joins what was changed here once the dashboard is opened, also over another store', async () => {
    const [first, second] = [await aBrowser(), await aBrowser()];
    const { user } = renderAdmin(
      { session: aSessionStore(signedInSession), dashboard: <Dashboards over={first} then={second} /> },
      '/admin?tab=analytics',
    );
    await merged(first);
    expect(second.stored('upm_brokers')[0]).not.toMatchObject({ leverage: '1:22' });
    await user.click(screen.getByRole('button', { name: 'Another store' }));
    await merged(second);
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
    expect(await heading(site.adminName)).toBeVisible();
    expect(questions).toHaveLength(1);
    expect(sessionStorage).toHaveLength(0);
  });

  it('asks before the link to the site throws it away', async () => {
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

  it('F69: is kept, unasked, when another tab logs out', async () => {
    const questions = answerConfirm(false);
    const { area } = await typing();
    area.removeItem('adminToken');
    act(() => {
      tellOfOtherTab('adminToken');
    });
    expect(await heading(site.adminName)).toBeVisible();
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
    ['Manage Signals', 'Signal Management'],
  ])('leads by %s to %s', async (button, title) => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await heading(title)).toBeVisible();
  });
});

it('View Active opens the list of active ones, which can be left again', async () => {
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
  put({ brokers: [aBroker({ name: 'Off', isActive: false })] });
  act(() => {
    tellOfOtherTab('upm_brokers');
  });
  await user.click(screen.getByRole('checkbox', { name: 'Active only' }));
  expect(await screen.findByRole('heading', { name: 'No broker is active' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all brokers' }));
  await waitFor(() => {
    expect(namesInTable()).toEqual(['Off']);
  });
});

describe('the page of a long list', () => {
  const names = Array.from({ length: 45 }, (_, index) => `Broker ${String(index + 1)}`);
  const brokers = names.map((name) => aBroker({ name }));

  async function onPageThree(entry: string) {
    const view = open(entry);
    view.put({ brokers });
    act(() => {
      tellOfOtherTab('upm_brokers');
    });
    await screen.findByText('45 brokers');
    return view;
  }

  it('B17: is in the address, and there again after a look at another tab and Back', async () => {
    const { user, address, openTab, router } = await onPageThree('/admin?tab=brokers');
    for (let turn = 0; turn < 2; turn += 1)
      await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(namesInTable()).toEqual(names.slice(40));
    await waitFor(() => {
      expect(address()).toBe('/admin?tab=brokers&page=3');
    });
    await openTab('Platforms');
    await heading('Platform Management');
    expect(address()).toBe('/admin?tab=platforms');
    await act(() => router.navigate(-1));
    await waitFor(() => {
      expect(namesInTable()).toEqual(names.slice(40));
    });
  });

  it('B17: is there again after a reload, and the first one for another search or order', async () => {
    const { user, address } = await onPageThree('/admin?tab=brokers&page=3');
    expect(namesInTable()).toEqual(names.slice(40));
    await user.click(within(screen.getByRole('table')).getByRole('button', { name: 'Name' }));
    await waitFor(() => {
      expect(address()).toBe('/admin?tab=brokers&sort=name');
    });
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
  });

  it.each(['0', '-1', '1.5', 'x', '99999999', ''])(
    'B17: is one that exists for the address page=%s',
    async (page) => {
      await onPageThree(`/admin?tab=brokers&page=${page}`);
      expect(namesInTable().length).toBeGreaterThan(0);
    },
  );
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

  it('begins another order with its smallest, also after one that was turned round', async () => {
    const { user, address } = open('/admin?tab=brokers&sort=name&order=desc');
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Rating' }));
    expect(address()).toBe('/admin?tab=brokers&sort=rating');
    expect(screen.getByRole('columnheader', { name: 'Rating' })).toHaveAttribute('aria-sort', 'ascending');
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

  it('leads to the other tab also where typing comes to rest before that is drawn', async () => {
    history.replaceState(null, '', '/admin?tab=brokers');
    const { user, address } = renderRouter(createBrowserRouter(adminRoutes(aDashboard().area)));
    await screen.findByRole('table');
    await user.type(search(), 'alpha');
    // Nothing is drawn until it ends, as on a slow phone.
    await act(async () => {
      screen.getByRole('link', { name: 'System' }).click();
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
    expect(await heading('System Configuration')).toBeVisible();
    expect(address()).toBe('/admin?tab=system&q=alpha');
  });

  it('loses search, order and filter at once for the way back to the list in its own order', async () => {
    const { user, address } = open('/admin?tab=platforms&q=a&sort=name&order=desc');
    await screen.findByRole('table');
    await user.click(screen.getByRole('checkbox', { name: 'Active only' }));
    await user.click(screen.getByRole('button', { name: 'Show them in their own order' }));
    await waitFor(() => {
      expect(address()).toBe('/admin?tab=platforms');
    });
    expect(namesInTable()).toEqual(['Alpha Platform', 'Beta Platform']);
    expect(screen.getByRole('button', { name: 'Move down Alpha Platform' })).toBeVisible();
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
