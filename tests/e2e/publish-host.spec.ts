import { readFileSync } from 'node:fs';
import { test, expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { startFolder } from '../support/folderServer.ts';
import { HOST, SECOND_PREFIX, SECOND_SITE } from './servers.ts';
import { SECOND_BROKER, SESSION, storedNames, storedRecords, storingInSecond } from './support.ts';

const SEED = readFileSync('src/data/catalogue/catalogue.json', 'utf8');
const SECRET = 'folder key 1f0c';

const BROKERS = `${SECOND_PREFIX}upm_brokers`;

let folder: Awaited<ReturnType<typeof startFolder>>;

// The tests share one folder, which is reset to the built catalogue before each.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  folder = await startFolder({ password: SECRET, port: Number(new URL(HOST).port) });
});
test.afterAll(() => folder.close());
test.beforeEach(() => {
  folder.put(SEED);
  folder.requests.length = 0;
});

/** A browser without charts that loads the published catalogue from the folder. */
async function aBrowser(browser: Browser, items: Readonly<Record<string, string>> = {}) {
  const context = await browser.newContext({ baseURL: SECOND_SITE, storageState: storingInSecond(items) });
  await context.route(/tradingview/, (route) => route.abort());
  await context.route(`${SECOND_SITE}/catalogue.json`, (route) =>
    route.fulfill({ contentType: 'application/json', body: folder.text() ?? '{}' }),
  );
  return { context, page: await context.newPage() };
}

/** A browser with a signed-in administrator. */
async function anAdministrator(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const { context, page } = await aBrowser(browser, SESSION);
  await page.goto(`${SECOND_SITE}/admin?tab=brokers`);
  await expect(page.getByRole('table', { name: 'brokers' })).toBeVisible();
  await expect.poll(() => storedRecords(page, BROKERS)).toHaveLength(5);
  return { context, page };
}

async function change(page: Page, broker: string, label: string, text: string) {
  await page.getByRole('link', { name: 'IB Partners', exact: true }).first().click();
  await page.getByRole('button', { name: `Edit ${broker}` }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(label).first().fill(text);
  await form.getByRole('button', { name: 'Update Broker' }).click();
  await expect(form).toHaveCount(0);
}

const keyField = (page: Page) => page.getByLabel('Folder password');
const status = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Changes' }) })
    .getByRole('status')
    .first();

/** Publishes on the Publish tab, entering the password if asked. */
async function publish(page: Page, secret = SECRET) {
  await page.getByRole('link', { name: 'Publish', exact: true }).click();
  // The button renders together with the credential fields.
  const button = page.getByRole('button', { name: 'Publish', exact: true });
  await expect(button).toBeVisible();
  const isAsked = await keyField(page).isVisible();
  if (isAsked) {
    await page.getByLabel('Folder user name').fill('keeper');
    await keyField(page).fill(secret);
  }
  await button.click();
  return isAsked;
}

/** Every place in a page where a key could have been left. */
const traces = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      await indexedDB.databases(),
      await caches.keys(),
      document.cookie,
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input')].map(({ value }) => value),
      history.state,
      location.href,
    ]),
  );

/** Allows the provider's scripts. */
async function letChartsRun(context: BrowserContext) {
  await context.unroute(/tradingview/);
  await context.route(/tradingview/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'globalThis.anotherCompany = true;' }),
  );
}

/** Whether the provider's scripts run in the current document. */
const chartsRun = () => 'anotherCompany' in globalThis;

async function expectShown(page: Page, name: string) {
  await page.goto(`${SECOND_SITE}/ib-partners`);
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

test('publishes with one click and keeps the key only in memory', async ({ browser }) => {
  const { page, context } = await anAdministrator(browser);
  const old = await aBrowser(browser);
  await expectShown(old.page, SECOND_BROKER);
  await expect.poll(() => storedNames(old.page, BROKERS)).toContain(SECOND_BROKER);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const encoded = Buffer.from(`keeper:${SECRET}`).toString('base64');
  const expectNoTrace = async () => {
    const left = [await traces(page), ...said, ...folder.requests.map(({ url, body }) => url + body)];
    for (const secret of [SECRET, 'wrong key 77a1', encoded]) expect(left.join('\n')).not.toContain(secret);
  };

  await test.step('asks again for a rejected key', async () => {
    await change(page, SECOND_BROKER, 'Name *', 'Renamed Example Brokers');
    await publish(page, 'wrong key 77a1');
    await expect(status(page)).toContainText("the host didn't accept the key");
    await expect(keyField(page)).toBeFocused();
    await expectNoTrace();
  });
  await test.step('shows the change to new and returning visitors', async () => {
    await publish(page);
    await expect(status(page)).toHaveText('Published. Visitors can see it.');
    await expectNoTrace();
    const fresh = await aBrowser(browser);
    for (const visitor of [fresh.page, old.page]) await expectShown(visitor, 'Renamed Example Brokers');
  });
  await test.step('runs no charts on the page with the key, and forgets the key on leaving', async () => {
    await letChartsRun(context);
    await page.getByRole('link', { name: 'View the site' }).click();
    await page.waitForFunction(chartsRun);
    await expectNoTrace();
    await page.goBack();
    await expect(keyField(page)).toBeVisible();
    expect(await page.evaluate(chartsRun)).toBe(false);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
    await expectNoTrace();
    expect(await context.cookies()).toEqual([]);
  });
});
