import type { Page } from '@playwright/test';
import { SITE } from './servers.ts';
import {
  answerNext,
  cardHeadings,
  FIFTH_BROKER,
  namesInTable,
  rowOf,
  SAMPLE_BROKERS,
  SAMPLE_PLATFORMS,
  saveButton,
  SESSION,
  signIn,
  startAddingBroker,
  store,
  storedNames,
  storedText,
} from './support.ts';
import { expect, test } from './test.ts';

/** Fills localStorage to its limit, as another page of the origin could. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    let filler = '';
    for (let step = 4_194_304; step >= 1; step /= 2) {
      try {
        localStorage.setItem('filler', filler + 'x'.repeat(step));
        filler += 'x'.repeat(step);
      } catch {
        // It doesn't fit: try half.
      }
    }
  });

const UNAVAILABLE = 'localStorage is not available';

test.describe(() => {
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    });
  });

  test('works with default records and one warning when storage is blocked', async ({ page, noise }) => {
    await page.goto('/ib-partners');
    await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Platforms' }).click();
    await expect(cardHeadings(page)).toHaveText(SAMPLE_PLATFORMS);
    await footer.getByRole('link', { name: 'contact form' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeFocused();
    expect(noise.messages.splice(0)).toEqual([UNAVAILABLE]);

    await page.goto('/admin');
    await signIn(page);
    await page.getByRole('link', { name: 'IB Partners' }).click();
    await expect(page.getByText(/^This browser doesn't let this site store data/)).toBeInViewport();
    await expect(page.getByText(/stay in this browser/)).toHaveCount(0);
    await page.getByRole('button', { name: `Deactivate ${FIFTH_BROKER}` }).click();
    await expect(rowOf(page, FIFTH_BROKER).getByText('Inactive')).toBeVisible();
    await page.getByRole('link', { name: 'Platforms' }).click();
    await page.getByRole('link', { name: 'IB Partners' }).click();
    await expect(rowOf(page, FIFTH_BROKER).getByText('Inactive')).toBeVisible();
    expect(noise.messages.splice(0)).toEqual([UNAVAILABLE]);

    await page.goto('/admin-test');
    await expect(page.getByRole('definition').filter({ hasText: /^not available$/ })).toBeVisible();
    expect(noise.messages.splice(0)).toEqual([UNAVAILABLE]);
  });
});

test('signs in and frees space when storage is full', async ({ page, noise }) => {
  await page.goto('/ib-partners');
  await expect.poll(() => storedNames(page, 'upm_brokers')).toEqual(SAMPLE_BROKERS);
  await fillStorage(page);
  const before = await storedText(page, 'upm_brokers');
  await page.goto('/admin?tab=brokers');
  await signIn(page);
  await expect(rowOf(page, FIFTH_BROKER)).toBeVisible();
  await expect(page.getByText(/You're logged in only in this tab/)).toBeInViewport();
  expect(noise.messages.splice(0)[0]).toContain("The session couldn't be stored");
  const form = await startAddingBroker(page, 'One Too Many');
  await test.step('keeps list and input when a save does not fit', async () => {
    await saveButton(form).click();
    await expect(form.getByRole('alert')).toHaveText(
      "This broker wasn't saved: the browser's storage is full. The Storage card on the System tab shows what takes up space and how to free some.",
    );
    // The overview has read the other lists by now, and their first records don't fit either.
    const refused = noise.messages.splice(0).filter((text) => !text.includes('The seed of upm_'));
    expect(refused).toEqual([expect.stringContaining('Failed to save broker to storage')]);
    expect(await storedText(page, 'upm_brokers')).toBe(before);
    await expect(form.getByLabel('Name *')).toHaveValue('One Too Many');
    await form.getByRole('button', { name: 'Cancel' }).click();
  });
  await test.step('shows what takes up space, downloads a backup and deletes a broker', async () => {
    await page.getByRole('link', { name: 'See what takes up space' }).click();
    await expect(page.getByRole('row', { name: /^Other pages at this address [\d,]{9}$/ })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Backup Data' }).click();
    await download;
    await page.getByRole('link', { name: 'IB Partners' }).click();
    void answerNext(page, true);
    await page.getByRole('button', { name: `Delete ${FIFTH_BROKER}` }).click();
    await expect.poll(() => storedNames(page, 'upm_brokers')).toEqual(SAMPLE_BROKERS.slice(0, 4));
  });
  // Otherwise lists that are read late may still log that their first records don't fit.
  await page.goto('about:blank');
  noise.messages.splice(0);
});

test.describe(() => {
  /** The same build on an insecure origin, which has no Web Locks or Web Crypto. */
  const HOST = 'http://upmark.test';

  test('saves without Web Locks on an insecure host', async ({ page }) => {
    await page.route(`${HOST}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: SITE + pathname + search }) });
    });
    await page.goto(`${HOST}/admin/login`);
    expect(await page.evaluate(() => isSecureContext || 'locks' in navigator)).toBe(false);
    await store(page, SESSION);
    await page.goto(`${HOST}/admin?tab=brokers`);
    await expect.poll(() => namesInTable(page)).toEqual(SAMPLE_BROKERS);
    const form = await startAddingBroker(page, 'Without Locks');
    await saveButton(form).click();
    await expect(form).toHaveCount(0);
    expect(await storedNames(page, 'upm_brokers')).toEqual([...SAMPLE_BROKERS, 'Without Locks']);
  });
});
