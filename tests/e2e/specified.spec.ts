/*
 * What the specification names of the brokers, platforms and webinars that the site comes with. An owner who replaces
 * them deletes this file together with tests/unit/specified.
 */
import { ALIASES, cardHeadings, cardOf, SAMPLE_BROKERS } from './support.ts';
import { expect, test } from './test.ts';

test('shows each sample broker with its rating, stars filled by floor, and everything else', async ({
  page,
}) => {
  await page.goto('/ib-partners');
  await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);
  for (const [index, rating] of ['4.8', '4.7', '4.6', '4.5', '4.9'].entries()) {
    const card = page.getByRole('article').nth(index);
    await expect(card.getByText(rating, { exact: true })).toBeVisible();
    const stars = card.getByRole('img', { name: '4 of 5 stars' });
    await expect(stars.locator('[fill="currentColor"]')).toHaveCount(4);
    await expect(stars.locator('svg')).toHaveCount(5);
  }
  const card = cardOf(page, 'Northgate Example Markets');
  await expect(card).toContainText('A forex-first broker with raw spreads');
  await expect(card.getByText('$200', { exact: true })).toBeVisible();
  await expect(card.getByText('from 0.1 pips')).toBeVisible();
  await expect(card.getByText('up to 1:400')).toBeVisible();
  await expect(card.getByText('MT4, MT5, cTrader')).toBeVisible();
  await expect(card.getByText('Sample regulator')).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveText([
    'Raw spreads',
    'Commission per lot',
    'Free demo account',
  ]);
  const start = card.getByRole('link', { name: /Start Trading/ });
  await expect(start).toHaveAttribute('href', 'https://northgate.example/open-account?ref=upmark');
  await expect(start).toHaveAttribute('rel', 'noopener sponsored nofollow');
  await expect(card.getByRole('link', { name: /Learn More/ })).toHaveAttribute(
    'href',
    'https://northgate.example/',
  );
});

test.describe('platforms', () => {
  const platforms = [
    { name: 'MetaTrader 5', deposit: '$100', spreads: 'from 0.0 pips', leverage: 'up to 1:500' },
    { name: 'MetaTrader 4', deposit: '$50', spreads: 'from 0.1 pips', leverage: 'up to 1:400' },
    { name: 'cTrader', deposit: '$200', spreads: 'from 0.0 pips', leverage: 'up to 1:500' },
  ];

  test('shows three platforms with three features each', async ({ page }) => {
    await page.goto('/platforms');
    await expect(cardHeadings(page)).toHaveText(platforms.map(({ name }) => name));
    for (const { name, deposit, spreads, leverage } of platforms) {
      const card = cardOf(page, name);
      await expect(card.getByRole('listitem')).toHaveCount(3);
      await expect(card.getByRole('definition')).toHaveText([deposit, spreads, leverage]);
      await expect(card.getByRole('link', { name: `Download ${name}` })).toHaveAttribute(
        'href',
        /^https:\/\/(?:www\.metatrader[45]|ctrader)\.com\/.*download/,
      );
    }
  });

  test('leads from Learn More of each platform to its guide', async ({ page }) => {
    await page.goto('/platforms');
    for (const [index, { name }] of platforms.entries()) {
      await page.getByRole('link', { name: `Learn More about ${name}` }).click();
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      await expect(page).toHaveURL(Object.keys(ALIASES)[index] ?? '');
      // The catalogue's own page of a platform would have its features; the guide teaches.
      await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText('Features');
      await page.goBack();
    }
  });
});

test.describe('where the clocks change over the weekend', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('session hours are those of the next session by the clock of its day', async ({ page }) => {
    await page.clock.setFixedTime('2026-10-30T17:30:00Z');
    await page.goto('/markets/forex');
    await expect(page.getByRole('row', { name: 'London 08:00-17:00 00:00-09:00' })).toBeVisible();
  });
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('session hours and webinars are told in GMT and in the visitor’s own time', async ({ page }) => {
    // In winter: London's clock is an hour ahead of Greenwich in summer.
    await page.clock.setFixedTime('2026-01-14T12:00:00Z');
    await page.goto('/markets/forex');
    await expect(page.getByRole('row', { name: 'London 08:00-17:00 17:00-02:00' })).toBeVisible();
    await page.goto('/services/webinar');
    await expect(page.getByText('30 October 2025, 15:00 GMT')).toBeVisible();
    await expect(page.getByText(/Your time: Friday,? 31 October at 00:00/)).toBeVisible();
  });
});
