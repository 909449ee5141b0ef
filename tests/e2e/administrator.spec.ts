import type { Page } from '@playwright/test';
import {
  cardHeadings,
  cardOf,
  fillFields,
  listRow,
  namesInTable,
  openTab,
  rowOf,
  SAMPLE_BROKERS,
  saveButton,
  SECOND_BROKER,
  SESSION,
  signIn,
  startAddingBroker,
  store,
  storedBroker,
  storing,
} from './support.ts';
import { expect, test } from './test.ts';

const DASHBOARD = 'Dashboard Overview';

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('shows a broker that an administrator adds, and hides one that they deactivate', async ({ page }) => {
  await page.goto('/ib-partners');
  await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);

  await page.goto('/admin');
  await expect(page).toHaveURL('/secure/admin/login');
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
  await listRow(form, 'Feature', 1).fill('Raw spreads');
  await listRow(form, 'Feature', 1).press('Enter');
  await listRow(form, 'Feature', 2).fill('Micro lots');
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

test.describe(() => {
  test.use({ storageState: storing(SESSION) });

  test('keeps the session after a reload, and hides the dashboard after the session ends', async ({
    page,
  }) => {
    const shown: string[] = [];
    await page.goto('/admin?tab=analytics');
    await expect(h1(page, 'Analytics & Reports')).toBeVisible();
    await test.step('stays on the dashboard after a reload', async () => {
      page.on('framenavigated', (frame) => shown.push(new URL(frame.url()).pathname));
      await page.reload();
      await expect(h1(page, 'Analytics & Reports')).toBeVisible();
      // Any redirect has finished once the next tab is open.
      await page.getByRole('link', { name: 'System' }).click();
      await expect(h1(page, 'System Configuration')).toBeVisible();
      expect(new Set(shown)).toEqual(new Set(['/admin']));
    });
    await test.step('skips the login when signed in', async () => {
      await page.goto('/secure/admin/login');
      await expect(page).toHaveURL('/admin');
      await expect(h1(page, DASHBOARD)).toBeVisible();
    });
    const leaks: string[] = [];
    await page.exposeFunction('reportLeak', (words: string) => leaks.push(words));
    /** Reports the dashboard even if it appears only for a moment. */
    const watchForLeaks = () => {
      const { reportLeak } = globalThis as unknown as { reportLeak: (words: string) => void };
      const watch = new MutationObserver(() => {
        const words = document.querySelector('body')?.innerText ?? '';
        if (!/Overview|Dashboard|IB Partners/.test(words)) return;
        reportLeak(words);
        watch.disconnect();
      });
      watch.observe(document, { subtree: true, childList: true });
    };
    await test.step('shows nothing of the dashboard on Back after signing out', async () => {
      await page.getByRole('link', { name: 'IB Partners' }).click();
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
      await page.evaluate(watchForLeaks);
      await page.goBack();
      await expect(page).toHaveURL('/secure/admin/login');
      await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
      expect(leaks).toEqual([]);
    });
    await test.step('shows nothing of the dashboard before the login', async () => {
      await page.addInitScript(watchForLeaks);
      await page.goto('/admin?tab=brokers');
      await expect(page).toHaveURL('/secure/admin/login');
      await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
      expect(leaks).toEqual([]);
    });
  });
});

test.describe(() => {
  const NAMES = [
    '<img src=x onerror="document.title=\'run\'">',
    'x'.repeat(10_000),
    'W'.repeat(100),
    '👩‍👩‍👧‍👦 Family Example 🚀',
    'مثال للوساطة ‮ Example',
  ];
  const brokers = NAMES.map((name, index) => storedBroker(String(index + 1), { name }));
  test.use({ storageState: storing({ upm_brokers: JSON.stringify(brokers) }) });

  test('fits long and unusual names into cards and lists', async ({ page }) => {
    const expectNoOverflow = async () => {
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    };
    await page.goto('/ib-partners');
    // Anything longer than the form allows is truncated when it is read.
    const shown = NAMES.map((name) => (name.length > 100 ? `${name.slice(0, 99)}…` : name));
    await expect(cardHeadings(page)).toHaveText(shown);
    await expectNoOverflow();
    await expect(page).toHaveTitle(/Partner brokers/);

    await store(page, SESSION);
    await openTab(page, 'brokers');
    await expect.poll(() => namesInTable(page)).toEqual(shown);
    await expectNoOverflow();
    await expect(page).toHaveTitle(/IB Partners/);
  });
});
