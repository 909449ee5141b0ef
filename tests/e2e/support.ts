import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { allPages } from '../../src/content/lessonPages.ts';
import { adminAccountFrom } from '../../src/data/sessions/adminAccount.ts';
import { adminPaths } from '../../src/domain/accounts/adminPaths.ts';
import { aliases, publicAddresses, seededRevision, shownBrokers, shownPlatforms } from '../support/owner.ts';
import { aBroker } from '../support/records.ts';
import { SECOND_ORIGIN, SECOND_PREFIX, SITE } from './servers.ts';
import { expect } from './test.ts';

const LESSON = /^\/education\/[^/]+\/./;
const lessons = allPages.filter(({ path }) => LESSON.test(path) && publicAddresses.includes(path));
const isQuiz = ({ path }: { readonly path: string }) => path.endsWith('-quiz');

/** All pages, but only one lesson and one quiz. */
const browsedPages = [
  ...allPages.filter(({ path }) => !LESSON.test(path)),
  ...lessons.filter((page) => !isQuiz(page)).slice(0, 1),
  ...lessons.filter(isQuiz).slice(0, 1),
];

const contents = await Promise.all(
  browsedPages
    .filter(({ path }) => publicAddresses.includes(path))
    .map(async ({ path, view, content }) => {
      const { page } = (await import(`../../src/content/pages/${content}.ts`)) as {
        page: { heading: string };
      };
      return { path, view, page };
    }),
);

/** Listed public URLs with their headings, including only one lesson and one quiz. */
export const PUBLIC_ADDRESSES: Readonly<Record<string, string>> = Object.fromEntries(
  contents.map(({ path, page }) => [path, page.heading]),
);

/** The kinds of sections, figures, questions and calculators in a page's content. */
function kindsIn(words: unknown): string[] {
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? (['kind', 'tool'].includes(name) ? [value] : []) : kindsIn(value),
  );
}

/** Greedily picks pages until every kind is covered. */
function fewWithEveryKind(
  pages: readonly { readonly path: string; readonly kinds: ReadonlySet<string> }[],
): string[] {
  const [best] = pages.toSorted((one, other) => other.kinds.size - one.kinds.size);
  if (!best || best.kinds.size === 0) return [];
  const rest = pages.map(({ path, kinds }) => ({
    path,
    kinds: new Set([...kinds].filter((kind) => !best.kinds.has(kind))),
  }));
  return [best.path, ...fewWithEveryKind(rest)];
}

/** A few pages that cover every view and every kind of section, figure, question and calculator. */
export const ONE_OF_EACH_KIND: readonly string[] = fewWithEveryKind(
  contents.map(({ path, view, page }) => ({ path, kinds: new Set([view, ...kindsIn(page)]) })),
);

/** Aliases and their canonical URLs. */
export const ALIASES = aliases;

/** Splits a list into chunks. */
export const inParts = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );

export const ADMIN_ADDRESSES: readonly string[] = Object.values(adminPaths);

/** Names of the visible brokers and platforms, in order. */
export const SAMPLE_BROKERS = shownBrokers;
export const SAMPLE_PLATFORMS = shownPlatforms;
export const [FIRST_BROKER = '', SECOND_BROKER = '', , , FIFTH_BROKER = ''] = SAMPLE_BROKERS;

const { administrator, shownPassword } = adminAccountFrom({});

/** Password of the built-in account. */
export const DEMO_PASSWORD = shownPassword ?? '';

/** The stored session of the demonstration administrator. */
export const SESSION = {
  adminToken: 'admin-token-1767225600000',
  adminData: JSON.stringify(administrator),
};

const LISTS = ['upm_brokers', 'upm_platforms'];

/** Adds a ledger to each list, so that it counts as changed since the built-in seed. */
const withLedgers = (items: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    LISTS.filter((key) => key in items).map((key) => [
      `${key}_seed`,
      JSON.stringify({ revision: seededRevision, records: [] }),
    ]),
  ),
  ...items,
});

/** Storage state that holds these items. */
export const storing = (items: Readonly<Record<string, string>>) =>
  ({
    cookies: [],
    origins: [
      {
        origin: SITE,
        localStorage: Object.entries(withLedgers(items)).map(([name, value]) => ({ name, value })),
      },
    ],
  }) satisfies BrowserContextOptions['storageState'];

/** Storage state of the second site that holds these items. */
export const storingInSecond = (items: Readonly<Record<string, string>>) => {
  const { origins, cookies } = storing(items);
  const prefixed = origins.map(({ localStorage }) => ({
    origin: SECOND_ORIGIN,
    localStorage: localStorage.map(({ name, value }) => ({ name: SECOND_PREFIX + name, value })),
  }));
  return { cookies, origins: prefixed } satisfies BrowserContextOptions['storageState'];
};

