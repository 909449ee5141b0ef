import type { Page } from '@playwright/test';
import { SITE } from './servers.ts';
import {
  answerNext,
  cardHeadings,
  DEMO_PASSWORD,
  FIFTH_BROKER,
  namesInTable,
  openTab,
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
  storedRecords,
  storedText,
  storing,
} from './support.ts';
import { expect, interceptProvider, test } from './test.ts';

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

  test('F01, B05: shows the defaults, warns once, and every part of the site works until it is left', async ({
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
  });

  test('F03: /admin-test says that local storage is not available', async ({ page, noise }) => {
    await page.goto('/admin-test');
    await expect(page.getByRole('definition').filter({ hasText: /^not available$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Test brokers' }).click();
    await expect(page.getByRole('status')).toContainText('Brokers test clicked at');
    expect(noise.messages.splice(0)).toEqual([UNAVAILABLE]);
  });
});

test('F02: a browser without any local storage shows the defaults as well', async ({
  playwright,
  launchOptions,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--disable-local-storage'],
  });
  try {
    const context = await browser.newContext();
    await interceptProvider(context, SITE, 'normal', [], []);
    const page = await context.newPage();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    await page.goto(`${SITE}/ib-partners`);
    expect(await page.evaluate(() => window.localStorage)).toBeNull();
    await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);
    expect(messages).toEqual([UNAVAILABLE]);
  } finally {
    await browser.close();
  }
});

