import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { allPages } from '../../src/content/lessonPages.ts';
import { adminAccountFrom } from '../../src/data/sessions/adminAccount.ts';
import { adminPaths } from '../../src/domain/adminPaths.ts';
import { aliases, publicAddresses, seededRevision, shownBrokers, shownPlatforms } from '../support/owner.ts';
import { aBroker } from '../support/records.ts';
import { SITE } from './servers.ts';
import { expect } from './test.ts';

const LESSON = /^\/education\/[^/]+\/./;
const lessons = allPages.filter(({ path }) => LESSON.test(path) && publicAddresses.includes(path));
const isQuiz = ({ path }: { readonly path: string }) => path.endsWith('-quiz');

/** All pages, but only one lesson and one quiz, as these are alike. */
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

/** The public addresses that search engines should know, one lesson and one quiz of all, and the heading of each page. */
export const PUBLIC_ADDRESSES: Readonly<Record<string, string>> = Object.fromEntries(
  contents.map(({ path, page }) => [path, page.heading]),
);

/** What is drawn for the words of a page: the kinds of its sections, figures and questions, and its calculator. */
function kindsIn(words: unknown): string[] {
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? (['kind', 'tool'].includes(name) ? [value] : []) : kindsIn(value),
  );
}

/** Of pages with their kinds, a few on which every kind is found: always the one next that adds the most. */
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

/** Of these, the few on which every page component and every kind of section, figure, question and calculator is found. */
export const ONE_OF_EACH_KIND: readonly string[] = fewWithEveryKind(
  contents.map(({ path, view, page }) => ({ path, kinds: new Set([view, ...kindsIn(page)]) })),
);

/** Other addresses of some of them, and the one that search engines should know. */
export const ALIASES = aliases;

/** A list cut into lists of at most this many. */
export const inParts = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );

export const ADMIN_ADDRESSES: readonly string[] = Object.values(adminPaths);

/** The names of the brokers and platforms that visitors see, in the order of their cards. */
export const SAMPLE_BROKERS = shownBrokers;
export const SAMPLE_PLATFORMS = shownPlatforms;
export const [FIRST_BROKER = '', SECOND_BROKER = '', , , FIFTH_BROKER = ''] = SAMPLE_BROKERS;

const { administrator, shownPassword } = adminAccountFrom({});

/** The password of the account that the site comes with. */
export const DEMO_PASSWORD = shownPassword ?? '';

/** The session of the demonstration administrator, as it is stored. */
export const SESSION = {
  adminToken: 'admin-token-1767225600000',
  adminData: JSON.stringify(administrator),
};

const LISTS = ['upm_brokers', 'upm_platforms'];

/** These items with the ledger of each list: it began with the records of the site, and was changed since. */
const withLedgers = (items: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    LISTS.filter((key) => key in items).map((key) => [
      `${key}_seed`,
      JSON.stringify({ revision: seededRevision, records: [] }),
    ]),
  ),
  ...items,
});

/** A browser that already holds these items in its storage. */
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

/** Writes these items as {@link storing} does, into the storage of an open page. */
export const store = (page: Page, items: Readonly<Record<string, string>>) =>
  page.evaluate((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, withLedgers(items));

/** A stored broker, with what differs from a plain one. */
export const storedBroker = (id: string, fields: Parameters<typeof aBroker>[0]) => ({
  ...aBroker(fields),
  id,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});

/** Signs in on the login screen that is shown. */
export async function signIn(page: Page, username = administrator.username, password = DEMO_PASSWORD) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Opens a management tab as a signed-in administrator, and waits for its list. */
export async function openTab(page: Page, tab: 'brokers' | 'platforms' | 'webinars') {
  await page.goto(`/admin?tab=${tab}`);
  await expect(page.getByRole('table', { name: tab })).toBeVisible();
}

export const rowOf = (page: Page, name: string) => page.getByRole('row', { name });

/** The names in the shown table, from top to bottom. */
export const namesInTable = (page: Page): Promise<string[]> =>
  page
    .getByRole('button', { name: /^Edit / })
    .evaluateAll((edits) => edits.map((edit) => edit.getAttribute('aria-label')?.replace('Edit ', '') ?? ''));

export const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** The headings of the shown cards, in order. */
export const cardHeadings = (page: Page) => page.getByRole('article').getByRole('heading');

/** Fills single fields of an open form: label and text. */
export async function fillFields(form: Locator, fields: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label).first().fill(text);
}

/** A row of a list in an open form, counted from 1. */
export const listRow = (form: Locator, noun: string, row: number) =>
  form.getByRole('textbox', { name: new RegExp(`^${noun} ${String(row)} of`, 'i') });

/** Opens the form for a new broker and fills what is required. */
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

/** The save button of an open broker form. */
export const saveButton = (form: Locator) =>
  form.getByRole('button', { name: /^(?:Add|Update) (?:Broker|Platform|Webinar)$/ });

/** Answers the next dialog of the browser; gives its message. */
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

/** Settles when scripts have taken over a public page: the year is the first thing they fill in. */
export const becomesLive = (page: Page) => expect(page.getByRole('contentinfo')).toContainText(/© \d{4}/);

/** Settles when fonts have loaded, or fallbacks of the same size. */
export const facesAreDrawn = (page: Page) =>
  page.evaluate(async () => {
    // Layout requests the fonts.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });

/**
 * Opens a page whose scripts are delayed until the returned function is called. Nothing fades in, as that moves what it
 * shows, and the site's own fonts never load, as browsers may swap them in at any moment.
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

/** Settles when the board behaves, whose code comes after that of its page. */
export const boardIsLive = (page: Page) =>
  expect(page.getByRole('group', { name: 'State' }).getByRole('button').first()).toBeEnabled();

type StoredRecord = Readonly<Record<string, unknown>>;

/** What the policy has made the browser refuse so far, in all documents of the page. */
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

/** What is stored as a list, or an empty one. */
export async function storedRecords(page: Page, key: string): Promise<StoredRecord[]> {
  return JSON.parse((await storedText(page, key)) ?? '[]') as StoredRecord[];
}

export const storedNames = async (page: Page, key: string) =>
  (await storedRecords(page, key)).map((record) => record.name);

interface Shift {
  readonly value: number;
  readonly moved: string[];
}

/** Everything that moved on the shown page without anybody's doing. */
export const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            (
              list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[]
            ).map(({ value, sources }) => ({
              value,
              moved: sources.map(({ node }) => node?.className ?? ''),
            })),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // An observer is never called when there is nothing.
        setTimeout(() => {
          resolve([]);
        }, 100);
      }),
  );