/** Writes these items to localStorage of an open page, like {@link storing}. */
export const store = (page: Page, items: Readonly<Record<string, string>>) =>
  page.evaluate((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, withLedgers(items));

export const storedBroker = (id: string, fields: Parameters<typeof aBroker>[0]) => ({
  ...aBroker(fields),
  id,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});

export async function signIn(page: Page, username = administrator.username, password = DEMO_PASSWORD) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Opens a management tab while signed in and waits for its table. */
export async function openTab(page: Page, tab: 'brokers' | 'platforms' | 'webinars') {
  await page.goto(`/admin?tab=${tab}`);
  await expect(page.getByRole('table', { name: tab })).toBeVisible();
}

export const rowOf = (page: Page, name: string) => page.getByRole('row', { name });

export const namesInTable = (page: Page): Promise<string[]> =>
  page
    .getByRole('button', { name: /^Edit / })
    .evaluateAll((edits) => edits.map((edit) => edit.getAttribute('aria-label')?.replace('Edit ', '') ?? ''));

export const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

export const cardHeadings = (page: Page) => page.getByRole('article').getByRole('heading');

/** Fills in form fields by label. */
export async function fillFields(form: Locator, fields: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label).first().fill(text);
}

/** @param row counted from 1 */
export const listRow = (form: Locator, noun: string, row: number) =>
  form.getByRole('textbox', { name: new RegExp(`^${noun} ${String(row)} of`, 'i') });

/** Opens the form for a new broker and fills in the required fields. */
export async function startAddingBroker(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Add Broker' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Broker' });
  await fillFields(form, {
    'Name *': name,
    'Description *': 'A broker typed in by a test.',
    'Min deposit *': '100',
    'Leverage *': '1:100',
    'Spreads *': '1 pip',
  });
  return form;
}

export const saveButton = (form: Locator) =>
  form.getByRole('button', { name: /^(?:Add|Update) (?:Broker|Platform|Webinar)$/ });

/** Answers the next browser dialog and resolves to its message. */
export const answerNext = (page: Page, isAccepted: boolean): Promise<string> =>
  new Promise((resolve) => {
    page.once('dialog', (question) => {
      void (isAccepted ? question.accept() : question.dismiss()).then(() => {
        resolve(question.message());
      });
    });
  });

export const storedText = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Waits for hydration, which sets the year in the footer. */
export const becomesLive = (page: Page) => expect(page.getByRole('contentinfo')).toContainText(/© \d{4}/);

/** Waits until fonts, or fallbacks of the same size, have loaded. */
export const facesAreDrawn = (page: Page) =>
  page.evaluate(async () => {
    // Layout requests the fonts.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });

/**
 * Opens a page and holds its scripts until the returned function is called. Disables fade-ins, which move
 * content, and the web fonts, which browsers may swap in at any time.
 */
export async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.fallback();
  });
  await page.route(/\.woff2$/, () => undefined);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => {
    document.body.getBoundingClientRect();
    return [...document.fonts].every(
      ({ family, status }) => !family.includes('Fallback') || status !== 'loading',
    );
  });
  return release;
}

/** Waits for the board, whose code loads after its page. */
export const boardIsLive = (page: Page) =>
  expect(page.getByRole('group', { name: 'State' }).getByRole('button').first()).toBeEnabled();

type StoredRecord = Readonly<Record<string, unknown>>;

/** Collects policy violations in every document of the page. */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = globalThis as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${event.effectiveDirective} ${event.blockedURI} on ${location.pathname}`);
    });
  });
  return violations;
}

export async function storedRecords(page: Page, key: string): Promise<StoredRecord[]> {
  return JSON.parse((await storedText(page, key)) ?? '[]') as StoredRecord[];
}

export const storedNames = async (page: Page, key: string) =>
  (await storedRecords(page, key)).map((record) => record.name);

interface Shift {
  readonly value: number;
  readonly moved: string[];
}

/** Layout shifts so far. */
export const shiftsOf = (page: Page) =>
  page.evaluate(async (): Promise<Shift[]> => {
    // A frame reports its shifts when it has been drawn.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const entries = observer.takeRecords() as (PerformanceEntry & {
      value: number;
      sources: { node?: Element }[];
    })[];
    observer.disconnect();
    return entries.map(({ value, sources }) => ({
      value,
      moved: sources.map(({ node }) => node?.className ?? ''),
    }));
  });

/** Counts the elements that a page may have only once. */
export const headCounts = (page: Page) =>
  page.evaluate(() =>
    ['title', 'h1', 'meta[name="description"]', 'link[rel="canonical"]'].map(
      (selector) => document.querySelectorAll(selector).length,
    ),
  );
