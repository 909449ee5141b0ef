import type { Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { SECOND_SITE } from './servers.ts';
import {
  ADMIN_ADDRESSES,
  ALIASES,
  becomesLive,
  DEMO_PASSWORD,
  facesAreDrawn,
  inParts,
  ONE_OF_EACH_KIND,
  PUBLIC_ADDRESSES,
  shiftsOf,
  skipsOf,
  storedBroker,
  storing,
  watchViolations,
} from './support.ts';
import { expect, test } from './test.ts';

const CANONICAL_ORIGIN = site.address;

const ALL_PUBLIC: Readonly<Record<string, string>> = {
  ...PUBLIC_ADDRESSES,
  ...Object.fromEntries(
    Object.entries(ALIASES).map(([alias, guide]) => [alias, PUBLIC_ADDRESSES[guide] ?? '']),
  ),
};

/** What stands in the HTML as a host sends it, parsed but never run. */
function parse(page: Page, html: string) {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const all = (selector: string) => [...parsed.querySelectorAll(selector)];
    return {
      titles: all('title').map((element) => element.textContent),
      headings: all('h1').map((element) => element.textContent),
      descriptions: all('meta[name="description"]').map((element) => element.getAttribute('content') ?? ''),
      canonicals: all('link[rel="canonical"]').map((element) => element.getAttribute('href')),
      robots: all('meta[name="robots"]').map((element) => element.getAttribute('content')),
      enabledSubmits: all('button[type="submit"]:not([disabled])').length,
      styled: all('[style]').length,
      levels: all('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName.slice(1))),
      repeatedIds: all('[id]')
        .map(({ id }) => id)
        .filter((id, index, ids) => ids.indexOf(id) !== index),
    };
  }, html);
}

test.describe('the HTML of', () => {
  test('serves every public address with one title and heading', async ({ page, request }) => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const [address, heading] of Object.entries(ALL_PUBLIC)) {
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      const html = await parse(page, await response.text());
      expect(html.headings, address).toEqual([heading]);
      expect(html.titles, address).toEqual([expect.stringContaining(site.name)]);
      expect(html.descriptions, address).toHaveLength(1);
      expect(html.canonicals, address).toEqual([CANONICAL_ORIGIN + (ALIASES[address] ?? address)]);
      expect(html.robots, address).toEqual([]);
      expect(html.enabledSubmits, address).toBe(0);
      expect(html.styled, `style attributes on ${address}`).toBe(0);
      expect(html.levels[0], `first heading of ${address}`).toBe(1);
      expect(skipsOf(html.levels), `levels of headings on ${address}`).toEqual([]);
      expect(html.repeatedIds, `ids on ${address}`).toEqual([]);
      for (const title of html.titles) titles.add(title);
      for (const description of html.descriptions) descriptions.add(description);
    }
    expect(titles.size, 'different titles').toBe(Object.keys(PUBLIC_ADDRESSES).length);
    expect(descriptions.size, 'different descriptions').toBe(Object.keys(PUBLIC_ADDRESSES).length);
  });

  test('keeps the admin area and 404 out of search engines', async ({ page, request }) => {
    for (const address of [...ADMIN_ADDRESSES, '/404.html']) {
      const html = await parse(page, await (await request.get(address)).text());
      expect(html.robots, address).toEqual(['noindex']);
      expect(html.canonicals, address).toEqual([]);
      expect(html.titles, address).toEqual([expect.stringContaining(site.name)]);
      expect(html.descriptions, address).toHaveLength(1);
      expect(html.enabledSubmits, address).toBe(0);
    }
  });
});

/** How often what may stand in a head once stands there, and the first heading. */
const headCounts = (page: Page) =>
  page.evaluate(() =>
    ['title', 'h1', 'meta[name="description"]', 'link[rel="canonical"]'].map(
      (selector) => document.querySelectorAll(selector).length,
    ),
  );

