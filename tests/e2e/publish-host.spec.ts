import { readFileSync } from 'node:fs';
import { test, expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { startFolder } from '../support/folderServer.ts';
import { seededRevision } from '../support/owner.ts';
import { violationsOf } from './axe.ts';
import { HOST, SECOND_SITE } from './servers.ts';
import { SECOND_BROKER, SESSION, storedNames, storedRecords, storedText, storing } from './support.ts';

const SEED = readFileSync('src/data/catalogue/catalogue.json', 'utf8');
const SECRET = 'folder key 1f0c';

/** The revisions of the first and the second publication after the one of the build. */
const [FIRST, SECOND] = [seededRevision + 1, seededRevision + 2];

type Folder = Awaited<ReturnType<typeof startFolder>>;
let folder: Folder;

// One folder for all of these, and each starts with the catalogue of the build in it.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: SECOND_SITE });

test.beforeAll(async () => {
  folder = await startFolder({ password: SECRET, port: Number(new URL(HOST).port) });
});
test.afterAll(() => folder.close());
test.beforeEach(() => {
  folder.put(SEED);
  for (const fault of Object.keys(folder.faults)) Reflect.deleteProperty(folder.faults, fault);
  folder.requests.length = 0;
});

interface Published {
  readonly revision: number;
  readonly brokers: readonly { readonly name: string; readonly minDeposit: string }[];
}
const published = () => JSON.parse(folder.text() ?? '') as Published;

/** A browser whose site gives what the folder holds. */
async function aBrowser(
  browser: Browser,
  items: Readonly<Record<string, string>> = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const { origins, cookies } = storing(items);
  const context = await browser.newContext({
    baseURL: SECOND_SITE,
    storageState: { cookies, origins: origins.map((stored) => ({ ...stored, origin: SECOND_SITE })) },
  });
  await serveFolder(context);
  return { context, page: await context.newPage() };
}

/** A browser in which an administrator is signed in. */
async function anAdministrator(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const { context, page } = await aBrowser(browser, SESSION);
  await page.goto('/admin?tab=brokers');
  await expect(page.getByRole('table', { name: 'brokers' })).toBeVisible();
  await expect.poll(() => storedRecords(page, 'upm_brokers')).toHaveLength(5);
  return { context, page };
}

/** The provider of the charts is not there; the folder is what a host would serve beside the site. */
async function serveFolder(context: BrowserContext) {
  await context.route(/tradingview/, (route) => route.abort());
  await context.route(`${SECOND_SITE}/catalogue.json`, (route) =>
    route.fulfill({ contentType: 'application/json', body: folder.text() ?? '{}' }),
  );
}

/** Changes a field of a broker in its form. */
async function change(page: Page, broker: string, label: string, text: string) {
  await page.getByRole('link', { name: 'IB Partners', exact: true }).first().click();
  await page.getByRole('button', { name: `Edit ${broker}` }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(label).first().fill(text);
  await form.getByRole('button', { name: 'Update Broker' }).click();
  await expect(form).toHaveCount(0);
}

const openSystem = async (page: Page) => {
  await page.getByRole('link', { name: 'System', exact: true }).click();
  // It comes with the fields of the key, where one is asked for.
  await expect(publishButton(page)).toBeVisible();
};

const keyField = (page: Page) => page.getByLabel('Password of the folder');
const publishButton = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });
const card = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Publish' }) });
const status = (page: Page) => card(page).getByRole('status').first();

async function publish(page: Page, secret = SECRET) {
  await openSystem(page);
  if (await keyField(page).isVisible()) {
    await page.getByLabel('User name of the folder').fill('keeper');
    await keyField(page).fill(secret);
  }
  await publishButton(page).click();
}

/** Everything of a page in which a key could have been left. */
const traces = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches_ = await caches.keys();
    const fields = [...document.querySelectorAll('input, textarea')].map(
      (field) => (field as HTMLInputElement).value,
    );
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      databases,
      caches_,
      document.cookie,
      document.documentElement.outerHTML,
      fields,
      history.state,
      location.href,
    ]);
  });

