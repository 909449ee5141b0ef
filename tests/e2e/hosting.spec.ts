import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { site } from '../../src/content/site.ts';
import { withoutEntities } from '../support/html.ts';
import { IN_A_FOLDER } from './servers.ts';
import {
  ADMIN_ADDRESSES,
  answerNext,
  becomesLive,
  cardHeadings,
  DEMO_PASSWORD,
  PUBLIC_ADDRESSES,
  SAMPLE_BROKERS,
  SAMPLE_PLATFORMS,
  signIn,
} from './support.ts';
import { publicAddresses, signalAddresses } from '../support/owner.ts';
import { expect, test } from './test.ts';

const CANONICAL_ORIGIN = site.address;

test.describe('beside the pages stand', () => {
  test('a sitemap of the public pages with honest dates, and a robots file that names it', async ({
    request,
  }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    expect(locations.toSorted()).toEqual(
      [...publicAddresses, ...signalAddresses].map((address) => CANONICAL_ORIGIN + address).toSorted(),
    );
    const today = new Date().toISOString().slice(0, 10);
    for (const [, date = ''] of sitemap.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)) {
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(date <= today, date).toBe(true);
    }
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${CANONICAL_ORIGIN}/sitemap.xml`);
    expect(robots).not.toContain('Disallow');
  });

  test('a manifest whose icons are there, and a card image for every page', async ({ page, request }) => {
    await page.goto('/');
    const manifest = (await (await request.get('/manifest.json')).json()) as {
      name: string;
      icons: { src: string }[];
    };
    expect(manifest.name).toBe(site.name);
    for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
    const cardOf = (html: string) =>
      /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replace(CANONICAL_ORIGIN, '') ?? '';
    for (const address of Object.keys(PUBLIC_ADDRESSES)) {
      const card = cardOf(await (await request.get(address)).text());
      expect(existsSync(`dist${card}`) && card.endsWith('.png'), address).toBe(true);
    }
    const size = await page.evaluate(
      async (src) => {
        const shown = new Image();
        shown.src = src;
        await shown.decode();
        return [shown.naturalWidth, shown.naturalHeight];
      },
      cardOf(await page.content()),
    );
    expect(size).toEqual([1200, 630]);
  });

  test('files for browsers to keep for ever, with a hash of what is in them in each name', () => {
    const files = readdirSync('dist/assets');
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !/-[\w-]{8}\.\w+$/.test(file))).toEqual([]);
  });

  test('F107: no source map, and no password in plain words but on the login screen', async ({ request }) => {
    const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    for (const address of [...Object.keys(PUBLIC_ADDRESSES), ...ADMIN_ADDRESSES]) {
      const html = await (await request.get(address)).text();
      expect(html, address).not.toContain('sourceMappingURL');
      if (!address.endsWith('/login')) expect(html, address).not.toContain(DEMO_PASSWORD);
    }
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  // The words of every public page, as its HTML has them, are in delivery.spec.ts.
  test('F88: pages read, and the lists say what they show', async ({ page }) => {
    await page.goto('/platforms');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PUBLIC_ADDRESSES['/platforms'] ?? '');
    await expect(cardHeadings(page)).toHaveText(SAMPLE_PLATFORMS);
    await expect(page.getByText('Loading platforms...')).toBeHidden();
    const withoutScripts = page.locator('noscript > p');
    await expect(withoutScripts).toContainText('Scripts are off in this browser');
    await expect(withoutScripts).toBeVisible();
    await page.goto('/ib-partners');
    await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);
    await expect(page.getByText('We are paid by these brokers')).toBeVisible();
  });
});

test.describe('built for a folder of a host, with an address for the contact form', () => {
  test.use({ baseURL: IN_A_FOLDER });
  test.describe.configure({ mode: 'serial' });

  const OUT = 'node_modules/.cache/in-a-folder';
  const BASE = '/academy/';
  const CONTACT_URL = 'https://forms.example/f/abc';
  const TYPES: Readonly<Record<string, string>> = {
    '.css': 'text/css',
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript',
    '.svg': 'image/svg+xml',
    '.woff2': 'font/woff2',
  };

  let server: Server | undefined;

  /** As a plain file server does: a file, a folder's `index.html`, else `404.html`. */
  const fileFor = (pathname: string): string | undefined =>
    [pathname, `${pathname}/index.html`]
      .map((name) => path.join(OUT, name))
      .find((file) => existsSync(file) && statSync(file).isFile());

  test.beforeAll(async () => {
    execFileSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--base', BASE, '--outDir', OUT],
      { env: { ...process.env, VITE_CONTACT_URL: CONTACT_URL } },
    );
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', IN_A_FOLDER);
      const file = pathname.startsWith(BASE) ? fileFor(pathname.slice(BASE.length)) : undefined;
      const shown = file ?? path.join(OUT, '404.html');
      response.writeHead(file === undefined ? 404 : 200, {
        'content-type': TYPES[path.extname(shown)] ?? 'application/octet-stream',
      });
      createReadStream(shown).pipe(response);
    });
    await new Promise<void>((resolve) => server?.listen(Number(new URL(IN_A_FOLDER).port), resolve));
  });

  test.afterAll(() => {
    server?.close();
  });

  test('every address answers there with its own page', async ({ request }) => {
    for (const [address, heading] of Object.entries(PUBLIC_ADDRESSES)) {
      const response = await request.get(`/academy${address}`);
      expect(response.status(), address).toBe(200);
      const html = await response.text();
      expect(withoutEntities(/<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? ''), address).toBe(heading);
      expect(html, address).toContain(`<link rel="canonical" href="${CANONICAL_ORIGIN}/academy${address}"`);
      expect(html, `links out of the folder on ${address}`).not.toMatch(
        /(?:href|src)="\/(?!academy\/|academy")/,
      );
    }
  });

  test('F94: pages are taken over, links lead on, and reloads and unknown addresses work at any depth', async ({
    page,
    noise,
  }) => {
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
    expect(noise.messages).toEqual([]);
    await page.goto('/academy/no/such/page');
    await becomesLive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute(
      'href',
      /^\/academy\/?$/,
    );
    expect(noise.messages.splice(0)).toEqual([expect.stringContaining('404')]);
  });

  test('a message is sent to that address, kept until it is accepted, and a failure is said beside the button', async ({
    page,
    noise,
  }) => {
    let status = 503;
    const received: unknown[] = [];
    await page.route(CONTACT_URL, async (route) => {
      received.push(route.request().postDataJSON());
      await route.fulfill({ status, json: {}, headers: { 'access-control-allow-origin': '*' } });
    });
    await page.goto('/academy/contact?subject=Stock+course');
    await becomesLive(page);
    await expect(page.getByText('sends these four fields to us through forms.example')).toBeVisible();
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Email').fill('ada@visitor.example');
    await page.getByRole('textbox', { name: 'Message' }).fill('When does it start?');
    const button = page.getByRole('button', { name: 'Send Message' });
    await button.click();
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('Our form does not work just now');
    await expect(failure).toBeInViewport();
    expect(noise.messages.splice(0)).toEqual([expect.stringContaining('503')]);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('When does it start?');

    status = 200;
    const thanks = answerNext(page, true);
    await button.click();
    expect(await thanks).toBe('Thank you for your message! We will contact you soon.');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    const message = {
      name: 'Ada',
      email: 'ada@visitor.example',
      subject: 'Stock course',
      message: 'When does it start?',
    };
    expect(received).toEqual([message, message]);
  });

  test('only public pages may connect to that address', async ({ request }) => {
    const htmlOf = async (address: string) => await (await request.get(`/academy${address}`)).text();
    expect(await htmlOf('/contact')).toContain("connect-src 'self' https://forms.example;");
    for (const address of ADMIN_ADDRESSES)
      expect(await htmlOf(address), address).not.toContain('forms.example');
  });
});