test.describe('hydration in another language and time zone, a year later,', () => {
  test.use({
    locale: 'de-DE',
    timezoneId: 'Pacific/Auckland',
    viewport: { width: 390, height: 844 },
  });

  const later = new Date();
  later.setFullYear(later.getFullYear() + 1);
  const year = String(later.getFullYear());

  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: later });
    await page.addInitScript(() => {
      // As soon as it is parsed: the scripts stand behind it.
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('h1');
        if (!heading) return;
        observer.disconnect();
        Object.assign(heading, { isServerHtml: true });
      }).observe(document, { childList: true, subtree: true });
    });
  });

  /** The heading is the one that came with the HTML, so the page was hydrated and not rendered anew. */
  async function expectHydrated(page: Page, text: string | RegExp) {
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, page.url()).toHaveText(text);
    await expect(heading, page.url()).toHaveJSProperty('isServerHtml', true);
  }

  async function openPublic(page: Page, address: string) {
    await page.goto(address);
    await page.waitForFunction(
      (shown) => document.querySelector('footer')?.textContent.includes(shown),
      `© ${year}`,
    );
    await expectHydrated(page, ALL_PUBLIC[address] ?? '');
    // What React puts into the head itself must not stand there twice.
    expect(await headCounts(page), address).toEqual([1, 1, 1, 1]);
    await facesAreDrawn(page);
    expect(await shiftsOf(page), address).toEqual([]);
  }

  test('hydrates public pages quietly and without shifts', async ({ page, noise }) => {
    const violations = await watchViolations(page);
    for (const address of ['/', '/markets', '/ib-partners', ...Object.keys(ALIASES).slice(0, 1)])
      await openPublic(page, address);
    expect(noise.messages).toEqual([]);
    expect(violations).toEqual([]);
  });

  // Warnings tell more, and so are looked for on one page of each kind.
  test.describe('with warnings on,', () => {
    test.use({ baseURL: SECOND_SITE });

    for (const [part, some] of inParts(ONE_OF_EACH_KIND, 9).entries())
      test(`hydrates pages of each kind quietly, part ${String(part + 1)}`, async ({ page, noise }) => {
        const violations = await watchViolations(page);
        for (const address of some) {
          await openPublic(page, address);
          expect(noise.messages, address).toEqual([]);
          expect(violations, address).toEqual([]);
        }
      });

    test('hydrates the login, /admin-test and 404 quietly', async ({ page, noise }) => {
      await page.goto('/admin/login');
      await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
      await expectHydrated(page, site.adminName);
      await page.goto('/admin-test');
      await expect(page.getByRole('definition').filter({ hasText: /^available$/ })).toBeVisible();
      await expectHydrated(page, 'Admin test');
      await page.goto('/secure/admin/dashboard');
      await expect(page).toHaveURL('/secure/admin/login');
      await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
      expect(noise.messages).toEqual([]);
      const nowhere = await page.goto('/nowhere/at/all');
      expect(nowhere?.status()).toBe(404);
      await expect(page.getByRole('contentinfo')).toContainText(`© ${year}`);
      await expectHydrated(page, 'Page not found');
      expect(noise.messages.splice(0)).toEqual([expect.stringContaining('404')]);
    });
  });
});

test.describe('a page of words', () => {
  /** Set once the page is live; gone as soon as a document is loaded anew. */
  const mark = (page: Page) =>
    page.evaluate(() => {
      document.documentElement.dataset.sameDocument = 'yes';
    });
  const isSameDocument = (page: Page) =>
    page.evaluate(() => document.documentElement.dataset.sameDocument === 'yes');

  test('leads on in the same document and back again', async ({ page, noise }) => {
    await page.goto('/services/webinar');
    await becomesLive(page);
    // The list has a part of its own, and is live as soon as it knows the day.
    await expect(page.getByText('Times are given in GMT.')).toBeHidden();
    await mark(page);
    const title = await page.title();
    const next = page.getByRole('link', { name: 'Or read the subject in the courses' }).last();
    await next.click();
    await expect(page).toHaveURL('/education');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/education/i);
    await expect(heading).toBeFocused();
    await expect(page).not.toHaveTitle(title);

    await page.goBack();
    await expect(heading).toHaveText(/webinar/i);
    await expect(page).toHaveTitle(title);
    await expect(next).toBeInViewport();
    expect(await headCounts(page)).toEqual([1, 1, 1, 1]);

    await test.step('is there again where it was left when it was scrolled and a link pressed within one frame', async () => {
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      await expect(next).not.toBeInViewport();
      await next.evaluate((link: HTMLElement) => {
        link.scrollIntoView({ behavior: 'instant', block: 'center' });
        link.click();
      });
      await expect(heading).toHaveText(/education/i);
      await page.goBack();
      await expect(heading).toHaveText(/webinar/i);
      await expect(next).toBeInViewport();
    });

    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    expect(await isSameDocument(page)).toBe(true);
    expect(noise.messages).toEqual([]);
  });

  test('opens links by keyboard and in a new tab', async ({ page, context }) => {
    await page.goto('/markets/forex');
    await becomesLive(page);
    await mark(page);
    const link = page.getByRole('navigation', { name: 'Read next' }).getByRole('link').first();
    const address = (await link.getAttribute('href')) ?? '';
    await link.press('Enter');
    await expect(page).toHaveURL(address);
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL('/markets/forex');
    // Last, and without a look into the tab: Chromium 147 may crash as it draws one, and take this page with it.
    await link.click({ modifiers: ['ControlOrMeta'] });
    await expect.poll(() => context.pages().length).toBe(2);
    expect(new URL(page.url()).pathname).toBe('/markets/forex');
  });
});

