import type { Page } from '@playwright/test';
import { glossaryEntries } from '../../src/content/glossary/glossaryEntries.ts';
import { lessonWithTerm } from '../support/terms.ts';
import { violationsOf } from './axe.ts';
import { DESKTOP, withoutFrames } from './screens.ts';
import { becomesLive, openWithoutScripts, watchViolations } from './support.ts';
import { expect, test } from './test.ts';

const { address: LESSON, term: TERM } = lessonWithTerm;
const definition = glossaryEntries.find(({ name }) => name === TERM);
const HOME_OF_TERM = `/glossary#${definition?.anchor ?? ''}`;

test.use({ storageState: withoutFrames, contextOptions: { reducedMotion: 'reduce' } });

const marked = (page: Page) => page.locator('article').locator(`a[href="${HOME_OF_TERM}"]`).first();
const panel = (page: Page) => page.getByRole('dialog', { name: TERM, exact: true });

async function openLesson(page: Page) {
  await page.goto(LESSON);
  await becomesLive(page);
  await marked(page).scrollIntoViewIfNeeded();
}

async function openPanel(page: Page) {
  await openLesson(page);
  await marked(page).click();
  await expect(panel(page)).toBeVisible();
}

const glossaryRequests = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/TermPanel|glossary|search/i.test(pathname)) asked.push(pathname);
  });
  return asked;
};

test.describe('a term in a lesson', () => {
  test('L49: opens its definition at a click, takes the focus and gives it back', async ({ page }) => {
    const violations = await watchViolations(page);
    await openPanel(page);
    await expect(panel(page)).toContainText(definition?.text ?? 'nothing');
    await expect(panel(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(marked(page)).toBeFocused();
    await marked(page).click();
    await expect(panel(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(panel(page)).toHaveCount(0);
    await marked(page).click();
    await expect(panel(page)).toBeVisible();
    await marked(page).click();
    await expect(panel(page)).toHaveCount(0);
    expect(violations).toEqual([]);
  });

  test('L49: opens by Enter, and its links lead on', async ({ page }) => {
    await openLesson(page);
    await marked(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeFocused();
    await panel(page).getByRole('link', { name: 'More in the glossary' }).click();
    await expect(page).toHaveURL(HOME_OF_TERM);
    await expect(page.locator(`[id="${definition?.anchor ?? ''}"]`)).toBeInViewport();
  });

  test('L49: leads to the glossary where its code is missing', async ({ page, noise }) => {
    await page.route(/TermPanel/, (route) => route.abort());
    await openLesson(page);
    await marked(page).click();
    await expect(page).toHaveURL(HOME_OF_TERM);
    noise.messages.splice(0);
  });

  test('L49: leads to the glossary where the browser knows no popovers', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    });
    await openLesson(page);
    await marked(page).click();
    await expect(page).toHaveURL(HOME_OF_TERM);
  });

  test('L49: a click with Ctrl opens the glossary in a tab', async ({ page, context }) => {
    await openLesson(page);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      marked(page).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(tab).toHaveURL(HOME_OF_TERM);
    await expect(panel(page)).toHaveCount(0);
  });

  test('L47: nothing of it is loaded before it is wanted', async ({ page }) => {
    const asked = glossaryRequests(page);
    await page.goto(LESSON);
    await becomesLive(page);
    await page.mouse.wheel(0, 3000);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await marked(page).click();
    await expect(panel(page)).toBeVisible();
    expect(asked).not.toEqual([]);
  });

  test('L49: nothing odd of it is printed', async ({ page }) => {
    await openPanel(page);
    await page.emulateMedia({ media: 'print' });
    await expect(panel(page)).toBeHidden();
    await expect(marked(page)).toHaveCSS('text-decoration-line', 'none');
  });

  for (const [width, height] of [
    [360, 640],
    [640, 400],
    [1280, 800],
  ] as const)
    test(`L50: the definition is wholly visible at the lower edge, ${String(width)} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openLesson(page);
      await marked(page).evaluate((element) => {
        element.scrollIntoView({ block: 'end' });
      });
      await marked(page).click();
      await expect(panel(page)).toBeVisible();
      const box = await panel(page).boundingBox();
      expect(box).not.toBeNull();
      if (!box) return;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const word = await marked(page).boundingBox();
      const covers = word && word.y < box.y + box.height && box.y < word.y + word.height;
      expect(covers, 'the definition covers its word').toBe(false);
    });

  test('L60: with its definition open, axe finds nothing', async ({ page }) => {
    await openPanel(page);
    expect(await violationsOf(page, { within: 'article' })).toEqual([]);
  });
});

test.describe('the glossary', () => {
  test('L51: letters and filter work by keyboard, and the filter is in the address', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto('/glossary');
    await becomesLive(page);
    await page
      .getByRole('navigation', { name: 'Letters' })
      .getByRole('link', { name: 'S', exact: true })
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'S', exact: true })).toBeInViewport();
    await page.getByRole('searchbox', { name: 'Filter the terms' }).fill(TERM);
    await expect(page).toHaveURL(`/glossary?filter=${encodeURIComponent(TERM).replaceAll('%20', '+')}`);
    await expect(page.locator('dfn', { hasText: TERM }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Filter the terms' })).toHaveValue(TERM);
    expect(await page.locator('dfn').count()).toBeLessThan(glossaryEntries.length);
  });

  test('L51: keeps the filter that was typed before its scripts came', async ({ page }) => {
    const query = encodeURIComponent(TERM).replaceAll('%20', '+');
    const filter = page.getByRole('searchbox', { name: 'Filter the terms' });
    for (const end of ['', 'Enter']) {
      const letScriptsCome = await openWithoutScripts(page, '/glossary');
      await filter.pressSequentially(TERM);
      if (end !== '') {
        await filter.press(end);
        await page.waitForURL(`/glossary?filter=${query}`, { waitUntil: 'commit' });
      }
      letScriptsCome();
      await expect(page).toHaveURL(`/glossary?filter=${query}`);
      await expect(page.locator('dfn', { hasText: TERM }).first()).toBeVisible();
      await expect(filter).toHaveValue(TERM);
      await expect.poll(() => page.locator('dfn').count()).toBeLessThan(glossaryEntries.length);
      await page.unrouteAll();
    }
  });

  test('L26: reads completely without scripts, and shows no filter', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/glossary');
    await expect(page.locator('dfn')).toHaveCount(glossaryEntries.length);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await context.close();
  });

  test('L60: axe finds nothing, with and without results', async ({ page }) => {
    for (const address of ['/glossary', '/glossary?filter=zzz']) {
      await page.goto(address);
      await becomesLive(page);
      expect(await violationsOf(page, { within: 'main' }), address).toEqual([]);
    }
  });
});