test('B01: a full storage locks nobody out: the session holds for this tab, says so, and room can be made', async ({
  page,
  noise,
}) => {
  await page.goto('/ib-partners');
  await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);
  await expect.poll(() => storedNames(page, 'upm_brokers')).toEqual(SAMPLE_BROKERS);
  await fillStorage(page);
  await page.goto('/admin?tab=brokers');
  await signIn(page);
  await expect(rowOf(page, FIFTH_BROKER)).toBeVisible();
  await expect(page.getByText(/you are logged in for this tab only/)).toBeInViewport();
  expect(noise.messages.splice(0)[0]).toContain('The session could not be stored');

  await page.getByRole('link', { name: 'See what takes room' }).click();
  await expect(page.getByRole('row', { name: /^Other pages at this address [\d,]{9}$/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Backup Data' }).click();
  await download;
  await page.getByRole('link', { name: 'IB Partners' }).click();
  void answerNext(page, true);
  await page.getByRole('button', { name: `Delete ${FIFTH_BROKER}` }).click();
  await expect.poll(() => storedNames(page, 'upm_brokers')).toEqual(SAMPLE_BROKERS.slice(0, 4));

  // With room again the next session is stored as ever.
  await page.getByRole('button', { name: 'Log out' }).click();
  await signIn(page);
  await expect(page.getByText(/^Changes live in this browser/)).toBeVisible();
  expect(await storedText(page, 'adminToken')).toMatch(/^admin-token-/);
  noise.messages.splice(0);
});

test.describe('an administrator', () => {
  test.use({ storageState: storing(SESSION) });

  test('F04: is told when storage is full, loses neither list nor typing, and saves once there is room', async ({
    page,
    noise,
  }) => {
    await openTab(page, 'brokers');
    await expect.poll(() => storedNames(page, 'upm_brokers')).toEqual(SAMPLE_BROKERS);
    await fillStorage(page);
    const before = await storedText(page, 'upm_brokers');
    const form = await startAddingBroker(page, 'One Too Many');
    await saveButton(form).click();
    await expect(form.getByRole('alert')).toHaveText(
      "This broker was not saved: the browser's storage is full. Delete what is no longer needed, then try again.",
    );
    expect(noise.messages.splice(0)).toEqual([expect.stringContaining('Failed to save broker to storage')]);
    expect(await storedText(page, 'upm_brokers')).toBe(before);
    await expect(form.getByLabel('Name *')).toHaveValue('One Too Many');
    await page.evaluate(() => {
      localStorage.removeItem('filler');
    });
    await saveButton(form).click();
    await expect(form).toHaveCount(0);
    expect(await storedNames(page, 'upm_brokers')).toEqual([...SAMPLE_BROKERS, 'One Too Many']);
  });

  test('F37: who deletes every broker finds none after a reload, and neither does a visitor', async ({
    page,
  }) => {
    await openTab(page, 'brokers');
    for (const name of SAMPLE_BROKERS) {
      const asked = answerNext(page, true);
      await page.getByRole('button', { name: `Delete ${name}` }).click();
      await asked;
      await expect(rowOf(page, name)).toHaveCount(0);
    }
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No brokers found' })).toBeVisible();
    await page.goto('/ib-partners');
    await expect(page.getByRole('heading', { name: 'No Brokers Available' })).toBeVisible();
    expect(await storedText(page, 'upm_brokers')).toBe('[]');
  });
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

test.describe('a list whose ledger is missing or damaged', () => {
  const old = JSON.stringify([storedBroker('4711', { name: 'Of Long Ago' })]);

  for (const ledger of [undefined, 'damaged'])
    test.describe(`that is ${ledger ?? 'missing'}`, () => {
      const stored = { upm_brokers: old, ...(ledger !== undefined && { upm_brokers_seed: ledger }) };

      test('follows what is published again where nobody has changed it, and its text is kept', async ({
        page,
      }) => {
        await page.goto('/favicon.svg');
        await page.evaluate((items) => {
          for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text);
        }, stored);
        await page.goto('/ib-partners');
        await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);
        await expect.poll(() => storedNames(page, 'upm_brokers')).toEqual(SAMPLE_BROKERS);
        expect(await storedText(page, 'upm_brokers.corrupt')).toBe(old);
        await store(page, SESSION);
        await page.goto('/admin?tab=system');
        await expect(page.getByRole('button', { name: 'Download upm_brokers.corrupt' })).toBeVisible();
      });

      test('keeps what an administrator has changed, and what is published joins it', async ({ page }) => {
        await page.goto('/favicon.svg');
        await page.evaluate(
          (items) => {
            for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text);
          },
          { ...stored, ...SESSION },
        );
        const names = [...SAMPLE_BROKERS, 'Of Long Ago'];
        await openTab(page, 'brokers');
        await expect.poll(() => namesInTable(page)).toEqual(names);
        await expect.poll(() => storedNames(page, 'upm_brokers')).toEqual(names);
        expect(await storedText(page, 'upm_brokers.corrupt')).toBeNull();
        await page.goto('/ib-partners');
        await expect(cardHeadings(page)).toHaveText(names);
      });
    });
});

test.describe('a stored list that was cut off', () => {
  const damaged = '[{"id":"1","name":"Half a bro';
  test.use({ storageState: storing({ ...SESSION, upm_brokers: damaged }) });

  test('F13: shows as empty, and is kept beside the new list when the first broker is saved', async ({
    page,
  }) => {
    await page.goto('/ib-partners');
    await expect(page.getByRole('heading', { name: 'No Brokers Available' })).toBeVisible();
    await page.goto('/admin?tab=brokers');
    await expect(page.getByRole('heading', { name: 'No brokers found' })).toBeVisible();
    await expect(page.getByText('What is stored for brokers cannot be read.')).toBeVisible();
    expect(await storedText(page, 'upm_brokers')).toBe(damaged);
    const form = await startAddingBroker(page, 'A New Start');
    await saveButton(form).click();
    await expect(form).toHaveCount(0);
    expect(await storedNames(page, 'upm_brokers')).toEqual(['A New Start']);
    expect(await storedText(page, 'upm_brokers.corrupt')).toBe(damaged);
    await expect(page.getByText('What is stored for brokers cannot be read.')).toHaveCount(0);
  });
});

test.describe('a stored list with rubbish in it', () => {
  const rubbish = [null, 1, 'a', [], {}];
  const stored = [...rubbish, storedBroker('7', { name: 'Among Rubbish' })];
  test.use({ storageState: storing({ ...SESSION, upm_brokers: JSON.stringify(stored) }) });

  test('F15: shows what is a broker, and carries the rest through every save', async ({ page }) => {
    await openTab(page, 'brokers');
    await expect.poll(() => namesInTable(page)).toEqual(['Among Rubbish']);
    const form = await startAddingBroker(page, 'Added');
    await saveButton(form).click();
    await expect(form).toHaveCount(0);
    await expect.poll(() => namesInTable(page)).toEqual(['Among Rubbish', 'Added']);
    expect(await storedRecords(page, 'upm_brokers')).toEqual([
      ...stored,
      expect.objectContaining({ name: 'Added' }),
    ]);
  });
});

test.describe('on plain http', () => {
  /** The same build under a host name that browsers do not trust: no Web Locks and no Web Crypto there. */
  const HOST = 'http://upmark.test';

  async function serveOnPlainHttp(page: Page) {
    await page.route(`${HOST}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: SITE + pathname + search }) });
    });
  }

  test('F48: a broker is saved without Web Locks', async ({ page }) => {
    await serveOnPlainHttp(page);
    await page.goto(`${HOST}/favicon.svg`);
    expect(await page.evaluate(() => 'locks' in navigator)).toBe(false);
    await page.evaluate((session) => Object.assign(localStorage, session), SESSION);
    await page.goto(`${HOST}/admin?tab=brokers`);
    await expect.poll(() => namesInTable(page)).toEqual(SAMPLE_BROKERS);
    const form = await startAddingBroker(page, 'Without Locks');
    await saveButton(form).click();
    await expect(form).toHaveCount(0);
    expect(await storedNames(page, 'upm_brokers')).toEqual([...SAMPLE_BROKERS, 'Without Locks']);
  });

  test('F63, B06: a login that cannot be checked says what is needed, and leaves no half of a session', async ({
    page,
    noise,
  }) => {
    await serveOnPlainHttp(page);
    await page.goto(`${HOST}/admin/login`);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await signIn(page);
    await expect(page.getByRole('alert')).toHaveText(
      'Logging in works only over https or on localhost: over plain http the browser checks no password. Open this page by its https address.',
    );
    await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(noise.messages).toHaveLength(1);
    expect(noise.messages.splice(0).join()).not.toContain(DEMO_PASSWORD);
  });
});
