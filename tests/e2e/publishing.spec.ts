import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { BrowserContext, Download, Page } from '@playwright/test';
import { seededRevision } from '../support/owner.ts';
import { violationsOf } from './axe.ts';
import { SITE } from './servers.ts';
import {
  answerNext,
  cardHeadings,
  openTab,
  rowOf,
  SAMPLE_BROKERS,
  saveButton,
  SESSION,
  startAddingBroker,
  store,
  storedBroker,
  storedNames,
  storedRecords,
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

/** Puts a published file beside the built site, as far as this browser can see. */
const publishTo = (context: BrowserContext, text: string) =>
  context.route('/catalogue.json', (route) => route.fulfill({ contentType: 'application/json', body: text }));

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
    for (const context of [fresh, old, page.context()]) await publishTo(context, published);

    const freshPage = await fresh.newPage();
    await expect(await brokersOf(freshPage)).toHaveText(seen);
    await expect(await brokersOf(oldPage)).toHaveText(seen.filter((name) => !name.startsWith('Meridian')));
    await openSystemTab(page);
    await expect(page.getByText('Visitors have everything that is in the lists.')).toBeVisible();
    await expect(await brokersOf(page)).toHaveText(seen);
    await Promise.all([fresh.close(), old.close()]);
  });
});

test.describe('a file of a later version', () => {
  test.use({ storageState: storing(SESSION) });

  test('U13: is taken, and what this one does not know of its records stays through an edit', async ({
    page,
    context,
  }) => {
    const seed = JSON.parse(await readFile('src/data/catalogue/catalogue.json', 'utf8')) as {
      brokers: { name: string }[];
    };
    const later = { grade: 'A', checks: [{ by: 'desk' }] };
    const brokers = seed.brokers.map((broker, index) =>
      index === 1 ? { ...broker, name: 'Later Example', later } : broker,
    );
    const file = { ...seed, revision: NEXT_REVISION, brokers, laterLists: [{ id: '1' }], laterMark: 'b' };
    await publishTo(context, JSON.stringify(file));
    await expect((await brokersOf(page)).nth(1)).toHaveText('Later Example');

    await openTab(page, 'brokers');
    await page.getByRole('button', { name: 'Edit Later Example' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Leverage *').fill('1:20');
    await saveButton(form).click();
    await expect(form).toHaveCount(0);
    expect((await storedRecords(page, 'upm_brokers'))[1]).toMatchObject({ leverage: '1:20', later });
    await openSystemTab(page);
    const published = JSON.parse(await textOf(await downloadBy(page, 'Publish'))) as typeof file;
    expect(published.revision).toBe(NEXT_REVISION + 1);
    expect(published.brokers[1]).toMatchObject({ name: 'Later Example', leverage: '1:20', later });
  });
});

test('a publication that is slow to arrive reaches a list that is shown already', async ({
  page,
  context,
}) => {
  const published = JSON.parse(await readFile('src/data/catalogue/catalogue.json', 'utf8')) as {
    brokers: { name: string }[];
  };
  await expect(await brokersOf(page)).toHaveText(SAMPLE_BROKERS);
  await expect.poll(() => storedNames(page, 'upm_brokers')).toEqual(SAMPLE_BROKERS);
  const answered: (() => void)[] = [];
  await context.route('/catalogue.json', async (route) => {
    await new Promise<void>((resolve) => answered.push(resolve));
    const brokers = published.brokers.map((broker) => ({ ...broker, name: `${broker.name}, newer` }));
    await route.fulfill({ json: { ...published, revision: NEXT_REVISION, brokers } });
  });
  await expect(await brokersOf(page)).toHaveText(SAMPLE_BROKERS);
  for (const answer of answered) answer();
  await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS.map((name) => `${name}, newer`));
  await expect
    .poll(() => storedNames(page, 'upm_brokers'))
    .toEqual(SAMPLE_BROKERS.map((name) => `${name}, newer`));
});

for (const [what, answer] of Object.entries({
  'is not there': { status: 404, body: 'Not found' },
  'is answered with a page': {
    status: 200,
    contentType: 'text/html',
    body: '<!doctype html><title>Upmark</title>',
  },
}))
  test(`a published catalogue that ${what}: a first visitor has the one the site was built with`, async ({
    page,
    context,
    noise,
  }) => {
    await context.route('/catalogue.json', (route) => route.fulfill(answer));
    await expect(await brokersOf(page)).toHaveText(SAMPLE_BROKERS);
    await expect.poll(() => storedNames(page, 'upm_brokers')).toEqual(SAMPLE_BROKERS);
    expect(noise.messages.splice(0).filter((message) => !message.includes('404'))).toEqual([]);
  });

test('the site asks for the published catalogue once a visit, and finds one', async ({ page }) => {
  const asked: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/catalogue.json')) asked.push(response.status());
  });
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'IB Partners' }).click();
  await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Platforms' }).click();
  await expect(cardHeadings(page)).toHaveText(['MetaTrader 5', 'MetaTrader 4', 'cTrader']);
  expect(asked).toEqual([200]);
});

