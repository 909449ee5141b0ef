import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { adminPaths } from '@/domain/accounts/adminPaths';
import { readSettings, writePages, type SiteBuild } from '../../../../scripts/build/pages.ts';
import { hashSource } from '../../../../scripts/build/policy.ts';
import { temporaryFolder } from '../../../support/temporaryFolder';

const SHEETS = {
  'assets/site.css': '._bar_1{color:red}',
  'assets/quiz.css': '._option_2{color:green}',
  'assets/board.css': '._row_3{color:blue}',
  'assets/admin.css': '._table_4{color:black}',
};

const BODIES: Readonly<Record<string, string>> = {
  '/': '<header class="_bar_1"></header>',
  '/learn/pips': '<header class="_bar_1"></header><li class="_option_2"></li>',
  '/404': '<header class="_bar_1"></header><p>No such page</p>',
  [adminPaths.login]: '<table class="_table_4 _option_2"></table>',
};

const INDEXED: readonly string[] = ['/', '/learn/pips'];

const rendered: SiteBuild['rendered'] = {
  staticFiles: [
    { address: '/', sources: ['src/content/home.ts'] },
    { address: '/learn/pips', sources: ['src/content/pips.ts'] },
    { address: adminPaths.login, sources: ['src/admin/LoginPage.tsx'] },
    { address: '/404', sources: [] },
  ],
  renderPage: (address) =>
    Promise.resolve({
      head: `<title>${address}</title>`,
      body: BODIES[address] ?? '',
      ...(INDEXED.includes(address) && {
        entry: {
          url: `https://site.example/in${address}`,
          title: address,
          card: 'card.png',
          file: 'none.ts',
        },
      }),
    }),
  searchIndexText: () => Promise.resolve('{"words":[]}'),
  publishedSite: { name: 'Any Site', tagline: 'Words.', address: 'https://site.example' },
  catalogueFiles: { 'signals.xml': '<feed/>' },
};

const build: SiteBuild = {
  rendered,
  template: readFileSync('index.html', 'utf8'),
  base: '/in/',
  site: {
    'src/site/main.tsx': { file: 'assets/site.js', imports: ['_react.js'], css: ['assets/site.css'] },
    '_react.js': { file: 'assets/react.js' },
    'src/content/home.ts': { file: 'assets/home.js' },
    'src/content/pips.ts': { file: 'assets/pips.js', imports: ['src/content/home.ts'] },
    'src/site/Quiz.tsx': { file: 'assets/quiz.js', css: ['assets/quiz.css'] },
    'src/site/Board.tsx': { file: 'assets/board.js', css: ['assets/board.css'] },
    'src/styles/words.woff2': { file: 'assets/words.woff2' },
  },
  admin: {
    'src/admin/main.tsx': { file: 'assets/admin.js', imports: ['_router.js'] },
    '_router.js': { file: 'assets/router.js' },
    'src/admin/LoginPage.tsx': { file: 'assets/login.js' },
    'style.css': { file: 'assets/admin.css' },
  },
  settings: readSettings({
    VITE_CONTACT_URL: 'https://mail.example/send',
    VITE_PUBLISH_TO: 'folder:https://host.example/catalogue.json',
    VITE_TV_BASE: 'https://charts.example/embed/',
  }),
};

async function pagesOf(changes: Partial<SiteBuild> = {}): Promise<(file: string) => string> {
  const out = temporaryFolder();
  mkdirSync(path.join(out, 'assets'));
  for (const [file, text] of Object.entries(SHEETS)) writeFileSync(path.join(out, file), text);
  await writePages(out, { ...build, ...changes });
  return (file) => readFileSync(path.join(out, file), 'utf8');
}

const policyIn = (html: string) => /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

