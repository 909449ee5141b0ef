import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { BrowserContext, Download, Page } from '@playwright/test';
import { seededRevision } from '../support/owner.ts';
import { violationsOf } from './axe.ts';
import { SITE } from './servers.ts';
import {
  cardHeadings,
  openTab,
  rowOf,
  SAMPLE_BROKERS,
  SAMPLE_PLATFORMS,
  saveButton,
  SESSION,
  startAddingBroker,
  storedBroker,
  storedNames,
  storedText,
  storing,
} from './support.ts';
import { expect, test } from './test.ts';

/** The revision of the first publication after the one of the build. */
const NEXT_REVISION = seededRevision + 1;

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

/** Presses a button of the System tab that gives a file. */
async function downloadBy(page: Page, button: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return download;
}

/** Puts a published file beside the built site, as far as this browser can see; gives how it was asked for. */
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

/** A file of its own each time: the browser takes the same one chosen again for no change. */
async function chooseBackup(page: Page, text: string) {
  const file = test.info().outputPath(`${randomUUID()}.json`);
  await writeFile(file, text);
  await page.getByLabel('Backup file').setInputFiles(file);
}

/** Everything stored in this browser. */
const storage = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

test.describe('what an administrator publishes', () => {
  test.use({ storageState: storing(SESSION) });

  test('reaches who never came before, and who did, whose own change stays', async ({ page, browser }) => {
    // Somebody who came before the publication, and changed one record.
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
    await page.getByRole('link', { name: 'publish' }).click();
    await expect(
      page.getByText('Not published yet. Platforms: no change. Brokers: 1 added, 1 changed.'),
    ).toBeVisible();
    const download = await downloadBy(page, 'Publish');
    expect(download.suggestedFilename()).toBe('catalogue.json');
    const published = await textOf(download);
    expect(JSON.parse(published)).toMatchObject({ app: 'upmark', schema: 1, revision: NEXT_REVISION });

    const seen = [
      ...SAMPLE_BROKERS.filter((name) => !name.startsWith('Harbour')),
      'Published Example Broker',
    ];
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
    await expect(page.getByText('Visitors have everything that is in the lists.')).toBeVisible();
    await expect(await brokersOf(page)).toHaveText(seen);
    await Promise.all([fresh.close(), old.close()]);
  });
});

test.describe('a published catalogue that is missing', () => {
  test.use({ storageState: storing(SESSION) });

  test('B07: leaves a first visitor the one the site was built with, and does not stop the publication that mends it', async ({
    page,
    context,
    noise,
  }) => {
    await context.route('/catalogue.json', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await expect(await brokersOf(page)).toHaveText(SAMPLE_BROKERS);
    await expect.poll(() => storedNames(page, 'upm_brokers')).toEqual(SAMPLE_BROKERS);
    await openSystemTab(page);
    const file = JSON.parse(await textOf(await downloadBy(page, 'Publish'))) as { revision: number };
    expect(file.revision).toBe(NEXT_REVISION);
    await expect(page.getByText(`Revision ${String(NEXT_REVISION)} downloaded.`)).toContainText(
      'There is no catalogue.json beside the site at present.',
    );
    expect(noise.messages.splice(0).filter((message) => !message.includes('404'))).toEqual([]);
  });
});

test.describe('a backup', () => {
  const mine = storedBroker('99', { name: 'Mine Example', description: 'x'.repeat(3_000_000) });
  test.use({ storageState: storing({ ...SESSION, upm_brokers: JSON.stringify([mine]) }) });

  test('F56, F101: brings everything back after the browser has lost its storage', async ({
    page,
    noise,
  }) => {
    await openSystemTab(page);
    const backup = await textOf(await downloadBy(page, 'Backup Data'));
    expect(backup).not.toContain(SESSION.adminToken);
    const before = await storedText(page, 'upm_brokers');
    await page.evaluate((session) => {
      localStorage.clear();
      for (const [key, text] of Object.entries(session)) localStorage.setItem(key, text);
    }, SESSION);
    await openSystemTab(page);
    await expect.poll(() => storedNames(page, 'upm_brokers')).toEqual(SAMPLE_BROKERS);
    // The other lists are stored when the System tab first reads them.
    for (const key of ['upm_platforms', 'upm_webinars'])
      await expect.poll(() => storedText(page, key)).not.toBeNull();
    const restore = page.getByRole('button', { name: 'Restore this backup' });

    await test.step('axe finds nothing in what it would change, which fits a phone', async () => {
      await page.setViewportSize({ width: 390, height: 900 });
      await chooseBackup(page, backup);
      await expect(page.getByRole('row', { name: /^Brokers/ })).toHaveText('Brokers1050');
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
    await test.step('F100: changes neither list where the second does not fit', async () => {
      await page.evaluate(() => {
        localStorage.setItem('filler', 'x'.repeat(3_000_000));
      });
      const full = await storage(page);
      await restore.click();
      await expect(
        page.getByText(/^Nothing was restored, and nothing was changed: the browser's storage is full\./),
      ).toBeVisible();
      expect(noise.messages.splice(0)).toEqual([expect.stringContaining('StorageError')]);
      expect(await storage(page)).toEqual(full);
    });
    await page.evaluate(() => {
      localStorage.removeItem('filler');
    });
    await restore.click();
    await expect(
      page.getByText('Backup restored. Platforms: no change. Brokers: 1 added, 5 removed.'),
    ).toBeVisible();
    await expect(page.getByLabel('Backup file')).toBeFocused();
    expect(await storedText(page, 'upm_brokers')).toBe(before);
  });
});

test('F55: a browser that dies right after a save starts again with a whole list, the old one or the new', async ({
  playwright,
  launchOptions,
}, testInfo) => {
  const start = () =>
    playwright.chromium.launchPersistentContext(testInfo.outputPath('profile'), {
      ...launchOptions,
      baseURL: SITE,
    });
  const first = await start();
  const [page = await first.newPage()] = first.pages();
  await page.goto('/admin-test');
  await page.evaluate((session) => {
    for (const [key, text] of Object.entries(session)) localStorage.setItem(key, text);
  }, SESSION);
  await openTab(page, 'brokers');
  const form = await startAddingBroker(page, 'Last Second Example');
  await saveButton(form).click();
  await expect(form).toHaveCount(0);
  const died = first.waitForEvent('close');
  const devtools = await first.newCDPSession(page);
  await Promise.allSettled([devtools.send('Browser.crash'), died]);

  const second = await start();
  try {
    const [again = await second.newPage()] = second.pages();
    await again.goto('/ib-partners');
    await expect(cardHeadings(again).first()).toHaveText(SAMPLE_BROKERS[0] ?? '');
    const names = await cardHeadings(again).allTextContents();
    expect(names.filter((name) => name !== 'Last Second Example')).toEqual(SAMPLE_BROKERS);
  } finally {
    await second.close();
  }
});
