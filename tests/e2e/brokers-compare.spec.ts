import type { Page } from '@playwright/test';
import { seededBrokers, shownBrokers } from '../support/owner.ts';
import { violationsOf } from './axe.ts';
import { storing } from './support.ts';
import { expect, test } from './test.ts';

const active = seededBrokers.filter(({ isActive }) => isActive);
const ids = active.map(({ id }) => id);

const comparisonOf = (of: readonly string[]) =>
  `/ib-partners/compare?${new URLSearchParams(of.map((id) => ['broker', id])).toString()}`;

/** The names at the heads of the compared columns. */
const compared = (page: Page) => page.getByRole('columnheader').locator('span').first();

async function openComparison(page: Page, of: readonly string[]) {
  await page.goto(comparisonOf(of));
  await expect(page.getByRole('columnheader')).toHaveCount(of.length);
}

const pagesOf = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;

for (const count of [2, 3, 4])
  test(`B25: ${String(count)} brokers print on one page, black on white, with what belongs to it`, async ({
    page,
  }) => {
    await openComparison(page, ids.slice(0, count));
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toBe(1);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^We are paid by these brokers/)).toBeVisible();
    await expect(page.getByText(/compare\?broker=.*, printed \d+ \w+ \d{4}\..*lose you money/)).toBeVisible();
    for (const hidden of ['Print', 'Copy link', 'Remove'])
      await expect(page.getByRole('button', { name: hidden }).first()).toBeHidden();
    await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeHidden();
    for (const cell of ['th', 'td']) {
      const colours = await page
        .locator(`tbody ${cell}`)
        .first()
        .evaluate((element) => [
          getComputedStyle(element).color,
          getComputedStyle(document.body).backgroundColor,
        ]);
      expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    }
  });

test('B36: the list prints with the referral line above the first card, and without its controls', async ({
  page,
}) => {
  await page.goto('/ib-partners');
  await expect(page.getByRole('heading', { name: shownBrokers[0] ?? '' })).toBeVisible();
  for (const media of ['screen', 'print'] as const)
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.emulateMedia({ media });
      await page.setViewportSize({ width, height: 900 });
      const line = await page.getByText(/^We are paid by these brokers/).boundingBox();
      const card = await page.getByRole('article').first().boundingBox();
      expect(line && card && line.y + line.height <= card.y, `${media} at ${String(width)}`).toBe(true);
    }
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Order' })).toBeHidden();
});

test('B36: Start Trading says that it is sponsored wherever it leads to a referral link', async ({
  page,
}) => {
  for (const address of ['/ib-partners', comparisonOf(ids.slice(0, 4))]) {
    await page.goto(address);
    const links = page.getByRole('link', { name: /^Start Trading/ });
    await expect(links.first()).toBeVisible();
    const found = await links.evaluateAll((all) =>
      all.map((link) => ({ href: link.getAttribute('href'), rel: link.getAttribute('rel') })),
    );
    for (const { href, rel } of found) {
      const isReferral = active.some(
        ({ referralLink }) => referralLink !== '' && new URL(referralLink).href === href,
      );
      expect(rel, address).toBe(isReferral ? 'noopener sponsored nofollow' : 'noopener');
    }
  }
});

test.describe('B24: a comparison whose link', () => {
  for (const { what, query } of [
    { what: 'names nobody', query: '' },
    { what: 'names one', query: `?broker=${ids[0] ?? ''}` },
    { what: 'names one twice', query: `?broker=${ids[0] ?? ''}&broker=${ids[0] ?? ''}` },
    { what: 'names one and somebody unknown', query: `?broker=${ids[0] ?? ''}&broker=nobody` },
  ])
    test(`${what} offers the list to choose from, and what is chosen is compared`, async ({ page }) => {
      await page.goto(`/ib-partners/compare${query}`);
      const group = page.getByRole('group', { name: 'Choose two to four brokers' });
      await expect(group.getByRole('checkbox')).toHaveCount(active.length);
      await expect(page.getByRole('table')).toHaveCount(0);
      for (const name of shownBrokers.slice(0, 2)) await group.getByRole('checkbox', { name }).check();
      await page.getByRole('button', { name: 'Compare 2 brokers' }).click();
      await expect(page.getByRole('columnheader')).toHaveCount(2);
    });

  test('names five compares the first four, and says so once', async ({ page }) => {
    await page.goto(comparisonOf(ids.slice(0, 5)));
    await expect(page.getByRole('columnheader')).toHaveCount(4);
    await expect(page.getByText(/^Some brokers of this link are left out/)).toHaveCount(1);
  });

  test.describe('names an inactive one', () => {
    test.use({
      storageState: storing({
        upm_brokers: JSON.stringify(
          seededBrokers.map((broker, index) => (index === 0 ? { ...broker, isActive: false } : broker)),
        ),
      }),
    });

    test('leaves it out', async ({ page }) => {
      await page.goto(comparisonOf(seededBrokers.slice(0, 3).map(({ id }) => id)));
      await expect(page.getByRole('columnheader')).toHaveCount(2);
      await expect(page.getByText(/^Some brokers of this link are left out/)).toBeVisible();
      await expect(compared(page)).not.toHaveText(seededBrokers[0]?.name ?? '');
    });
  });
});

for (const { what, permissions } of [
  { what: 'with the clipboard', permissions: ['clipboard-read', 'clipboard-write'] },
  { what: 'without it', permissions: [] },
])
  test(`B26: a copied link, ${what}, shows the same in a fresh profile`, async ({
    page,
    context,
    browser,
  }) => {
    const isAllowed = permissions.length > 0;
    await context.grantPermissions(permissions);
    if (!isAllowed)
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
    await openComparison(page, [ids[2] ?? '', ids[0] ?? '']);
    await page.getByRole('checkbox', { name: 'Only rows that differ' }).check();
    await page.getByRole('button', { name: 'Copy link' }).click();
    let link: string;
    if (isAllowed) {
      await expect(page.getByText('Link copied')).toBeVisible();
      link = await page.evaluate(() => navigator.clipboard.readText());
    } else {
      const field = page.getByRole('textbox', { name: 'Link to this comparison' });
      await expect(field).toBeFocused();
      link = await field.inputValue();
    }
    const fresh = await browser.newContext();
    const other = await fresh.newPage();
    await other.goto(link);
    await expect(other.getByRole('columnheader')).toHaveCount(2);
    const table = (of: Page) => of.getByRole('table').innerText();
    expect(await table(other)).toBe(await table(page));
    await expect(other.getByRole('checkbox', { name: 'Only rows that differ' })).toBeChecked();
    await fresh.close();
  });

test.describe('B40: two years ahead', () => {
  for (const timezoneId of ['Pacific/Kiritimati', 'America/St_Johns'])
    test.describe(`in ${timezoneId}`, () => {
      test.use({ timezoneId });

      test('the pages of brokers are taken over without a mismatch, and figures are over a year old', async ({
        page,
      }) => {
        await page.clock.setFixedTime('2028-11-22T12:00:00Z');
        await page.goto('/ib-partners');
        await expect(page.getByText(/not checked for over a year/i).first()).toBeVisible();
        await openComparison(page, ids.slice(0, 4));
        await expect(page.getByText(/over a year ago/).first()).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
      });
    });
});
