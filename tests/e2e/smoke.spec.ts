/*
 * One journey through the whole site. scripts/owners-drill.mjs also runs it with another owner's name and
 * records.
 */
import { site } from '../../src/content/site.ts';
import { escapeRegExp, seededBrokers } from '../support/owner.ts';
import {
  becomesLive,
  cardHeadings,
  cardOf,
  PUBLIC_ADDRESSES,
  rowOf,
  SAMPLE_BROKERS,
  SAMPLE_PLATFORMS,
  saveButton,
  signIn,
  startAddingBroker,
} from './support.ts';
import { expect, test } from './test.ts';

test('shows a visitor a guide, platforms and brokers, and accepts a message', async ({ page }) => {
  await page.goto('/');
  await becomesLive(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(PUBLIC_ADDRESSES['/'] ?? '');
  await expect(page).toHaveTitle(new RegExp(escapeRegExp(site.name)));
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(site.tagline);
  for (const { label, url } of Object.values(site.social))
    await expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', url);

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Markets', exact: true })
    .click();
  await page.getByRole('main').locator('a[href="/markets/forex"]').first().click();
  await expect(heading).toHaveText(PUBLIC_ADDRESSES['/markets/forex'] ?? '');
  await expect(heading).toBeFocused();

  await footer.locator('a[href="/platforms"]').click();
  await expect(cardHeadings(page)).toHaveText(SAMPLE_PLATFORMS);
  await footer.locator('a[href="/ib-partners"]').click();
  await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);
  for (const { name, isActive, referralLink, website } of seededBrokers)
    if (isActive)
      await expect(cardOf(page, name).getByRole('link', { name: /Start Trading/ })).toHaveAttribute(
        'href',
        referralLink || website,
      );

  await footer.locator('a[href="/contact"]').click();
  for (const label of ['Name', 'Subject', 'Message'])
    await page.getByRole('textbox', { name: label, exact: true }).fill('Smoke');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('smoke@visitor.test');
  const said = page.waitForEvent('dialog');
  const sent = page.getByRole('button', { name: 'Send Message' }).click();
  await (await said).accept();
  await sent;
  await expect(page.getByRole('main').getByRole('link', { name: site.email }).first()).toBeVisible();
});

test('shows visitors a broker that the built-in administrator adds', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.adminName);
  await signIn(page);
  await page.getByRole('link', { name: 'IB Partners' }).click();
  for (const { name } of seededBrokers) await expect(rowOf(page, name)).toBeVisible();
  const form = await startAddingBroker(page, 'Smoke Test Broker');
  await saveButton(form).click();
  await expect(rowOf(page, 'Smoke Test Broker')).toBeVisible();
  await page.goto('/ib-partners');
  await expect(cardHeadings(page)).toHaveText([...SAMPLE_BROKERS, 'Smoke Test Broker']);
});
