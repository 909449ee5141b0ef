import { readFileSync } from 'node:fs';
import { test, expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { startFolder } from '../support/folderServer.ts';
import { seededRevision } from '../support/owner.ts';
import { violationsOf } from './axe.ts';
import { HOST, SITE_WITH_HOST } from './servers.ts';
import { SESSION, storedRecords, storing, SECOND_BROKER, THIRD_BROKER } from './support.ts';

const SEED = readFileSync('src/data/catalogue/catalogue.json', 'utf8');
const SECRET = 'folder key 1f0c';

/** The revisions of the first and the second publication after the one of the build. */
const [FIRST, SECOND] = [seededRevision + 1, seededRevision + 2];

type Folder = Awaited<ReturnType<typeof startFolder>>;
let folder: Folder;

// One folder for all of these, and each starts with the catalogue of the build in it.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: SITE_WITH_HOST });

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

/** A browser in which an administrator is signed in; its site gives what the folder holds. */
async function anAdministrator(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const { origins, cookies } = storing(SESSION);
  const context = await browser.newContext({
    baseURL: SITE_WITH_HOST,
    storageState: { cookies, origins: origins.map((stored) => ({ ...stored, origin: SITE_WITH_HOST })) },
  });
  await serveFolder(context);
  const page = await context.newPage();
  await page.goto('/admin?tab=brokers');
  await expect(page.getByRole('table', { name: 'brokers' })).toBeVisible();
  await expect.poll(() => storedRecords(page, 'upm_brokers')).toHaveLength(5);
  return { context, page };
}

/** The provider of the charts is not there; the folder is what a host would serve beside the site. */
async function serveFolder(context: BrowserContext) {
  await context.route(/tradingview/, (route) => route.abort());
  await context.route(`${SITE_WITH_HOST}/catalogue.json`, (route) =>
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
  await expect(page.getByRole('heading', { name: 'Publish' })).toBeVisible();
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

const dialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Changed meanwhile, in another tab or by somebody else' });

test('U02, U03, U38: is one press with the key, reaches who never came and who did, and then asks nothing', async ({
  browser,
}) => {
  const { page } = await anAdministrator(browser);
  const old = await anAdministrator(browser);
  await change(page, SECOND_BROKER, 'Name *', 'Renamed Example Brokers');
  await publish(page);
  await expect(status(page)).toHaveText(`Published as revision ${String(FIRST)}. Visitors see it.`);
  expect(published().brokers[1]?.name).toBe('Renamed Example Brokers');

  const fresh = await browser.newContext({ baseURL: SITE_WITH_HOST });
  await serveFolder(fresh);
  for (const visitor of [await fresh.newPage(), old.page]) {
    await visitor.goto('/ib-partners');
    await expect(visitor.getByRole('heading', { name: 'Renamed Example Brokers' })).toBeVisible();
  }

  await change(page, 'Renamed Example Brokers', 'Name *', 'Renamed Again Brokers');
  await openSystem(page);
  await expect(keyField(page)).toHaveCount(0);
  await publishButton(page).click();
  await expect(status(page)).toHaveText(`Published as revision ${String(SECOND)}. Visitors see it.`);
});

test('U25: charts of another company never run in the document that holds a key', async ({ browser }) => {
  const { page, context } = await anAdministrator(browser);
  await context.unroute(/tradingview/);
  const asked: string[] = [];
  await context.route(/tradingview/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: 'globalThis.anotherCompany = true;' });
  });
  const ranHere = () => page.evaluate(() => 'anotherCompany' in globalThis);
  await page.goto('/markets');
  await expect.poll(ranHere).toBe(true);
  const before = asked.length;
  await page.goto('/admin?tab=system');
  await expect(keyField(page)).toBeVisible();
  expect(await ranHere()).toBe(false);
  await page.goBack();
  await page.goForward();
  await expect(keyField(page)).toBeVisible();
  expect(await ranHere()).toBe(false);
  expect(before).toBeGreaterThan(0);
});

