import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { aBroker } from '../support/records.ts';
import { SITE } from './servers.ts';
import { expect } from './test.ts';

/** Every public address of the specification and what its heading is about, then the three aliases. */
export const PUBLIC_ADDRESSES: Readonly<Record<string, RegExp>> = {
  '/': /trade/i,
  '/markets': /markets/i,
  '/markets/forex': /forex/i,
  '/markets/indices': /indices/i,
  '/markets/commodity': /commodit/i,
  '/markets/crypto': /crypto/i,
  '/markets/stocks': /stocks/i,
  '/services': /services/i,
  '/services/signals': /signals/i,
  '/services/webinar': /webinar/i,
  '/services/education': /education/i,
  '/education': /education/i,
  '/education/beginner': /beginner/i,
  '/education/intermediate': /intermediate/i,
  '/education/advanced': /advanced/i,
  '/education/forex': /forex/i,
  '/education/commodity': /commodity/i,
  '/education/indices': /ind(?:ex|ices)/i,
  '/education/stocks': /stock/i,
  '/education/crypto': /crypto/i,
  '/platforms': /platforms/i,
  '/platforms/mt5': /MetaTrader 5/,
  '/platforms/mt4': /MetaTrader 4/,
  '/platforms/ctraders': /cTrader/,
  '/ib-partners': /partner brokers/i,
  '/about': /about/i,
  '/contact': /contact/i,
  '/privacy': /privacy/i,
  '/risk-disclosure': /risk/i,
};

/** Where Learn More leads for the three well-known platforms, and the address search engines should know. */
export const ALIASES: Readonly<Record<string, string>> = {
  '/platforms/metatrader5': '/platforms/mt5',
  '/platforms/metatrader4': '/platforms/mt4',
  '/platforms/ctrader': '/platforms/ctraders',
};

/** A list cut into lists of at most this many. */
export const inParts = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );

export const ADMIN_ADDRESSES = [
  '/admin',
  '/secure/admin/dashboard',
  '/admin/login',
  '/secure/admin/login',
  '/admin-test',
];

export const SAMPLE_BROKERS = [
  'Northgate Example Markets',
  'Harbour Example Brokers',
  'Meridian Example FX',
  'Lantern Example Trading',
  'Cobalt Example Capital',
];

/** The session of the demonstration administrator, as it is stored. */
export const SESSION = {
  adminToken: 'admin-token-1767225600000',
  adminData: JSON.stringify({
    id: '1',
    username: 'admin',
    email: 'admin@upmark.example',
    role: 'super_admin',
  }),
};

/** A browser that already holds these items in its storage. */
export const storing = (items: Readonly<Record<string, string>>) =>
  ({
    cookies: [],
    origins: [
      { origin: SITE, localStorage: Object.entries(items).map(([name, value]) => ({ name, value })) },
    ],
  }) satisfies BrowserContextOptions['storageState'];

/** A stored broker, with what differs from a plain one. */
export const storedBroker = (id: string, fields: Parameters<typeof aBroker>[0]) => ({
  ...aBroker(fields),
  id,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});

/** Signs in on the login screen that is shown. */
export async function signIn(page: Page, username = 'admin', password = 'upmark-demo-2026') {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Opens a management tab as a signed-in administrator, and waits for its list. */
export async function openTab(page: Page, tab: 'brokers' | 'platforms') {
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

/** Fills the fields of an open form that stand alone: label and text. */
export async function fillFields(form: Locator, fields: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label).first().fill(text);
}

/** A row of a list in an open form, counted from 1. */
export const listRow = (form: Locator, noun: string, row: number) =>
  form.getByRole('textbox', { name: new RegExp(`^${noun} ${String(row)} of`, 'i') });

/** Types a list row by row, each added with Enter. */
export async function fillList(form: Locator, noun: string, values: readonly string[]) {
  for (const [index, value] of values.entries()) {
    if (index > 0) await listRow(form, noun, index).press('Enter');
    await listRow(form, noun, index + 1).fill(value);
  }
}

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
  form.getByRole('button', { name: /^(?:Add|Update) (?:Broker|Platform)$/ });

/** Answers the next question of the browser; gives its words once it was asked. */
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

/**
 * Watches the submit button of a form and the fields beside it; gives the words the button showed while it or they
 * were disabled. What stands there for a moment only cannot be waited for.
 */
export async function watchSubmit(form: Locator): Promise<() => Promise<string[]>> {
  const watched = await form.evaluateHandle((element) => {
    const seen = new Set<string>();
    new MutationObserver(() => {
      const submit = element.querySelector('button[type="submit"]');
      const isDisabled = submit?.matches(':disabled') ?? false;
      const fields = element.querySelectorAll('input:disabled').length;
      if (isDisabled) seen.add(`${submit?.textContent ?? ''} with ${String(fields)} fields disabled`);
    }).observe(element, { subtree: true, childList: true, attributes: true, characterData: true });
    return seen;
  });
  return () => watched.evaluate((seen) => [...seen]);
}

type StoredRecord = Readonly<Record<string, unknown>>;

/** What the browser refused by the policy so far, in all documents of the page. */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { tellViolation } = globalThis as unknown as { tellViolation: (text: string) => void };
      tellViolation(`${event.effectiveDirective} ${event.blockedURI} on ${location.pathname}`);
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
