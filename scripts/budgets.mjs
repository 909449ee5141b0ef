// Size limits for public pages. After a build, `node scripts/budgets.mjs` prints the heaviest page for each limit, or
// the pages named as arguments. The browser tests fail if a page exceeds a limit. Sizes are Brotli per file, in kB of
// 1000 bytes.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

/** Long pages, such as lessons, guides and the board. */
const LONG = /^\/$|^\/(?:markets|education)\/.|^\/(?:services\/signals|privacy|risk-disclosure|glossary)$/;
/** Pages with calculators, quizzes or drawings of the track record, and the journal. */
const CALCULATES = /^\/(?:journal$|(?:tools|services\/signals)\/.|ib-partners|education\/[^/]+\/.)/;
/** The practice account shows its first candle as soon as the page is live, so its scripts come with the page. */
const ACCOUNT = /^\/practice\/account$/;
const ANY = /^/;
const ADMIN = /^\/(?:secure\/)?admin/;

/** Quality 11 is what hosts send. Quality 5 gives an upper bound in a twentieth of the time. */
const BEST = 11;
const QUICK = 5;

/** @param {Uint8Array | string} content */
const kilobytes = (content, quality = BEST) => {
  const bytes = Buffer.from(content);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params }).length / 1000;
};

/** Each measured figure, in kB or a number, with its limits: the first that matches a page's URL applies to it. */
export const BUDGETS = [
  {
    what: 'HTML with its styles',
    // Up to 2.3 kB of this is the font for the heading's characters.
    limits: [
      { pages: 'long pages', match: LONG, limit: 30 },
      { pages: 'other pages', match: ANY, limit: 18.5 },
    ],
    figure: (page, quality) => kilobytes(page.html, quality),
  },
  {
    what: 'styles',
    limits: [{ match: ANY, limit: 16 }],
    figure: (page, quality) => kilobytes(page.styles, quality),
  },
  {
    what: 'scripts',
    limits: [
      { pages: 'practice account', match: ACCOUNT, limit: 150 },
      { pages: 'pages with tools', match: CALCULATES, limit: 145 },
      { pages: 'pages of text and lists', match: ANY, limit: 128 },
    ],
    figure: (page, quality) => sum(page.scripts.map((file) => page.sizeOf(file, quality))),
  },
  {
    what: 'fonts',
    limits: [{ match: ANY, limit: 50 }],
    figure: (page, quality) => sum(page.fonts.map((file) => page.sizeOf(file, quality))),
  },
  {
    what: 'requests that block the first paint',
    limits: [{ match: ANY, limit: 0 }],
    figure: (page) => page.blocking.length,
  },
];

/** @param {number[]} figures */
const sum = (figures) => figures.reduce((total, figure) => total + figure, 0);

const all = (html, pattern) => [...new Set([...html.matchAll(pattern)].map(([, found]) => found))];

/** The public pages of a build, with the files that their HTML requests. */
export function builtPages(out = 'dist') {
  const sizes = new Map();
  const sizeOf = (file, quality = BEST) => {
    const key = `${file} ${String(quality)}`;
    if (!sizes.has(key)) sizes.set(key, kilobytes(readFileSync(path.join(out, file)), quality));
    return sizes.get(key);
  };
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => ({ file, address: `/${path.dirname(file).replaceAll(path.sep, '/')}`.replace('/.', '/') }))
    .filter(({ address }) => !ADMIN.test(address))
    .map(({ file, address }) => {
      const html = readFileSync(path.join(out, file), 'utf8');
      return {
        address,
        html,
        sizeOf,
        styles: all(html, /<style[^>]*>(.*?)<\/style>/gs).join(''),
        scripts: all(html, /(?:src|href)="([^"]+\.js)"/g),
        fonts: all(html, /url\(([^)]+\.woff2)\)/g),
        blocking: [
          ...all(html, /<link rel="stylesheet"(?! disabled)[^>]*href="([^"]+)"/g),
          ...all(html, /<script(?![^>]*type="(?:module|application\/ld\+json)")[^>]*src="([^"]+)"/g),
          ...all(html, /@import[^;]*["']([^"']+)["']/g),
        ],
      };
    })
    .toSorted((one, other) => one.address.localeCompare(other.address));
}

function measured(page, { what, limits, figure }, quality = BEST) {
  const { pages, limit } = limits.find(({ match }) => match.test(page.address));
  return {
    address: page.address,
    what: pages ? `${what}, ${pages}` : what,
    limit,
    figure: Math.round(figure(page, quality) * 10) / 10,
  };
}

const isOver = ({ figure, limit }) => figure > limit;

/** Measures every page against every budget. */
export const measure = (pages = builtPages()) =>
  pages.flatMap((page) => BUDGETS.map((budget) => measured(page, budget)));

/** The figures over a budget. Only those that exceed it at low quality are compressed again at full quality. */
export const overBudget = (pages = builtPages()) =>
  pages.flatMap((page) =>
    BUDGETS.filter((budget) => isOver(measured(page, budget, QUICK)))
      .map((budget) => measured(page, budget))
      .filter(isOver),
  );

/** One row per budget: the heaviest page now and the limit. */
export function summary(results) {
  const rows = [];
  for (const result of results) {
    const row = rows.find(({ what }) => what === result.what);
    if (!row) rows.push({ ...result, pages: 1 });
    else {
      row.pages += 1;
      if (result.figure > row.figure) Object.assign(row, { figure: result.figure, address: result.address });
    }
  }
  return rows.map(({ what, pages, limit, figure, address }) => ({
    what,
    pages,
    'at most': limit,
    today: figure,
    'heaviest page': address,
  }));
}

/** One row per page, with its figure for each budget. */
function rowsOf(results, addresses) {
  return addresses.map((address) => ({
    address,
    ...Object.fromEntries(
      results.filter((result) => result.address === address).map(({ what, figure }) => [what, figure]),
    ),
  }));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const addresses = process.argv.slice(2);
  const results = measure();
  console.table(addresses.length > 0 ? rowsOf(results, addresses) : summary(results));
}
