import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { signalAddresses } from '../support/owner.ts';
import { PHONE } from './screens.ts';
import { answerNext, becomesLive, fillFields, SESSION, storedText, storing } from './support.ts';
import { expect, test } from './test.ts';

/** The number of the next signal. */
const NUMBER = String(signalAddresses.length + 1);
const BOARD = '/services/signals';
const RECORD = `${BOARD}/record`;

const DRAFT = {
  'Draft name': 'Euro, higher low',
  'Entry from': '1.08400',
  'Stop loss': '1.08000',
  'Target 1': '1.09200',
  Reason: 'A low that is higher than the one before it.',
  'What would prove it wrong': 'A fall through 1.08000.',
  Author: 'Test author, analyst',
  'Prices from': 'Test prices.',
  Interest: 'None.',
};

/** A browser without charts, for a visitor or a signed-in administrator. */
async function browserOf(browser: Browser, items: Readonly<Record<string, string>> = {}) {
  const context = await browser.newContext({
    storageState: storing({ upm_widgets_consent: 'refused', ...items }),
  });
  return { context, page: await context.newPage() };
}

/** Serves this file to these browsers as the published catalogue. */
const putInPlace = (text: string, contexts: readonly BrowserContext[]) =>
  Promise.all(
    contexts.map((context) =>
      context.route('/catalogue.json', (route) =>
        route.fulfill({ contentType: 'application/json', body: text }),
      ),
    ),
  );

const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function draftAndIssue(page: Page) {
  await page.setViewportSize(PHONE);
  await page.goto('/admin?tab=signals');
  await page.getByRole('button', { name: 'New draft' }).click();
  await expect(h1(page, 'New draft')).toBeFocused();
  const form = page.getByRole('main');
  await fillFields(form, DRAFT);
  await expect(form.getByText('1:2', { exact: true })).toBeVisible();
  await expectNoOverflow(page);
  await form.getByRole('button', { name: 'Add Draft' }).click();
  await expect(page.getByText('“Euro, higher low” saved.')).toBeVisible();
  const question = answerNext(page, true);
  await page.getByRole('button', { name: 'Issue the draft “Euro, higher low”' }).click();
  expect(await question).toContain(`Issue signal ${NUMBER}: EUR/USD, buy?`);
  await expect(page.getByText(`Signal ${NUMBER} has been issued.`)).toBeVisible();
}

const expectNoOverflow = async (page: Page) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
};

/** Publishes on the Publish tab and returns the downloaded file. */
async function publishedBy(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Go to Publish' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download for the site' }).click();
  return readFile(await (await download).path(), 'utf8');
}

async function record(
  main: Locator,
  kind: string,
  fields: Readonly<Record<string, string>>,
  why: string | null = null,
) {
  await main.getByRole('button', { name: kind, exact: true }).click();
  if (why !== null) await main.getByLabel('Why it ended').selectOption(why);
  await fillFields(main.getByRole('form', { name: kind }), fields);
  await main.getByRole('button', { name: 'Record it' }).click();
  await expect(main.getByText(`${kind}: recorded.`)).toBeVisible();
}

async function showNews(page: Page, address: string, entries: RegExp) {
  await page.goto(address);
  await becomesLive(page);
  await expect(page.getByText(entries)).toBeVisible();
  await page.getByRole('button', { name: /: show (?:it|them)$/ }).click();
}

test('publishes a signal from draft to verified result', async ({ browser }) => {
  const admin = await browserOf(browser, SESSION);
  const old = await browserOf(browser);
  await old.page.goto(BOARD);
  await expect.poll(() => storedText(old.page, 'upm_signals_seed')).not.toBeNull();

  await test.step('issues a draft on a phone', () => draftAndIssue(admin.page));
  const fresh = await browserOf(browser);
  const all = [admin.context, old.context, fresh.context];
  await putInPlace(await publishedBy(admin.page), all);

  await test.step('shows the signal to new and returning visitors', async () => {
    await fresh.page.goto(`${BOARD}/${NUMBER}`);
    await showNews(old.page, BOARD, /^1 new update since this page was built\.$/);
    await old.page.getByRole('link', { name: new RegExp(`, signal ${NUMBER}\\b`) }).click();
    for (const { page } of [old, fresh])
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`${NUMBER}: EUR/USD, buy`);
  });

  await test.step('records the entry and the close', async () => {
    await admin.page.goto('/admin?tab=signals');
    await admin.page.getByRole('button', { name: `Open signal ${NUMBER}` }).click();
    await expect(h1(admin.page, `Signal ${NUMBER}: EUR/USD, buy`)).toBeFocused();
    await expect(admin.page).toHaveURL(`/admin?tab=signals&open=signal-${NUMBER}`);
    await admin.page.reload();
    await expect(admin.page).toHaveTitle(new RegExp(`^Signal ${NUMBER}: EUR/USD, buy`));
    const main = admin.page.getByRole('main');
    await record(main, 'Entered', { Price: '1.08400', 'Note (optional)': 'As planned.' });
    await expectNoOverflow(admin.page);
    await record(main, 'Closed', { Price: '1.09200' }, 'The last target was reached');
    await expect(main.getByText('Won, at its target').first()).toBeVisible();
    await main.getByRole('link', { name: 'Back to signals' }).click();
    await expect(admin.page.getByRole('button', { name: `Open signal ${NUMBER}` })).toBeFocused();
  });

  const published = await publishedBy(admin.page);
  await putInPlace(published, all);

  await test.step("shows the signal's result in a record that passes the check", async () => {
    const { page } = fresh;
    await showNews(page, RECORD, /^3 new updates since this page was built\.$/);
    await expect(page.getByRole('row', { name: `${NUMBER} EUR/USD` })).toContainText('+2.00R');
    await page.getByRole('button', { name: 'Check the record' }).click();
    const { signals } = JSON.parse(published) as { readonly signals: readonly unknown[] };
    await expect(page.getByText(`${String(signals.length)} updates, none changed`)).toBeVisible();
  });

  await Promise.all(all.map((context) => context.close()));
});