test('U05: two browsers that publish at once both find their change in the last revision', async ({
  browser,
}) => {
  const [a, b] = [await anAdministrator(browser), await anAdministrator(browser)];
  await change(a.page, SECOND_BROKER, 'Name *', 'From A');
  await change(b.page, THIRD_BROKER, 'Name *', 'From B');
  await Promise.all([publish(a.page), publish(b.page)]);
  for (const { page } of [a, b]) await expect(status(page)).toContainText('Published as revision');
  expect(published().revision).toBe(SECOND);
  expect(published().brokers.map(({ name }) => name)).toEqual(expect.arrayContaining(['From A', 'From B']));
});

test.describe('where two have changed the same field', () => {
  async function conflict(browser: Browser) {
    const [a, b] = [await anAdministrator(browser), await anAdministrator(browser)];
    await change(a.page, SECOND_BROKER, 'Min deposit *', '111');
    await change(b.page, SECOND_BROKER, 'Min deposit *', '222');
    await publish(a.page);
    await expect(status(a.page)).toContainText(`Published as revision ${String(FIRST)}.`);
    await publish(b.page);
    await expect(dialog(b.page)).toBeVisible();
    return { a, b };
  }

  test('U06: the second sees all three values, answers, and both agree', async ({ browser }) => {
    const { a, b } = await conflict(browser);
    const question = dialog(b.page).getByRole('group', { name: `${SECOND_BROKER}, min deposit` });
    await expect(question.getByRole('radio')).toHaveCount(2);
    const send = dialog(b.page).getByRole('button', { name: 'Publish with these choices' });
    await expect(send).toBeDisabled();
    await question.getByRole('radio', { name: 'Yours: 222' }).check();
    await send.click();
    await expect(status(b.page)).toContainText(`Published as revision ${String(SECOND)}`);
    await a.page.goto('/admin?tab=brokers');
    for (const { page } of [a, b])
      await expect.poll(async () => (await storedRecords(page, 'upm_brokers'))[1]?.minDeposit).toBe('222');
  });

  test('U30: nothing else can be pressed meanwhile, and Cancel leaves everything as it was', async ({
    browser,
  }) => {
    const { b } = await conflict(browser);
    // The other list is stored when the System tab first reads it.
    await expect.poll(() => storedRecords(b.page, 'upm_platforms')).toHaveLength(3);
    const storage = () => b.page.evaluate(() => JSON.stringify(Object.entries(localStorage).toSorted()));
    const [before, text] = [await storage(), folder.text()];
    for (const name of ['Backup Data', 'Clear Cache', 'Log out'])
      await expect(
        b.page.getByRole('button', { name }).click({ timeout: 500 }),
        `${name} cannot be reached`,
      ).rejects.toThrow();
    await b.page.getByRole('button', { name: 'Cancel' }).click();
    await expect(status(b.page)).toHaveText('Nothing was published, and nothing was changed.');
    expect([await storage(), folder.text()]).toEqual([before, text]);
  });

  test('U36: the keyboard alone answers, axe finds nothing, and the focus goes where it is needed', async ({
    browser,
  }) => {
    const { b } = await conflict(browser);
    for (const width of [390, 1280]) {
      await b.page.setViewportSize({ width, height: 900 });
      expect(await violationsOf(b.page), `at ${String(width)} px`).toEqual([]);
    }
    const first = dialog(b.page).getByRole('radio').first();
    await expect(first).toBeFocused();
    await b.page.keyboard.press('Space');
    await expect(first).toBeChecked();
    for (let presses = 0; presses < 4; presses += 1) await b.page.keyboard.press('Tab');
    await b.page.keyboard.press('Shift+Tab');
    await expect(dialog(b.page).getByRole('button', { name: 'Publish with these choices' })).toBeFocused();
    await b.page.keyboard.press('Enter');
    await expect(status(b.page)).toContainText(`Published as revision ${String(SECOND)}`);
    await expect(status(b.page)).toBeFocused();
  });
});

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

