import type { Page } from '@playwright/test';
import { SITE } from './servers.ts';
import {
  answerNext,
  cardHeadings,
  DEMO_PASSWORD,
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
  storedBroker,
  storedNames,
  storedText,
  storing,
} from './support.ts';
import { expect, test } from './test.ts';

/** Fills the storage to the last character, as another page of the same address could. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    let filler = '';
    for (let step = 4_194_304; step >= 1; step /= 2) {
      try {
        localStorage.setItem('filler', filler + 'x'.repeat(step));
        filler += 'x'.repeat(step);
      } catch {
        // This much does not fit any more.
      }
    }
  });

const UNAVAILABLE = 'localStorage is not available';

test.describe('a browser that blocks storage', () => {
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

  test('F01, F03, B05: shows the defaults, warns once, and every part of the site works until it is left', async ({
    page,
    noise,
  }) => {
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
    // B05: whoever works here is told that nothing of it is kept.
    await expect(page.getByText(/^This browser stores nothing for this site/)).toBeInViewport();
    await expect(page.getByText(/live in this browser/)).toHaveCount(0);
    await page.getByRole('button', { name: `Deactivate ${FIFTH_BROKER}` }).click();
    await expect(rowOf(page, FIFTH_BROKER).getByText('Inactive')).toBeVisible();
    await page.getByRole('link', { name: 'Platforms' }).click();
    await page.getByRole('link', { name: 'IB Partners' }).click();
    await expect(rowOf(page, FIFTH_BROKER).getByText('Inactive')).toBeVisible();
    expect(noise.messages.splice(0)).toEqual([UNAVAILABLE]);

    // F03: what support asks for says so, too.
    await page.goto('/admin-test');
    await expect(page.getByRole('definition').filter({ hasText: /^not available$/ })).toBeVisible();
    expect(noise.messages.splice(0)).toEqual([UNAVAILABLE]);
  });
});

test('B01, F04: a full storage locks nobody out: it is said, nothing is lost, and room can be made', async ({
  page,
  noise,
}) => {
  await page.goto('/ib-partners');
  await expect.poll(() => storedNames(page, 'upm_brokers')).toEqual(SAMPLE_BROKERS);
  await fillStorage(page);
  const before = await storedText(page, 'upm_brokers');
  await page.goto('/admin?tab=brokers');
  await signIn(page);
  await expect(rowOf(page, FIFTH_BROKER)).toBeVisible();
  await expect(page.getByText(/you are logged in for this tab only/)).toBeInViewport();
  expect(noise.messages.splice(0)[0]).toContain('The session could not be stored');
  const form = await startAddingBroker(page, 'One Too Many');
  await test.step('F04: a save says that the storage is full, and loses neither list nor typing', async () => {
    await saveButton(form).click();
    await expect(form.getByRole('alert')).toHaveText(
      "This broker was not saved: the browser's storage is full. The System tab shows under Storage what takes room and how to free some.",
    );
    expect(noise.messages.splice(0)).toEqual([expect.stringContaining('Failed to save broker to storage')]);
    expect(await storedText(page, 'upm_brokers')).toBe(before);
    await expect(form.getByLabel('Name *')).toHaveValue('One Too Many');
    await form.getByRole('button', { name: 'Cancel' }).click();
  });
  await test.step('B01: what takes room is shown, a backup can be downloaded, and a broker deleted', async () => {
    await page.getByRole('link', { name: 'See what takes room' }).click();
    await expect(page.getByRole('row', { name: /^Other pages at this address [\d,]{9}$/ })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Backup Data' }).click();
    await download;
    await page.getByRole('link', { name: 'IB Partners' }).click();
    void answerNext(page, true);
    await page.getByRole('button', { name: `Delete ${FIFTH_BROKER}` }).click();
    await expect.poll(() => storedNames(page, 'upm_brokers')).toEqual(SAMPLE_BROKERS.slice(0, 4));
  });
  noise.messages.splice(0);
});

test.describe('a list that nearly fills the storage', () => {
  test.use({ storageState: storing(SESSION) });

  test('F29: 5,882 brokers in 4.2 million characters are listed and searched, and the System tab warns', async ({
    page,
  }) => {
    await page.goto('/admin?tab=analytics');
    const brokers = Array.from({ length: 5882 }, (_, index) => {
      const id = String(index + 1);
      const description = `Number ${id}. `.padEnd(250, 'About it. ');
      return storedBroker(id, { name: `Broker ${id}`, description });
    });
    const text = JSON.stringify(brokers);
    expect(text.length).toBeGreaterThan(4_194_304);
    expect(text.length).toBeLessThan(4_500_000);
    await store(page, { upm_brokers: text });
    await page.getByRole('link', { name: 'IB Partners' }).click();
    await expect(page.getByText('5,882 brokers')).toBeVisible();
    await page.getByPlaceholder('Search brokers...').fill('number 4711.');
    await expect.poll(() => namesInTable(page)).toEqual(['Broker 4711']);
    await page.getByRole('link', { name: 'System' }).click();
    await expect(page.getByText("The browser's storage is nearly full")).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: /^5,882$/ })).toBeVisible();
  });
});

test.describe('on plain http', () => {
  /** The same build under a host name that browsers do not trust: no Web Locks and no Web Crypto there. */
  const HOST = 'http://upmark.test';

  test('B06, F48, F63: a login says what is needed and leaves no half of a session; a broker is saved without Web Locks', async ({
    page,
    noise,
  }) => {
    await page.route(`${HOST}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: SITE + pathname + search }) });
    });
    await page.goto(`${HOST}/admin/login`);
    expect(await page.evaluate(() => isSecureContext || 'locks' in navigator)).toBe(false);
    await signIn(page);
    await expect(page.getByRole('alert')).toHaveText(
      'Logging in works only over https or on localhost: over plain http the browser checks no password. Open this page by its https address.',
    );
    await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(noise.messages).toHaveLength(1);
    expect(noise.messages.splice(0).join()).not.toContain(DEMO_PASSWORD);

    await store(page, SESSION);
    await page.goto(`${HOST}/admin?tab=brokers`);
    await expect.poll(() => namesInTable(page)).toEqual(SAMPLE_BROKERS);
    const form = await startAddingBroker(page, 'Without Locks');
    await saveButton(form).click();
    await expect(form).toHaveCount(0);
    expect(await storedNames(page, 'upm_brokers')).toEqual([...SAMPLE_BROKERS, 'Without Locks']);
  });
});
