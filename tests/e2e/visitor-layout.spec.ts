import type { Locator } from '@playwright/test';
import { becomesLive, openWithoutScripts } from './support.ts';
import { expect, test } from './test.ts';

const boxOf = async (of: Locator) => {
  const box = await of.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
};

test('prints no skip links', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  // This page has a skip link for each group of charts.
  await page.goto('/markets');
  const skips = page.locator('a', { hasText: /^Skip / });
  expect(await skips.count()).toBeGreaterThan(1);
  for (const skip of await skips.all()) await expect(skip).toBeHidden();
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('shows the label of the first missing field on a phone', async ({ page }) => {
    await page.goto('/contact');
    await becomesLive(page);
    await page.getByRole('button', { name: 'Send Message' }).tap();
    await expect(page.getByLabel('Name')).toBeFocused();
    const header = page.getByRole('banner').locator('> div');
    await expect(page.getByText('Name', { exact: true })).toBeInViewport();
    const label = await boxOf(page.getByText('Name', { exact: true }));
    expect(label.top).toBeGreaterThanOrEqual((await boxOf(header)).bottom);
  });

  test('collapses the table of contents of a guide on a phone', async ({ page }) => {
    await page.goto('/markets/forex');
    await becomesLive(page);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const sections = page.locator('main section > div > h2');
    await expect(contents.getByRole('link')).toHaveCount(0);
    await contents.locator('summary').tap();
    const links = contents.getByRole('link');
    const headings = await links.allTextContents();
    expect(headings.length).toBeGreaterThan(4);
    expect((await sections.allTextContents()).slice(0, headings.length)).toEqual(headings);
    await links.nth(3).tap();
    const heading = sections.nth(3);
    await expect(heading).toBeInViewport({ ratio: 1 });
    const header = await boxOf(page.getByRole('banner'));
    expect((await boxOf(heading)).top).toBeGreaterThanOrEqual(header.bottom);
    await page.goBack();
    await expect(links.nth(3)).toBeInViewport();
  });
});

test('jumps to sections of a lesson and back', async ({ page }) => {
  await page.goto('/education/beginner');
  await becomesLive(page);
  await page.locator('main a[href="/education/beginner/what-a-pip-is-worth"]').click();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const links = contents.getByRole('link');
  await expect(links.first()).toBeInViewport();
  for (const place of [1, 2]) {
    const heading = page.getByRole('heading', {
      level: 2,
      name: (await links.nth(place).textContent()) ?? '',
      exact: true,
    });
    await links.nth(place).click();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await boxOf(heading)).top).toBeLessThan(300);
  }
  await page.goBack();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Beginner course' })).toBeVisible();
});

test.describe(() => {
  test.use({ viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true });

  test('fits the open menu onto a phone in landscape', async ({ page }) => {
    await page.goto('/');
    await becomesLive(page);
    await page
      .getByRole('banner')
      .locator('summary', { hasText: /^Menu$/ })
      .tap();
    const menu = await boxOf(page.getByRole('navigation', { name: 'Main' }));
    expect(menu.bottom).toBeLessThanOrEqual(390);
  });
});

test("keeps the header button's size when it changes to a Continue link", async ({ page }) => {
  await page.goto('/education/beginner/two-prices');
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText(/^Done on /)).toBeVisible();
  const button = page.getByRole('navigation', { name: 'Main' }).locator('> a');
  const letScriptsCome = await openWithoutScripts(page, '/about');
  await expect(button).toHaveText('Free webinar');
  const neutral = await boxOf(button);
  letScriptsCome();
  await expect(button).toHaveText('Continue: What the spread costs');
  expect(await boxOf(button)).toEqual(neutral);
});
