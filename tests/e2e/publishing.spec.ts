import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { seededRevision } from '../support/owner.ts';
import {
  cardHeadings,
  openTab,
  rowOf,
  SAMPLE_BROKERS,
  SAMPLE_PLATFORMS,
  saveButton,
  SESSION,
  startAddingBroker,
  storing,
} from './support.ts';
import { expect, test } from './test.ts';

/** The revision of the first publication after the build. */
const NEXT_REVISION = seededRevision + 1;

/** Clicks a download button on the System tab and returns the file's text. */
async function downloadBy(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await download).path(), 'utf8');
}

/** Serves this file to the browser as the published catalogue; returns how often it was requested. */
async function publishTo(context: BrowserContext, text: string) {
  const asked: string[] = [];
  await context.route('/catalogue.json', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'application/json', body: text });
  });
  return asked;
}

async function openSystemTab(page: Page) {
  await page.goto('/admin?tab=system');
  await expect(page.getByRole('heading', { name: 'Restore' })).toBeVisible();
}

const brokersOf = async (page: Page) => {
  await page.goto('/ib-partners');
  return cardHeadings(page);
};

test.use({ storageState: storing(SESSION) });

test('publishes to new and returning visitors and keeps their changes', async ({ page, browser }) => {
  // A visitor from before the publication, with one changed record.
  const old = await browser.newContext({ storageState: storing(SESSION) });
  const oldPage = await old.newPage();
  await expect(await brokersOf(oldPage)).toHaveText(SAMPLE_BROKERS);
  await openTab(oldPage, 'brokers');
  await oldPage.getByRole('button', { name: 'Deactivate Meridian Example FX' }).click();
  await expect(rowOf(oldPage, 'Meridian Example FX').getByText('Inactive')).toBeVisible();

  await openTab(page, 'brokers');
  await page.getByRole('button', { name: 'Deactivate Harbour Example Brokers' }).click();
  await expect(rowOf(page, 'Harbour Example Brokers').getByText('Inactive')).toBeVisible();
  const form = await startAddingBroker(page, 'Published Example Broker');
  await saveButton(form).click();
  await expect(form).toHaveCount(0);
  await page.getByRole('link', { name: 'Publish' }).click();
  await expect(
    page.getByText('Not published yet. Platforms: no change. Brokers: 1 added, 1 changed.'),
  ).toBeVisible();
  const published = await downloadBy(page, 'Publish');
  expect(JSON.parse(published)).toMatchObject({ app: 'upmark', schema: 1, revision: NEXT_REVISION });

  const seen = [...SAMPLE_BROKERS.filter((name) => !name.startsWith('Harbour')), 'Published Example Broker'];
  const fresh = await browser.newContext();
  for (const context of [old, page.context()]) await publishTo(context, published);
  const asked = await publishTo(fresh, published);

  const freshPage = await fresh.newPage();
  await expect(await brokersOf(freshPage)).toHaveText(seen);
  await freshPage.getByRole('contentinfo').getByRole('link', { name: 'Platforms' }).click();
  await expect(cardHeadings(freshPage)).toHaveText(SAMPLE_PLATFORMS);
  expect(asked, 'the site is asked once a visit').toHaveLength(1);
  await expect(await brokersOf(oldPage)).toHaveText(seen.filter((name) => !name.startsWith('Meridian')));
  await openSystemTab(page);
  await expect(page.getByText('Visitors see everything in the lists.')).toBeVisible();
  await expect(await brokersOf(page)).toHaveText(seen);
  await Promise.all([fresh.close(), old.close()]);
});
