import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { test, expect, type Browser, type Page } from '@playwright/test';
import { startForge } from '../support/forgeServer.ts';
import { startServer } from '../support/httpServer.ts';
import { seededRevision } from '../support/owner.ts';
import { HOST, SECOND_FOLDER } from './servers.ts';
import { SECOND_BROKER, SESSION, storedNames, storing } from './support.ts';

const SEED = readFileSync('src/data/catalogue/catalogue.json', 'utf8');
const [FIRST, SECOND] = [1, 2].map((step) => String(seededRevision + step));

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

let forge: Awaited<ReturnType<typeof startForge>>;
let site: Awaited<ReturnType<typeof startServer>>;

/**
 * The second build as it would be with the forge for VITE_PUBLISH_TO: the setting in its scripts and the host in the policy of
 * its pages are texts. It is served and not intercepted, as browsers let no page of an unknown server reach this machine.
 */
const startSite = () =>
  startServer(({ url }) => {
    const { pathname } = new URL(url, HOST);
    if (pathname === '/catalogue.json')
      return { status: 200, headers: { 'content-type': 'application/json' }, body: forge.text() ?? '' };
    const file = [pathname, `${pathname}/index.html`]
      .map((name) => path.join(SECOND_FOLDER, name))
      .find((name) => existsSync(name) && statSync(name).isFile());
    const type = TYPES[path.extname(file ?? '')];
    if (file === undefined || type === undefined) return { status: 404 };
    const { origin, project, branch, path: place } = forge.address;
    const body = readFileSync(file, 'utf8')
      .replaceAll(`folder:${HOST}/catalogue.json`, `gitea:${origin}/${project}@${branch}:${place}`)
      .replaceAll(HOST, origin);
    return { status: 200, headers: { 'content-type': type }, body };
  });

test.beforeEach(async () => {
  forge = await startForge('gitea');
  forge.put(SEED);
  site = await startSite();
});
test.afterEach(() => Promise.all([forge.close(), site.close()]));

async function aBrowser(browser: Browser, items: Readonly<Record<string, string>> = {}): Promise<Page> {
  const { origins, cookies } = storing(items);
  const context = await browser.newContext({
    baseURL: site.origin,
    storageState: { cookies, origins: origins.map((stored) => ({ ...stored, origin: site.origin })) },
  });
  await context.route(/tradingview/, (route) => route.abort());
  return context.newPage();
}

/** Gives the second broker another name, and publishes it. */
async function publishName(page: Page, before: string, name: string) {
  await page.getByRole('link', { name: 'IB Partners', exact: true }).first().click();
  await page.getByRole('button', { name: `Edit ${before}` }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name *').fill(name);
  await form.getByRole('button', { name: 'Update Broker' }).click();
  await expect(form).toHaveCount(0);
  await publish(page);
}

async function publish(page: Page) {
  await page.getByRole('link', { name: 'System', exact: true }).click();
  const key = page.getByLabel('Key for this repository');
  const button = page.getByRole('button', { name: 'Publish', exact: true });
  // It comes with the field of the key, where one is asked for.
  await expect(button).toBeVisible();
  if (await key.isVisible()) await key.fill(forge.key.secret);
  await button.click();
}

const expectPublished = (page: Page, revision: string | undefined) =>
  expect(page.getByText(`Published as revision ${String(revision)}. Visitors see it.`)).toBeVisible();

async function expectShown(page: Page, name: string) {
  await page.goto('/ib-partners');
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

test('publishes to a forge, and goes back to what was published before', async ({ browser }) => {
  const visitor = await aBrowser(browser);
  await expectShown(visitor, SECOND_BROKER);
  const page = await aBrowser(browser, SESSION);
  await page.goto('/admin?tab=brokers');

  await test.step('U04: one press commits the file at the configured path and branch, and who came before sees it', async () => {
    await publishName(page, SECOND_BROKER, 'Renamed Example Brokers');
    await expectPublished(page, FIRST);
    expect(forge.commits).toHaveLength(2);
    expect(forge.commits[1]?.message).toBe(`Publish revision ${String(FIRST)} (brokers: 1 changed)`);
    const [write, ...others] = forge.requests.filter(({ method }) => ['PUT', 'POST'].includes(method));
    expect(others).toEqual([]);
    expect(write?.url).toContain(`/repos/owner/name/contents/${forge.address.path}`);
    expect(JSON.parse(write?.body ?? '')).toMatchObject({ branch: 'main' });
    await expectShown(visitor, 'Renamed Example Brokers');
    await expect.poll(() => storedNames(visitor, 'upm_brokers')).toContain('Renamed Example Brokers');
  });
  await test.step('U31: going back becomes a new revision, which reaches a browser that had the higher one', async () => {
    await page.getByRole('button', { name: 'Show what was published before' }).click();
    const past = page.getByRole('list', { name: 'Published before' }).getByRole('listitem');
    await expect(past).toHaveCount(2);
    await past.last().getByRole('button', { name: 'Go back to this' }).click();
    await expect(page.getByRole('table', { name: 'What restoring would change' })).toBeVisible();
    await page.getByRole('button', { name: 'Restore this backup' }).click();
    await expect(page.getByText(/^Backup restored\./)).toBeVisible();
    await publish(page);
    await expectPublished(page, SECOND);
    await expectShown(visitor, SECOND_BROKER);
    await expect.poll(() => storedNames(visitor, 'upm_brokers')).not.toContain('Renamed Example Brokers');
  });
});
