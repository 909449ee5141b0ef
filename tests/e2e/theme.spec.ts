import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { deferred } from '../support/deferred.ts';
import { becomesLive, openTab, SESSION, storedText, storing } from './support.ts';
import { expect, test } from './test.ts';

const NO_FRAMES = { upm_widgets_consent: 'refused' };

/** The grounds of both looks, as a browser states colours: the dark one comes first in the tokens. */
const [dark = '', light = ''] = [
  ...readFileSync('src/styles/tokens.css', 'utf8').matchAll(
    /--board: #([\da-f]{2})([\da-f]{2})([\da-f]{2});/g,
  ),
].map(
  (match) =>
    `rgb(${match
      .slice(1)
      .map((part) => Number.parseInt(part, 16))
      .join(', ')})`,
);
const GROUND = { dark, light };
const OTHER = { dark: 'light', light: 'dark' } as const;

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const choose = (page: Page, name: 'Dark' | 'Light' | 'System') => page.getByRole('radio', { name }).check();

for (const system of ['dark', 'light'] as const)
  test.describe(`where the system is ${system}`, () => {
    test.use({ colorScheme: system, storageState: storing(NO_FRAMES) });

    test('the site looks like it, until another look is chosen, and follows it again after System', async ({
      page,
      context,
    }) => {
      await page.goto('/');
      await becomesLive(page);
      expect(await ground(page)).toBe(GROUND[system]);
      const other = await context.newPage();
      await other.goto('/about');
      await becomesLive(other);

      await choose(page, system === 'dark' ? 'Light' : 'Dark');
      await expect.poll(() => ground(page)).toBe(GROUND[OTHER[system]]);
      await expect.poll(() => ground(other)).toBe(GROUND[OTHER[system]]);

      await choose(other, 'System');
      await expect.poll(() => ground(page)).toBe(GROUND[system]);
      expect(await storedText(page, 'upm_theme')).toBeNull();
      await page.emulateMedia({ colorScheme: OTHER[system] });
      expect(await ground(page)).toBe(GROUND[OTHER[system]]);
    });

    for (const kept of ['dark', 'light', 'sepia'] as const)
      test.describe(`and ${kept} is kept`, () => {
        test.use({ storageState: storing({ ...NO_FRAMES, upm_theme: kept }) });

        test('no other look is painted before the scripts come, five seconds late', async ({ page }) => {
          const expected = GROUND[kept === 'sepia' ? system : kept];
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
          await page.goto('/', { waitUntil: 'commit' });
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          setTimeout(() => {
            late.resolve(undefined);
          }, 5000);
          await becomesLive(page);
          const seen = await page.evaluate(() => (globalThis as unknown as { grounds: string[] }).grounds);
          expect(seen.length).toBeGreaterThan(5);
          expect(new Set(seen)).toEqual(new Set([expected]));
        });
      });
  });

test.describe('in the dashboard', () => {
  test.use({ colorScheme: 'dark', storageState: storing({ ...SESSION, ...NO_FRAMES }) });

  test('a look can be chosen as well, and holds for the site', async ({ page }) => {
    await openTab(page, 'brokers');
    await choose(page, 'Light');
    await expect.poll(() => ground(page)).toBe(GROUND.light);
    await page.goto('/about');
    expect(await ground(page)).toBe(GROUND.light);
  });
});