const scriptsIn = (html: string) =>
  [...html.matchAll(/(?:src|modulepreload" crossorigin href)="([^"]+)"/g)].map(([, file]) => file);

const linkedSheetsIn = (html: string) =>
  [...html.matchAll(/rel="stylesheet" ([^>]*)href="([^"]+)"/g)].map(([, how = '', file]) => [
    how.trim(),
    file,
  ]);

it('writes each page to the file for its URL', async () => {
  const read = await pagesOf();
  expect(read('index.html')).toContain('<title>/</title>');
  expect(read('learn/pips/index.html')).toContain(BODIES['/learn/pips']);
  expect(read('404.html')).toContain('No such page');
  expect(read('admin/login/index.html')).toContain(BODIES[adminPaths.login]);
});

it("puts a page's policy before everything it governs", async () => {
  const html = (await pagesOf())('index.html');
  const policy = html.indexOf('http-equiv="Content-Security-Policy"');
  expect(policy).toBeGreaterThan(0);
  for (const governed of ['<style', '<script', 'rel="preload"', 'rel="manifest"', 'rel="modulepreload"'])
    expect(html.indexOf(governed), governed).toBeGreaterThan(policy);
});

it('reads the theme and progress stored by the copy of the site at the same base path', async () => {
  const html = (await pagesOf())('index.html');
  const [, script = ''] = /<script[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  for (const key of ['upm_theme', 'upm_progress']) expect(script).toContain(`"/in/${key}"`);
  expect(policyIn(html)).toContain(hashSource(script));
});

it("loads each page's app and its own scripts", async () => {
  const read = await pagesOf();
  expect(scriptsIn(read('learn/pips/index.html'))).toEqual([
    '/in/assets/site.js',
    '/in/assets/react.js',
    '/in/assets/pips.js',
    '/in/assets/home.js',
  ]);
  expect(scriptsIn(read('admin/login/index.html'))).toEqual([
    '/in/assets/admin.js',
    '/in/assets/router.js',
    '/in/assets/login.js',
  ]);
});

it("inlines a page's style sheets and blocks all others", async () => {
  const read = await pagesOf();
  const home = read('index.html');
  expect(home).toContain(`<style>${SHEETS['assets/site.css']}</style>`);
  const lesson = read('learn/pips/index.html');
  const drawn = SHEETS['assets/site.css'] + SHEETS['assets/quiz.css'];
  expect(lesson).toContain(`<style>${drawn}</style>`);
  expect(policyIn(lesson)).toContain(hashSource(drawn));
  expect(policyIn(home)).not.toContain(hashSource(drawn));
  expect(linkedSheetsIn(lesson)).toEqual([
    ['disabled', '/in/assets/site.css'],
    ['disabled', '/in/assets/quiz.css'],
  ]);
  const login = read('admin/login/index.html');
  expect(login).not.toContain('<style>');
  expect(linkedSheetsIn(login)).toEqual([['crossorigin', '/in/assets/admin.css']]);
});

it("inlines a font with the characters of a page's heading", async () => {
  const read = await pagesOf({
    rendered: {
      ...rendered,
      renderPage: (address) => Promise.resolve({ head: '', body: `<h1>${address} &amp; <b>more</b></h1>` }),
    },
  });
  const html = read('learn/pips/index.html');
  const [, sheet = '', font = ''] =
    /<style>(.*url\(data:font\/woff2;base64,([^)]+)\).*)<\/style>/.exec(html) ?? [];
  expect(policyIn(html)).toContain(hashSource(sheet));
  expect(Buffer.from(font, 'base64').subarray(0, 4).toString()).toBe('wOF2');
  expect(font.length).toBeLessThan(4000);
  // Loaded before the heading is laid out, or the page could shift.
  const [family] = /font-family:"([^"]+)"/.exec(sheet)?.slice(1) ?? [];
  expect(html).toMatch(
    new RegExp(`</style>[^]*document\\.fonts\\.load\\('1em "${String(family)}"'\\)[^]*<h1>`),
  );
  expect(read('admin/login/index.html')).not.toContain('data:font');
});

it('allows connections only where needed', async () => {
  const read = await pagesOf();
  expect(policyIn(read('index.html'))).toContain("connect-src 'self' https://mail.example;");
  expect(policyIn(read('admin/login/index.html'))).toContain("connect-src 'self' https://host.example;");
});

it('lists only indexed pages in the sitemap', async () => {
  const read = await pagesOf();
  expect([...read('sitemap.xml').matchAll(/<loc>([^<]+)/g)].map(([, url]) => url)).toEqual([
    'https://site.example/in/',
    'https://site.example/in/learn/pips',
  ]);
});

it("allows, in the headers' policy, everything that a page needs", async () => {
  const read = await pagesOf();
  const headers = read('_headers');
  expect(headers).toContain("connect-src 'self' https://mail.example https://host.example;");
  // A hash would make browsers ignore 'unsafe-inline'.
  expect(headers).toContain("style-src 'self' 'unsafe-inline';");
});

it('blocks every other host by default', async () => {
  const read = await pagesOf({ settings: readSettings({}) });
  for (const file of ['index.html', 'admin/login/index.html', '_headers'])
    expect(read(file)).toContain("connect-src 'self';");
  expect(policyIn(read('index.html'))).toContain('https://s3.tradingview.com/external-embedding/');
});