test.describe('a platform that only this browser knows', () => {
  const platform = {
    ...storedBroker('1764000000000', { name: 'Sharp Trader X', description: 'Known here only.' }),
    features: ['Fast'],
  };
  test.use({ storageState: storing({ upm_platforms: JSON.stringify([platform]) }) });

  test('opens a platform that only this browser knows', async ({ page, noise }) => {
    const response = await page.goto('/platforms/sharptraderx');
    expect(response?.status()).toBe(404);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Sharp Trader X');
    await expect(page).toHaveTitle(`Sharp Trader X | ${site.name}`);
    await expect(page.getByText('Known here only.')).toBeVisible();
    await page.goto('/platforms/sharptradery');
    await expect(heading).toHaveText('Page not found');
    await expect(page).toHaveTitle(`Page not found | ${site.name}`);
    // Only the browser's own word on the status of each of the two documents.
    expect(noise.messages.splice(0)).toEqual(Array(2).fill(expect.stringContaining('404')));
  });
});

test.describe('before scripts run', () => {
  const withoutScripts = async (page: Page) => {
    await page.route('**/*.js', (route) => route.abort());
  };

  test('opens menus before scripts run, and sends no login', async ({ page, noise }) => {
    await withoutScripts(page);
    await page.goto('/contact');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const forex = navigation.getByRole('link', { name: 'Forex' });
    await expect(forex).toBeHidden();
    await navigation.locator('summary', { hasText: 'Markets pages' }).press('Enter');
    await expect(forex).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(navigation).toBeHidden();
    await page
      .getByRole('banner')
      .locator('summary', { hasText: /^Menu$/ })
      .click();
    await navigation.getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();

    await page.goto('/admin/login');
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password').fill('typed early');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeDisabled();
    await page.getByLabel('Password').press('Enter');
    await expect(page).toHaveURL('/admin/login');
    const refused = noise.messages.splice(0);
    expect(refused.filter((message) => !message.includes('net::ERR_FAILED'))).toEqual([]);
    expect(refused).not.toEqual([]);
  });

  /** Holds every script back until the returned call. A page is ready for its reader and waits for none of them. */
  async function holdScripts(page: Page): Promise<() => void> {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await released;
      await route.fallback();
    });
    return release;
  }

  test('keeps a message typed before scripts run', async ({ page }) => {
    // Some hosts add one to the address of a folder.
    const address = '/contact/?subject=Webinar';
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Early');
    await page.getByRole('textbox', { name: 'Message' }).fill('Typed before scripts.');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeDisabled();
    await page.getByRole('textbox', { name: 'Name', exact: true }).press('Enter');
    await expect(page).toHaveURL(address);
    release();
    await expect(page.getByLabel('Subject')).toHaveValue('Webinar');
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ada Early');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Typed before scripts.');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    await expect(page).toHaveURL('/contact?subject=Webinar');
  });

  test('sends what was typed before scripts arrived', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/admin/login', { waitUntil: 'domcontentloaded' });
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password').fill(DEMO_PASSWORD);
    release();
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/admin');
  });
});
