import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { deferred } from '../support/deferred.ts';
import { becomesLive, openTab, SESSION, storedText, storing } from './support.ts';
import { expect, test } from './test.ts';

const NO_FRAMES = { upm_widgets_consent: 'refused' };

/** Page background in each theme, as computed styles return it. */
const [, light = '', dark = ''] = (
  /--board: light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/.exec(
    readFileSync('src/styles/tokens.css', 'utf8'),
  ) ?? []
).map((colour) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`);
const GROUND = { dark, light };

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const choose = (page: Page, name: 'Dark' | 'Light' | 'System') => page.getByRole('radio', { name }).check();

test.describe(() => {
  test.use({ colorScheme: 'dark', storageState: storing({ ...SESSION, ...NO_FRAMES }) });

  test('follows the system theme in every tab unless one is chosen', async ({ page, context }) => {
    await page.goto('/');
    await becomesLive(page);
    expect(await ground(page)).toBe(GROUND.dark);
    const dashboard = await context.newPage();
    await openTab(dashboard, 'brokers');
    expect(await ground(dashboard)).toBe(GROUND.dark);

    await choose(dashboard, 'Light');
    await expect.poll(() => ground(dashboard)).toBe(GROUND.light);
    await expect.poll(() => ground(page)).toBe(GROUND.light);

    await choose(page, 'System');
    await expect.poll(() => ground(page)).toBe(GROUND.dark);
    await expect.poll(() => ground(dashboard)).toBe(GROUND.dark);
    expect(await storedText(page, 'upm_theme')).toBeNull();
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await ground(page)).toBe(GROUND.light);
  });
});

test.describe(() => {
  test.use({ colorScheme: 'dark', storageState: storing({ ...NO_FRAMES, upm_theme: 'light' }) });

  test('paints the chosen theme from the first frame', async ({ page }) => {
    const late = deferred<undefined>();
    await page.route(/\.js$/, async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.addInitScript(() => {
      const grounds: string[] = [];
      Object.assign(globalThis, { grounds });
      const note = () => {
        const body = document.querySelector('body');
        if (body) grounds.push(getComputedStyle(body).backgroundColor);
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    const seen = () => page.evaluate(() => (globalThis as unknown as { grounds: string[] }).grounds);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(5);
    late.resolve(undefined);
    await becomesLive(page);
    expect(new Set(await seen())).toEqual(new Set([GROUND.light]));
  });
});
