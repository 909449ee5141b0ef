import type { Page } from '@playwright/test';
import {
  answerNext,
  cardHeadings,
  cardOf,
  fillFields,
  fillList,
  LOGO,
  namesInTable,
  openTab,
  rowOf,
  SAMPLE_BROKERS,
  SAMPLE_PLATFORMS,
  saveButton,
  SECOND_BROKER,
  serveLogo,
  SESSION,
  signIn,
  startAddingBroker,
  store,
  storedBroker,
  storedRecords,
  storedText,
  storing,
} from './support.ts';
import { expect, test } from './test.ts';

const DASHBOARD = 'Dashboard Overview';

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('an administrator deactivates one broker and adds one, and visitors see the others and the new one', async ({
  page,
}) => {
  await page.goto('/ib-partners');
  await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);

  await page.goto('/admin');
  await expect(page).toHaveURL('/secure/admin/login');
  // The guarded address is no place to go back to.
  await page.goBack();
  await expect(page).toHaveURL('/ib-partners');
  await page.goForward();

  await signIn(page);
  await expect(page).toHaveURL('/admin');
  await expect(h1(page, DASHBOARD)).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Admin' });
  await menu.getByRole('link', { name: 'IB Partners' }).click();
  await expect.poll(() => namesInTable(page)).toEqual(SAMPLE_BROKERS);
  await page.getByRole('button', { name: `Deactivate ${SECOND_BROKER}` }).click();
  await expect(rowOf(page, SECOND_BROKER).getByText('Inactive', { exact: true })).toBeVisible();

  const form = await startAddingBroker(page, 'Éclair Example Trading');
  await fillFields(form, {
    Rating: '3,9',
    'Referral link': 'https://eclair.example/join?ref=upmark',
    Regulation: 'Sample regulator, , Second sample ',
  });
  await fillList(form, 'feature', ['Raw spreads', 'Micro lots']);
  await saveButton(form).click();
  await expect(form).toHaveCount(0);
  await expect.poll(() => namesInTable(page)).toEqual([...SAMPLE_BROKERS, 'Éclair Example Trading']);

  await menu.getByRole('link', { name: 'View the site' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'IB Partners' }).click();
  const remaining = SAMPLE_BROKERS.filter((name) => name !== SECOND_BROKER);
  await expect(cardHeadings(page)).toHaveText([...remaining, 'Éclair Example Trading']);
  const card = cardOf(page, 'Éclair Example Trading');
  await expect(card.getByRole('img', { name: '3 of 5 stars' })).toBeVisible();
  await expect(card.getByText('Sample regulator, Second sample')).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveText(['Raw spreads', 'Micro lots']);
  await expect(card.getByRole('link', { name: /Start Trading/ })).toHaveAttribute(
    'href',
    'https://eclair.example/join?ref=upmark',
  );
});