/** What a request from the shown page to the folder ends with. */
const askFolder = (page: Page) =>
  page.evaluate(
    (url) =>
      fetch(url).then(
        () => 'answered',
        () => 'refused',
      ),
    `${HOST}/catalogue.json`,
  );

/** Lets the provider's scripts come; gives the way to know whether they run in the document that is shown. */
async function letChartsRun(page: Page): Promise<() => Promise<boolean>> {
  await page.context().unroute(/tradingview/);
  await page
    .context()
    .route(/tradingview/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'globalThis.anotherCompany = true;' }),
    );
  return () => page.evaluate(() => 'anotherCompany' in globalThis);
}

async function expectShown(page: Page, name: string) {
  await page.goto('/ib-partners');
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

test('one press with the key publishes, reaches everybody, and leaves the key nowhere', async ({
  browser,
}) => {
  const { page, context } = await anAdministrator(browser);
  const old = await aBrowser(browser);
  await expectShown(old.page, SECOND_BROKER);
  await expect.poll(() => storedNames(old.page, 'upm_brokers')).toContain(SECOND_BROKER);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const encoded = Buffer.from(`keeper:${SECRET}`).toString('base64');
  const expectNoTrace = async () => {
    const left = [await traces(page), ...said, ...folder.requests.map(({ url, body }) => url + body)];
    for (const secret of [SECRET, 'wrong key 77a1', encoded]) expect(left.join('\n')).not.toContain(secret);
  };

  await test.step('U23: a key that is not taken is asked for again, and found nowhere', async () => {
    await change(page, SECOND_BROKER, 'Name *', 'Renamed Example Brokers');
    await publish(page, 'wrong key 77a1');
    await expect(status(page)).toContainText('the host did not take the key');
    await expect(keyField(page)).toBeFocused();
    await expectNoTrace();
  });
  await test.step('U02, U38: one press reaches who never came and who did', async () => {
    await publish(page);
    await expect(status(page)).toHaveText(`Published as revision ${String(FIRST)}. Visitors see it.`);
    expect(published().brokers[1]?.name).toBe('Renamed Example Brokers');
    await expectNoTrace();
    const fresh = await aBrowser(browser);
    for (const visitor of [fresh.page, old.page]) await expectShown(visitor, 'Renamed Example Brokers');
    const { length } = folder.requests;
    expect(await askFolder(fresh.page), 'U26: a public page reaches the folder by no way of its own').toBe(
      'refused',
    );
    expect(folder.requests).toHaveLength(length);
  });
  await test.step('U03: then nothing is asked', async () => {
    await change(page, 'Renamed Example Brokers', 'Name *', 'Renamed Again Brokers');
    await openSystem(page);
    await expect(keyField(page)).toHaveCount(0);
    await publishButton(page).click();
    await expect(status(page)).toHaveText(`Published as revision ${String(SECOND)}. Visitors see it.`);
    expect(folder.text()).not.toContain(SECRET);
  });
  await test.step('U24, U25: charts of another company run on the site, never where the key was, which is asked for again', async () => {
    const runsCharts = await letChartsRun(page);
    await page.getByRole('link', { name: 'View the site' }).click();
    await expect.poll(runsCharts).toBe(true);
    await expectNoTrace();
    await page.goBack();
    await expect(keyField(page)).toBeVisible();
    expect(await runsCharts()).toBe(false);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
    await expectNoTrace();
    expect(await context.cookies()).toEqual([]);
  });
});

const dialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Changed meanwhile, in another tab or by somebody else' });

test('where two have changed the same field, the second is asked, and both agree', async ({ browser }) => {
  const [a, b] = [await anAdministrator(browser), await anAdministrator(browser)];
  await change(a.page, SECOND_BROKER, 'Min deposit *', '111');
  await change(b.page, SECOND_BROKER, 'Min deposit *', '222');
  await publish(a.page);
  await expect(status(a.page)).toContainText(`Published as revision ${String(FIRST)}.`);
  await publish(b.page);
  const send = dialog(b.page).getByRole('button', { name: 'Publish with these choices' });

  await test.step('U30: nothing else can be pressed meanwhile, and Cancel leaves everything as it was', async () => {
    await expect(send).toBeDisabled();
    // The other lists are stored when the System tab first reads them.
    for (const key of ['upm_platforms', 'upm_webinars'])
      await expect.poll(() => storedText(b.page, key)).not.toBeNull();
    const storage = () => b.page.evaluate(() => JSON.stringify(Object.entries(localStorage).toSorted()));
    const [before, text] = [await storage(), folder.text()];
    const elsewhere = b.page.getByRole('button', { name: 'Log out' });
    await expect(elsewhere.click({ trial: true, timeout: 500 })).rejects.toThrow();
    await b.page.getByRole('button', { name: 'Cancel' }).click();
    await expect(status(b.page)).toHaveText('Nothing was published, and nothing was changed.');
    expect([await storage(), folder.text()]).toEqual([before, text]);
    await elsewhere.click({ trial: true });
    await publishButton(b.page).click();
  });
  await test.step('U36: the keyboard alone answers, axe finds nothing on a phone, and the focus goes where it is needed', async () => {
    const mine = dialog(b.page)
      .getByRole('group', { name: `${SECOND_BROKER}, min deposit` })
      .getByRole('radio', { name: 'Yours: 222' });
    await b.page.setViewportSize({ width: 390, height: 900 });
    await expect(mine).toBeFocused();
    expect(await violationsOf(b.page)).toEqual([]);
    await b.page.keyboard.press('Space');
    await expect(mine).toBeChecked();
    // To the last button of the question, and back to the one before it.
    for (let presses = 0; presses < 4; presses += 1) await b.page.keyboard.press('Tab');
    await b.page.keyboard.press('Shift+Tab');
    await expect(send).toBeFocused();
    await b.page.keyboard.press('Enter');
    await expect(status(b.page)).toContainText(`Published as revision ${String(SECOND)}`);
    await expect(status(b.page)).toBeFocused();
  });
  await test.step('U06: both have the answer', async () => {
    await a.page.goto('/admin?tab=brokers');
    for (const { page } of [a, b])
      await expect.poll(async () => (await storedRecords(page, 'upm_brokers'))[1]?.minDeposit).toBe('222');
  });
});

test('U26: only admin pages, and the header that all share, name the host', async ({ request }) => {
  const connect = async (address: string) =>
    /connect-src ([^;"]*)/.exec(await (await request.get(address)).text())?.[1]?.trim();
  for (const address of ['/', '/ib-partners', '/contact', '/404.html'])
    expect(await connect(address), address).toBe("'self'");
  for (const address of [
    '/admin',
    '/secure/admin/dashboard',
    '/_headers',
    '/vercel.json',
    '/nginx-headers.conf',
  ])
    expect(await connect(address), address).toBe(`'self' ${HOST}`);
});

test('U27: says why no answer came, and what to do', async ({ browser }) => {
  const { page, context } = await aBrowser(browser, SESSION);
  const expectNothingPublished = async (words: RegExp) => {
    await publish(page);
    await expect(status(page)).toContainText(words);
    await expect(status(page)).toContainText('Nothing was published:');
    expect(folder.text()).toBe(SEED);
  };
  await test.step("the site's own policy forbids it", async () => {
    await context.route(`${SECOND_SITE}/admin?*`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(` ${HOST}`, '') });
    });
    await page.goto('/admin?tab=system');
    await expectNothingPublished(/the site's security policy does not name the host/);
    await context.unroute(`${SECOND_SITE}/admin?*`);
  });
  await test.step('the host allows no other site', async () => {
    folder.faults.hasNoCors = true;
    await page.reload();
    await expectNothingPublished(/did not answer, or does not allow this site's address/);
  });
  await test.step('the device is offline', async () => {
    await context.setOffline(true);
    await expectNothingPublished(/this device is offline/);
  });
});