for (const [what, answer, words] of [
  [
    'is missing',
    { status: 404, body: 'Not found' },
    'There is no catalogue.json beside the site at present.',
  ],
  [
    'is cut off',
    { body: '{"app":"upmark","schema":1,"rev' },
    'The catalogue.json beside the site is damaged',
  ],
] as const)
  test.describe(`a published catalogue that ${what}`, () => {
    test.use({ storageState: storing(SESSION) });

    test('B07: does not stop the publication that mends it', async ({ page, context, noise }) => {
      await context.route('/catalogue.json', (route) => route.fulfill(answer));
      await openSystemTab(page);
      const file = JSON.parse(await textOf(await downloadBy(page, 'Publish'))) as { revision: number };
      expect(file.revision).toBe(NEXT_REVISION);
      await expect(page.getByText(`Revision ${String(NEXT_REVISION)} downloaded.`)).toContainText(words);
      noise.messages.splice(0);
    });
  });

test.describe('a backup', () => {
  test.use({ storageState: storing(SESSION) });

  test('F56 F101: brings everything back after the browser has lost its storage', async ({ page }) => {
    await openTab(page, 'brokers');
    const form = await startAddingBroker(page, 'Mine Example');
    await saveButton(form).click();
    await expect(form).toHaveCount(0);
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
    await chooseBackup(page, backup);
    await expect(page.getByRole('row', { name: /^Brokers/ })).toHaveText('Brokers1005');
    await page.getByRole('button', { name: 'Restore this backup' }).click();
    await expect(page.getByText('Backup restored. Platforms: no change. Brokers: 1 added.')).toBeVisible();
    await expect(page.getByLabel('Backup file')).toBeFocused();
    expect(await storedText(page, 'upm_brokers')).toBe(before);
    await page.goto('/admin');
    await expect(page.getByRole('listitem').filter({ hasText: 'admin Restored a backup' })).toBeVisible();
  });

  test('B08: of a catalogue that fits is taken back, however many bytes its letters take', async ({
    page,
  }) => {
    const brokers = [storedBroker('1', { name: 'Accented', description: 'é'.repeat(3_400_000) })];
    await page.goto('/favicon.svg');
    await store(page, { upm_brokers: JSON.stringify(brokers) });
    await openSystemTab(page);
    const text = await textOf(await downloadBy(page, 'Backup Data'));
    expect(Buffer.byteLength(text)).toBeGreaterThan(6_000_000);
    await page.evaluate(() => {
      localStorage.setItem('upm_brokers', '[]');
    });
    await page.reload();
    await chooseBackup(page, text);
    await page.getByRole('button', { name: 'Restore this backup' }).click();
    await expect(page.getByText('Backup restored. Platforms: no change. Brokers: 1 added.')).toBeVisible();
  });

  test('F99: that is damaged, foreign or hostile is refused, and changes nothing', async ({ page }) => {
    await openSystemTab(page);
    await expect.poll(() => storedRecords(page, 'upm_brokers')).toHaveLength(5);
    await expect.poll(() => storedRecords(page, 'upm_platforms')).toHaveLength(3);
    const before = await storage(page);
    const preview = page.getByRole('table', { name: 'What restoring would change' });
    const hostile: Readonly<Record<string, string>> = {
      'too large': ' '.repeat(49_000_000),
      'without a bottom': `{"app":"upmark","schema":1,"platforms":[],"brokers":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
      'a million records': JSON.stringify({
        app: 'upmark',
        schema: 1,
        platforms: [],
        brokers: Array.from({ length: 1_000_000 }, () => 0),
      }),
      'another app': '{"app":"other","schema":1,"platforms":[],"brokers":[]}',
      'cut off': '{"app":"upmark","schema":1,"platforms":[',
    };
    for (const [what, text] of Object.entries(hostile)) {
      await test.step(what, async () => {
        await chooseBackup(page, text);
        await expect(page.getByText(/^“.*” was not read, and nothing was changed: /)).toBeVisible();
        await expect(preview).toHaveCount(0);
        await chooseBackup(page, JSON.stringify({ app: 'upmark', schema: 1, platforms: [], brokers: [] }));
        await expect(preview).toBeVisible();
      });
    }
    expect(await storage(page)).toEqual(before);

    const polluting =
      '{"app":"upmark","schema":1,"platforms":[],"brokers":[{"id":"1","name":"Evil","website":"javascript:alert(1)","referralLink":"javascript:alert(1)","__proto__":{"isActive":false}}]}';
    await chooseBackup(page, polluting);
    await page.getByRole('button', { name: 'Restore this backup' }).click();
    await expect(page.getByText(/^Backup restored\./)).toBeVisible();
    expect(await storedText(page, 'upm_brokers')).not.toContain('__proto__');
    await expect(await brokersOf(page)).toHaveText(['Evil']);
    await expect(page.getByRole('article').getByRole('link')).toHaveCount(0);
  });

  test('F100: changes neither list when the second does not fit', async ({ page, noise }) => {
    await openSystemTab(page);
    await expect.poll(() => storedRecords(page, 'upm_brokers')).toHaveLength(5);
    await expect.poll(() => storedRecords(page, 'upm_platforms')).toHaveLength(3);
    await page.evaluate(() => {
      localStorage.setItem('filler', 'x'.repeat(3_000_000));
    });
    const before = await storage(page);
    const platforms = [{ id: '1', name: 'Small' }];
    const brokers = [{ id: '1', name: 'Large', description: 'x'.repeat(3_000_000) }];
    await chooseBackup(page, JSON.stringify({ app: 'upmark', schema: 1, platforms, brokers }));
    await page.getByRole('button', { name: 'Restore this backup' }).click();
    await expect(
      page.getByText(/^Nothing was restored, and nothing was changed: the browser's storage is full\./),
    ).toBeVisible();
    expect(noise.messages.splice(0)).toEqual([expect.stringContaining('StorageError')]);
    expect(await storage(page)).toEqual(before);
  });

  test('a text that was damaged is kept aside, can be downloaded, and goes only when it is deleted', async ({
    page,
  }) => {
    await page.goto('/admin-test');
    await page.evaluate(() => {
      localStorage.setItem('upm_brokers', '[{"name":"cut');
    });
    await openSystemTab(page);
    const inPlace = await downloadBy(page, 'Download upm_brokers');
    expect(await textOf(inPlace)).toBe('[{"name":"cut');
    await chooseBackup(page, await readFile('src/data/catalogue/catalogue.json', 'utf8'));
    await page.getByRole('button', { name: 'Restore this backup' }).click();
    await expect(page.getByRole('button', { name: 'Delete upm_brokers.corrupt' })).toBeVisible();
    expect(await storedNames(page, 'upm_brokers')).toEqual(SAMPLE_BROKERS);
    const asked = answerNext(page, true);
    await page.getByRole('button', { name: 'Delete upm_brokers.corrupt' }).click();
    expect(await asked).toBe('Are you sure you want to delete the text “upm_brokers.corrupt”?');
    await expect(page.getByText('There are none.')).toBeVisible();
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

test.describe('axe finds nothing', () => {
  test.use({ storageState: storing({ ...SESSION, 'upm_brokers.corrupt': '[{"name":"cut' }) });

  test('on the overview, the analytics and a restore at 390 and 1280 pixels, which all fit', async ({
    page,
  }) => {
    const check = async () => {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violationsOf(page)).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBe(0);
      }
    };
    await page.goto('/admin');
    await expect(page.getByText('Sample entries.')).toBeVisible();
    await check();
    await page.goto('/admin?tab=analytics');
    await expect(page.getByRole('heading', { name: 'Last Changes' })).toBeVisible();
    await check();
    await openSystemTab(page);
    await chooseBackup(page, JSON.stringify({ app: 'upmark', schema: 1, platforms: [null], brokers: [] }));
    await expect(page.getByRole('table', { name: 'What restoring would change' })).toBeVisible();
    await check();
  });
});