test.describe('a session', () => {
  test.use({ storageState: storing(SESSION) });

  test('F61, F68, F70: stays over a reload without a detour, leads past the login, and leaves nothing behind', async ({
    page,
  }) => {
    const shown: string[] = [];
    await page.goto('/admin?tab=analytics');
    await expect(h1(page, 'Analytics & Reports')).toBeVisible();
    await test.step('F61: stays on the dashboard over a reload, without a detour by the login', async () => {
      page.on('framenavigated', (frame) => shown.push(new URL(frame.url()).pathname));
      await page.reload();
      await expect(h1(page, 'Analytics & Reports')).toBeVisible();
      // A detour would be over once the next tab has opened.
      await page.getByRole('link', { name: 'System' }).click();
      await expect(h1(page, 'System Configuration')).toBeVisible();
      expect(new Set(shown)).toEqual(new Set(['/admin']));
    });
    await test.step('F68: is sent on from the login screen', async () => {
      await page.goto('/secure/admin/login');
      await expect(page).toHaveURL('/admin');
      await expect(h1(page, DASHBOARD)).toBeVisible();
    });
    const leaks: string[] = [];
    await page.exposeFunction('tellLeak', (words: string) => leaks.push(words));
    /** Tells of it when the dashboard is shown, be it for a moment. */
    const watchForLeaks = () => {
      const { tellLeak } = globalThis as unknown as { tellLeak: (words: string) => void };
      const watch = new MutationObserver(() => {
        const words = document.querySelector('body')?.innerText ?? '';
        if (!/Overview|Dashboard|IB Partners/.test(words)) return;
        tellLeak(words);
        watch.disconnect();
      });
      watch.observe(document, { subtree: true, childList: true });
    };
    await test.step('F70: shows nothing of the dashboard by the back button after logging out', async () => {
      await page.getByRole('link', { name: 'IB Partners' }).click();
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
      await page.evaluate(watchForLeaks);
      await page.goBack();
      await expect(page).toHaveURL('/secure/admin/login');
      await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
      expect(leaks).toEqual([]);
    });
    await test.step('F70: the guard shows nothing of the dashboard before it knows who is there', async () => {
      await page.addInitScript(watchForLeaks);
      await page.goto('/admin?tab=brokers');
      await expect(page).toHaveURL('/secure/admin/login');
      await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
      expect(leaks).toEqual([]);
    });
  });

  test('F69: ends here when another tab logs out, and what was typed is kept for the next sign-in', async ({
    page,
    context,
  }) => {
    await openTab(page, 'brokers');
    const form = await startAddingBroker(page, 'Kept');
    const other = await context.newPage();
    await other.goto('/admin');
    await other.getByRole('button', { name: 'Log out' }).click();
    await expect(other).toHaveURL('/secure/admin/login');
    await expect(page).toHaveURL('/secure/admin/login');
    await expect(page.getByRole('table')).toHaveCount(0);
    expect(await storedText(page, 'adminToken')).toBeNull();
    expect(await storedText(page, 'adminData')).toBeNull();
    await signIn(page);
    await expect(page).toHaveURL('/admin?tab=brokers');
    await page.getByRole('button', { name: 'Add Broker' }).click();
    await form.getByRole('button', { name: 'Restore' }).click();
    await expect(form.getByLabel('Name *')).toHaveValue('Kept');
  });

  test('platforms: one is added in its place, and visitors find its page, which no build has made', async ({
    page,
  }) => {
    await openTab(page, 'platforms');
    await expect.poll(() => namesInTable(page)).toEqual(SAMPLE_PLATFORMS);
    await page.getByRole('button', { name: 'Add Platform' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Platform' });
    await fillFields(form, {
      'Name *': 'Sharp Trader',
      'Description *': 'A platform typed in by a test.',
      'Sort order': '2',
      Instruments: '42',
    });
    await saveButton(form).click();
    await expect(form).toHaveCount(0);
    const [first = '', ...others] = SAMPLE_PLATFORMS;
    const names = [first, 'Sharp Trader', ...others];
    await expect.poll(() => namesInTable(page)).toEqual(names);
    expect((await storedRecords(page, 'upm_platforms')).at(-1)?.id).toMatch(/^\d{13}$/);

    await page.getByRole('link', { name: 'View the site' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Platforms' }).click();
    await expect(cardHeadings(page)).toHaveText(names);
    await page.getByRole('link', { name: 'Learn More about Sharp Trader' }).click();
    await expect(page).toHaveURL('/platforms/sharptrader');
    await expect(h1(page, 'Sharp Trader')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: /^42$/ })).toBeVisible();
  });
});

test.describe('what is stored is shown as it is', () => {
  const NAMES = [
    '<img src=x onerror="document.title=\'run\'">',
    'x'.repeat(10_000),
    '👩‍👩‍👧‍👦 Family Example 🚀',
    'مثال للوساطة ‮ Example',
  ];
  const brokers = [...NAMES, 'Lost Logo'].map((name, index) =>
    storedBroker(String(index + 1), { name, ...(name === 'Lost Logo' && { logo: LOGO }) }),
  );
  test.use({
    viewport: { width: 390, height: 844 },
    storageState: storing({ upm_brokers: JSON.stringify(brokers) }),
  });

  test('F76, F77: odd names are text that wraps, and a logo that is not there gives way to a monogram', async ({
    page,
    noise,
  }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url() === LOGO) asked += 1;
    });
    await serveLogo(page, 404);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await page.goto('/ib-partners');
    await expect(cardHeadings(page)).toHaveText([...NAMES, 'Lost Logo']);
    expect(await overflow()).toBe(0);
    await expect(page).toHaveTitle(/Partner brokers/);
    const card = cardOf(page, 'Lost Logo');
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByText('LL', { exact: true })).toBeVisible();
    await expect(card.locator('img')).toHaveCount(0);
    expect(asked).toBe(1);

    await store(page, SESSION);
    await openTab(page, 'brokers');
    await expect.poll(() => namesInTable(page)).toEqual([...NAMES, 'Lost Logo']);
    expect(await overflow()).toBe(0);
    await expect(page).toHaveTitle(/IB Partners/);
    expect(new Set(noise.messages.splice(0))).toEqual(new Set([expect.stringContaining('404')]));
  });
});

test.describe('with long names', () => {
  const name = 'W'.repeat(100);
  const webinars = [{ id: '1', name, startsAt: '2026-01-01T10:00:00.000Z', minutes: 60, isActive: true }];
  test.use({ storageState: storing({ ...SESSION, upm_webinars: JSON.stringify(webinars) }) });

  test('fits names of 100 letters into lists and notices at every width', async ({ page }) => {
    await openTab(page, 'webinars');
    for (const width of [1280, 1024, 768, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    const question = answerNext(page, true);
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await question;
    await expect(page.getByRole('button', { name: /^Undo deleting/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