test('U23: the key is found nowhere after a failure, a publication, a reload and signing out', async ({
  browser,
}) => {
  const { page, context } = await anAdministrator(browser);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const encoded = Buffer.from(`keeper:${SECRET}`).toString('base64');
  const expectNoTrace = async () => {
    for (const secret of [SECRET, 'wrong key 77a1', encoded]) {
      expect(await traces(page)).not.toContain(secret);
      expect(said.join('\n')).not.toContain(secret);
      for (const { url, body } of folder.requests) expect(url + body).not.toContain(secret);
    }
  };
  await change(page, SECOND_BROKER, 'Name *', 'Renamed');
  await publish(page, 'wrong key 77a1');
  await expect(status(page)).toContainText('the host did not take the key');
  await expect(keyField(page)).toBeFocused();
  await expectNoTrace();
  await publish(page);
  await expect(status(page)).toContainText(`Published as revision ${String(FIRST)}.`);
  await expectNoTrace();
  expect(folder.text()).not.toContain(SECRET);
  await page.reload();
  await expect(keyField(page)).toBeVisible();
  await expectNoTrace();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await expectNoTrace();
  expect(await context.cookies()).toEqual([]);
});

test('U24: the key is asked for again after a reload, after leaving for the site, and after signing out', async ({
  browser,
}) => {
  const { page, context } = await anAdministrator(browser);
  const ready = async () => {
    await change(page, SECOND_BROKER, 'Name *', SECOND_BROKER);
    await publish(page);
    await expect(keyField(page)).toHaveCount(0);
    await expect(publishButton(page)).toBeEnabled();
  };
  await ready();
  await page.reload();
  await expect(keyField(page)).toBeVisible();
  await ready();
  await page.getByRole('link', { name: 'View the site' }).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goBack();
  await openSystem(page);
  await expect(keyField(page)).toBeVisible();
  await ready();
  const other = await context.newPage();
  await other.goto('/admin');
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
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

test('U26: a public page is refused a connection to the host', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: SITE_WITH_HOST });
  await serveFolder(context);
  const page = await context.newPage();
  await page.goto('/about');
  const refused = page.evaluate(
    (url) =>
      fetch(url).then(
        () => 'answered',
        (error: unknown) => String(error),
      ),
    `${HOST}/catalogue.json`,
  );
  expect(await refused).not.toBe('answered');
  expect(folder.requests).toEqual([]);
});

test.describe('U27: says what happened and what to do when', () => {
  const failing: [string, RegExp, (page: Page, context: BrowserContext) => Promise<void> | void][] = [
    ['the device is offline', /this device is offline/, (_page, context) => context.setOffline(true)],
    [
      'the host allows no other site',
      /did not answer, or does not allow this site's address/,
      () => {
        folder.faults.hasNoCors = true;
      },
    ],
    [
      'the file is too large for the host',
      /takes no file as large/,
      () => {
        folder.faults.puts = [413];
      },
    ],
    [
      'the key may not write',
      /this key may not write/,
      () => {
        folder.faults.puts = [403];
      },
    ],
    [
      'the file gets no ETag',
      /gives the file no ETag/,
      () => {
        folder.faults.tag = 'none';
      },
    ],
  ];

  for (const [what, words, fail] of failing)
    test(what, async ({ browser }) => {
      const { page, context } = await anAdministrator(browser);
      await change(page, SECOND_BROKER, 'Name *', 'Renamed');
      await openSystem(page);
      await fail(page, context);
      await publish(page);
      await expect(status(page)).toContainText(words);
      await expect(status(page)).toContainText('Nothing was published:');
      expect(folder.text()).toBe(SEED);
    });

  test("the site's own policy forbids it", async ({ browser }) => {
    const { page, context } = await anAdministrator(browser);
    await context.route(`${SITE_WITH_HOST}/admin?*`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(` ${HOST}`, '') });
    });
    await page.goto('/admin?tab=system');
    await publish(page);
    await expect(status(page)).toContainText("the site's security policy does not name the host");
  });
});
