import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { site } from '../../src/content/site.ts';
import {
  ADMIN_ADDRESSES,
  cardHeadings,
  openTab,
  PUBLIC_ADDRESSES,
  SAMPLE_BROKERS,
  SESSION,
  storing,
  watchViolations,
} from './support.ts';
import { SITE } from './servers.ts';
import { storageKeys } from '../../src/data/storage/storageKeys.ts';
import { headScript } from '../../src/runtime/headScript.ts';
import { expect, test } from './test.ts';

test.describe(() => {
  test.use({ storageState: storing(SESSION) });

  test('blocks nothing on the dashboard and loads no charts there', async ({ page, askedOfProvider }) => {
    const violations = await watchViolations(page);
    for (const address of ADMIN_ADDRESSES) await page.goto(address);
    await openTab(page, 'brokers');
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(violations).toEqual([]);
    expect(askedOfProvider).toEqual([]);
  });
});

const builtPage = (address: string) =>
  readFileSync(
    `dist${address === '/404' ? '/404.html' : `${address.replace(/\/$/, '')}/index.html`}`,
    'utf8',
  );

test('applies the same strict policy to every page', () => {
  const home = builtPage('/');
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(home)?.[1] ?? '';
  expect(policy).toContain("default-src 'none'");
  const script = headScript(storageKeys.theme, storageKeys.progress);
  const look = createHash('sha256').update(script).digest('base64');
  expect(policy).toContain(
    `script-src 'self' 'sha256-${look}' https://s3.tradingview.com/external-embedding/;`,
  );
  expect(policy).not.toMatch(/unsafe|\*|nonce/);
  const sheetsIn = (html: string) =>
    [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
  const [homeSheet = '', ...moreSheets] = sheetsIn(home);
  expect(moreSheets).toEqual([]);
  expect(policy).toContain(` ${homeSheet} `);
  for (const address of [...Object.keys(PUBLIC_ADDRESSES), ...ADMIN_ADDRESSES, '/404']) {
    const html = builtPage(address);
    const ownPolicy = policy.replace(
      ` ${homeSheet}`,
      sheetsIn(html)
        .map((hash) => ` ${hash}`)
        .join(''),
    );
    const where = html.indexOf(`content="${ownPolicy}"`);
    expect(where, address).toBeGreaterThan(0);
    expect(
      html.search(/<(?:style|script|title|link rel="(?:preload|stylesheet|modulepreload))/),
      address,
    ).toBeGreaterThan(where);
    expect(html, `style attributes on ${address}`).not.toMatch(/ style="/);
    expect(
      [...html.matchAll(/<script(?![^>]*(?:\bsrc=|application\/ld\+json))[^>]*>([^]*?)<\/script>/g)].map(
        ([, text]) => text,
      ),
      `inline scripts on ${address}`,
    ).toEqual([script]);
  }
});

test('shows only a link in a frame when no header forbids framing', async ({ page }) => {
  await page.route('**/framing', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/admin/login"></iframe>' }),
  );
  await page.goto('/framing');
  const frame = page.frameLocator('iframe');
  const way = frame.getByRole('link', { name: `Open ${site.name} in its own window` });
  await expect(way).toBeVisible();
  await expect(frame.getByRole('textbox')).toHaveCount(0);
  await way.click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('works when host headers forbid framing', async ({ page, noise }) => {
  const [forPages = ''] = readFileSync('dist/_headers', 'utf8').split('/assets/');
  const headers: Record<string, string> = Object.fromEntries(
    [...forPages.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  expect(headers['Content-Security-Policy']).toMatch(/; frame-ancestors 'none'$/);
  await page.route(`${SITE}/**`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
  });
  await page.goto('/ib-partners');
  await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);
  expect(noise.messages).toEqual([]);
  await page.route('**/framing', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/about"></iframe>' }),
  );
  await page.goto('/framing');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  expect(noise.messages.splice(0)).toEqual([expect.stringContaining('frame-ancestors')]);
});
