import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { DESKTOP, PHONE, signedIn, withoutFrames } from './screens.ts';
import {
  becomesLive,
  cardOf,
  openTab,
  openWithoutScripts,
  saveButton,
  startAddingBroker,
  watchViolations,
} from './support.ts';
import { expect, test } from './test.ts';

test.use({ storageState: withoutFrames, contextOptions: { reducedMotion: 'reduce' } });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search this site' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'A word or a question' });
/** Not the contents of the page below. */
const results = (page: Page) => page.locator('ol:not(nav ol)').getByRole('link');
const button = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });

async function openPage(page: Page, address: string) {
  await page.goto(address);
  await becomesLive(page);
}

/** What the site has sent since the page began to be loaded, scripts and data. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(?:js|css|json)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

const ON_DEMAND_LIMIT = 25;

test.describe('the search over a page', () => {
  test('L52: opens by its button and by Ctrl+K, and gives the focus back at Escape', async ({ page }) => {
    const violations = await watchViolations(page);
    await openPage(page, '/markets/forex');
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).focus();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeFocused();
    expect(violations).toEqual([]);
  });

  test('L52: is no shortcut in a field, nor in the admin area', async ({ page }) => {
    await openPage(page, '/contact');
    await page.getByLabel('Name').first().focus();
    await page.keyboard.press('ControlOrMeta+k');
    await page.goto('/admin/login');
    await page.getByRole('button', { name: 'Log in' }).focus();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('L54: is worked by the keyboard alone, and each result is a link', async ({ page }) => {
    await openPage(page, '/');
    // Its opener goes with the page.
    await page.getByRole('main').getByRole('link').first().focus();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('levrage');
    await expect(results(page).first()).toHaveText('leverage');
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results$/);
    await page.keyboard.press('ArrowDown');
    await expect(results(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/glossary#leverage');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('#leverage')).toBeInViewport();
    await expect(page.locator('#leverage')).toBeFocused();
    await page.locator('#leverage').getByRole('link', { name: 'margin', exact: true }).press('Enter');
    await expect(page).toHaveURL('/glossary#margin');
    await expect(page.locator('#margin')).toBeFocused();
    await expect(page.locator('#margin')).toBeInViewport();
  });

  test('L54: a result opens in a tab with Ctrl', async ({ page, context }) => {
    await openPage(page, '/');
    await button(page).click();
    await field(page).fill('margin call');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      results(page)
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(tab).toHaveURL('/glossary#margin-call');
    await expect(dialog(page)).toBeVisible();
  });

  test('L47, L56: nothing of it is loaded before it is wanted, and then 25 kB at most', async ({ page }) => {
    const asked = watchRequests(page);
    await openPage(page, '/about');
    await page.waitForLoadState('networkidle');
    const before = asked.splice(0);
    expect(before.filter((file) => /search/i.test(file))).toEqual([]);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('pip');
    await expect(results(page).first()).toBeVisible();
    const sizes = [...new Set(asked)].map(
      (file) => brotliCompressSync(readFileSync(`dist${file}`)).length / 1000,
    );
    expect(asked.join(' ')).toContain('/search.json');
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(ON_DEMAND_LIMIT);
  });

  for (const size of [PHONE, DESKTOP, { width: 320, height: 480 }])
    test(`keeps its place and width while results come, ${String(size.width)} px wide`, async ({ page }) => {
      await page.setViewportSize(size);
      await openPage(page, '/about');
      await button(page).click();
      const before = await field(page).boundingBox();
      await field(page).fill('margin');
      await expect(results(page).first()).toBeVisible();
      const after = await field(page).boundingBox();
      expect([after?.x, after?.y]).toEqual([before?.x, before?.y]);
      const widths = await dialog(page).evaluate((element) => [element.scrollWidth, element.clientWidth]);
      expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
    });

  test('L60: axe finds nothing in any of its states', async ({ page }) => {
    await openPage(page, '/about');
    await button(page).click();
    for (const query of ['', 'margin', 'qwxyz']) {
      await field(page).fill(query);
      if (query !== '') await expect(dialog(page).getByRole('status')).toHaveText(/results?$/);
      expect(await violationsOf(page, { within: 'dialog' }), query).toEqual([]);
    }
  });
});

test.describe('the page of the search', () => {
  test('L55: shows the results of its address at once, and Back leaves it', async ({ page }) => {
    await openPage(page, '/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Search' }).click();
    await field(page).fill('margin call');
    await page.getByRole('combobox', { name: 'Look in' }).selectOption('terms');
    await expect(page).toHaveURL('/search?q=margin+call&in=terms');
    await expect(results(page).first()).toHaveText('margin call');
    await page.reload();
    await expect(results(page).first()).toHaveText('margin call');
    await expect(field(page)).toHaveValue('margin call');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('L55: keeps what was typed before its scripts came, and finds it', async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, '/search');
    await expect(page.getByRole('combobox', { name: 'Look in' })).toBeDisabled();
    await field(page).pressSequentially('margin call');
    letScriptsCome();
    await expect(page).toHaveURL('/search?q=margin+call');
    await expect(results(page).first()).toHaveText('margin call');
    await expect(field(page)).toHaveValue('margin call');
    await expect(page.getByRole('combobox', { name: 'Look in' })).toBeEnabled();
  });

  test('L55: Enter before its scripts came asks for the same', async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, '/search');
    await field(page).pressSequentially('margin call');
    await field(page).press('Enter');
    await page.waitForURL('/search?q=margin+call', { waitUntil: 'commit' });
    letScriptsCome();
    await expect(results(page).first()).toHaveText('margin call');
    await expect(field(page)).toHaveValue('margin call');
  });

  test('L55: takes a hostile query as text', async ({ page }) => {
    for (const query of ['<img src=x onerror=alert(1)>', '%E0%A4%A', '\u202Eabc', 'x'.repeat(5000)]) {
      await openPage(page, `/search?q=${encodeURIComponent(query)}`);
      await expect(page.getByText(/^Nothing on this site matches|^\d+ results?$/).first()).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });

  test('L55: says when the search does not load', async ({ page, noise }) => {
    await page.route('**/search.json', (route) => route.fulfill({ status: 404, body: '' }));
    await openPage(page, '/search?q=margin');
    await expect(page.getByText("The search didn't load.")).toBeVisible();
    await page.unroute('**/search.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(results(page).first()).toBeVisible();
    noise.messages.splice(0);
  });

  test('L26: without scripts it is the list of all pages', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/search');
    await expect(page.getByRole('main').getByRole('link', { name: 'Position size' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await context.close();
  });

  test('L60: axe finds nothing, and search engines are told to leave it out', async ({ page }) => {
    for (const address of ['/search', '/search?q=margin', '/search?q=qwxyz']) {
      await openPage(page, address);
      expect(await violationsOf(page, { within: 'main' }), address).toEqual([]);
    }
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

test.describe('a broker of this browser', () => {
  test.use({ storageState: signedIn });

  test('L56: is found once the dashboard has it, and the result leads to its card', async ({ page }) => {
    await openTab(page, 'brokers');
    const form = await startAddingBroker(page, 'Zephyrine & Sons');
    await saveButton(form).click();
    await expect(form).toHaveCount(0);
    await openPage(page, '/about');
    await button(page).click();
    await field(page).fill('zephyrin');
    await expect(results(page)).toHaveText(['Zephyrine & Sons']);
    await results(page).click();
    await expect(page).toHaveURL('/ib-partners?q=Zephyrine+%26+Sons');
    await expect(cardOf(page, 'Zephyrine & Sons')).toBeVisible();
  });
});

test('the page for unknown addresses finds pages by the words of the address', async ({ page, noise }) => {
  await page.goto('/guides/margin-cal.html');
  await expect(page.getByRole('heading', { name: 'Were you looking for one of these?' })).toBeVisible();
  await expect(results(page).first()).toHaveText('margin call');
  noise.messages.splice(0);
});

for (const width of [1088, 1152, 1280])
  test(`the header fits with the search at its end, ${String(width)} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/about');
    const boxes = await page.getByRole('banner').evaluate((header) =>
      [...header.querySelectorAll('a, summary')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect())
        .map(({ left, right, top }) => ({ left, right, top })),
    );
    for (const [index, { left }] of boxes.entries())
      expect(left).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 1);
    expect(boxes.at(-1)?.right).toBeLessThanOrEqual(width);
    await expect(page.getByRole('banner').locator('svg').first()).toHaveCSS('width', '32px');
  });
