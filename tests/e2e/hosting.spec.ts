import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../src/content/site.ts';
import { withoutEntities } from '../support/html.ts';
import { publicAddresses, shownBrokers, signalAddresses } from '../support/owner.ts';
import { SECOND_ORIGIN, SECOND_PREFIX, SECOND_SITE, SITE } from './servers.ts';
import {
  ADMIN_ADDRESSES,
  becomesLive,
  cardHeadings,
  DEMO_PASSWORD,
  PUBLIC_ADDRESSES,
  SAMPLE_BROKERS,
  SESSION,
  signIn,
  storedBroker,
  storedText,
  storing,
} from './support.ts';
import { expect, test } from './test.ts';

const built = (file: string) => readFileSync(`dist/${file}`, 'utf8');
const htmlAt = (address: string) => built(path.join(address, 'index.html'));

test('builds a sitemap of all public pages, plus icons and share images', () => {
  const locations = [...built('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(locations.toSorted()).toEqual(
    [...publicAddresses, ...signalAddresses].map((address) => site.address + address).toSorted(),
  );
  const { icons } = JSON.parse(built('manifest.json')) as { icons: { src: string }[] };
  const cards = publicAddresses.map((address) => {
    const image = /property="og:image" content="([^"]+)"/.exec(htmlAt(address))?.[1] ?? '';
    return image.replace(site.address, '');
  });
  const files = [...icons.map(({ src }) => src), ...cards];
  expect(files.filter((file) => !existsSync(`dist/${file}`) || !file.includes('.'))).toEqual([]);
});

test('publishes no source maps, and shows the demo password only on the login page', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const pages = [...publicAddresses, ...ADMIN_ADDRESSES];
  expect(pages.filter((address) => htmlAt(address).includes('sourceMappingURL'))).toEqual([]);
  const withPassword = pages.filter((address) => htmlAt(address).includes(DEMO_PASSWORD));
  expect(withPassword).toEqual(ADMIN_ADDRESSES.filter((address) => address.endsWith('/login')));
});

test('opens the login page on hosts that treat a double slash as another page', async ({ page, noise }) => {
  await page.goto(`${SITE}//admin/login`);
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page).toHaveURL('/admin/login');
  expect(noise.messages.splice(0).join()).toContain('404');
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('shows brokers with their costs and a notice when scripts are off', async ({ page }) => {
    await page.goto('/ib-partners');
    await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);
    await expect(page.getByText('Loading brokers...')).toBeHidden();
    await expect(page.getByText('1 lot EUR/USD, 1 night', { exact: true })).toHaveCount(shownBrokers.length);
    await expect(page.getByText('We are paid by these brokers')).toBeVisible();
    for (const address of ['/platforms', '/admin']) {
      await page.goto(address);
      const withoutScripts = page.locator('noscript > p:visible').first();
      await expect(withoutScripts).toContainText('JavaScript');
      await expect(withoutScripts).toBeVisible();
    }
  });
});

test('keeps the text of a page that an archive serves at a different URL', async ({ page }) => {
  const copy = '/web/20261126120000/https://upmark.example/ib-partners';
  await page.route(`**${copy}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: htmlAt('/ib-partners') }),
  );
  await page.goto(copy);
  await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);
  await expect(page).toHaveURL(copy);
  await expect(page.getByText('Loading brokers...')).toBeHidden();
});

test.describe(() => {
  test.use({ baseURL: SECOND_SITE });

  test('serves the right page at every URL in a subfolder', async ({ request }) => {
    for (const [address, heading] of Object.entries(PUBLIC_ADDRESSES)) {
      const response = await request.get(SECOND_SITE + address);
      expect(response.status(), address).toBe(200);
      const html = await response.text();
      expect(withoutEntities(/<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? ''), address).toBe(heading);
      expect(html, address).toContain(`<link rel="canonical" href="${site.address}/academy${address}"`);
      expect(html, `links out of the folder on ${address}`).not.toMatch(
        /(?:href|src)="\/(?!academy\/|academy")/,
      );
    }
  });

  test('follows links and signs in within a subfolder', async ({ page }) => {
    await page.goto('/academy/education/beginner/');
    await becomesLive(page);
    await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'Education' })
      .click();
    await expect(page).toHaveURL('/academy/education');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/\/academy\/?$/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'IB Partners' }).click();
    await expect(page).toHaveURL('/academy/ib-partners');
    await page.reload();
    await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);
    await page.goto('/academy/admin');
    await expect(page).toHaveURL('/academy/secure/admin/login');
    await signIn(page);
    await expect(page).toHaveURL('/academy/admin');
  });
});

test.describe(() => {
  const { cookies, origins } = storing({
    ...SESSION,
    upm_activity: '[]',
    upm_brokers: JSON.stringify([storedBroker('1', { name: 'Broker At The Root' })]),
    upm_progress: '{"version":1}',
    upm_theme: 'light',
  });
  const stored = origins.map((one) => ({ ...one, origin: SECOND_ORIGIN }));
  test.use({ storageState: { cookies, origins: stored } });

  test('keeps the stored data of a site at the root and one in a subfolder separate', async ({ page }) => {
    await page.route(
      ({ origin, pathname }) => origin === SECOND_ORIGIN && !pathname.startsWith('/academy/'),
      async (route) => {
        const url = route.request().url().replace(SECOND_ORIGIN, SITE);
        await route.fulfill({ response: await route.fetch({ url }) });
      },
    );
    const brokers = page.getByRole('table', { name: 'brokers' });
    await page.goto(`${SECOND_ORIGIN}/ib-partners`);
    await expect(cardHeadings(page)).toHaveText(['Broker At The Root']);
    await page.goto(`${SECOND_SITE}/ib-partners`);
    await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    await page.goto(`${SECOND_SITE}/admin?tab=brokers`);
    await signIn(page);
    await page.getByRole('button', { name: 'No, start with the published lists' }).click();
    await expect(brokers).toBeVisible();
    await expect(brokers).not.toContainText('Broker At The Root');
    await page.goto(`${SECOND_ORIGIN}/admin?tab=brokers`);
    await expect(brokers).toContainText('Broker At The Root');
    const { origins: after } = await page.context().storageState();
    const unchanged = after.flatMap(({ localStorage }) => localStorage);
    expect(unchanged).toEqual(expect.arrayContaining(stored.flatMap(({ localStorage }) => localStorage)));
  });
});

test.describe(() => {
  const { cookies, origins } = storing({ upm_theme: 'light', upm_record_name: 'Ada' });
  test.use({ storageState: { cookies, origins: origins.map((one) => ({ ...one, origin: SECOND_ORIGIN })) } });

  test('adopts visitor data stored by an older version in a subfolder', async ({ page, noise }) => {
    await page.goto(`${SECOND_SITE}/about`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect.poll(() => storedText(page, `${SECOND_PREFIX}upm_record_name`)).toBe('Ada');
    // The page has looked for a catalogue at the root, where there isn't one.
    expect(noise.messages.splice(0)).toEqual([expect.stringContaining('404')]);
  });
});
