import { expect, it } from 'vitest';
import { createVisitorData } from '@/data/visitorData/visitorData';
import { readVisitorDataFile, type VisitorDataContent } from '@/data/visitorData/visitorDataFile';
import { createProgressStore } from '@/data/learning/progressStore';
import { practiceFile } from '@/data/practice/practiceFile';
import { createPracticeStore } from '@/data/practice/practiceStore';
import { createPreference } from '@/data/storage/preference';
import { isAccountText } from '@/data/storage/savedAccount';
import { withMark } from '@/domain/learning/changes';
import { createJournalStore } from '@/data/journal/journalStore';
import { anEnvironment } from '../../../support/environment';
import { journalOf } from '../../../support/journal';
import { noonOn } from '../../../support/progress';

const LESSON = 'beginner/two-prices';
const LINES = ['1439 m EUR/USD b 25 108296 109596 zone', '1499 c 1 - -'] as const;
const NOW = Date.parse(noonOn(20));

/** A separate browser. */
function aBrowser() {
  const { environment, area } = anEnvironment({ now: () => NOW });
  const { store, watch } = environment;
  const tab = anEnvironment().environment.store;
  const stores = {
    progress: createProgressStore(environment),
    practice: createPracticeStore({
      ...environment,
      hold: () => () => undefined,
      randomHex: () => '0001020304050607',
    }),
    journal: createJournalStore(environment),
    name: createPreference('upm_record_name', (text): text is string => text !== '', store, watch, tab),
    account: createPreference('upm_account', isAccountText, store, watch, tab),
  };
  const kept = () =>
    Object.fromEntries(
      store.keys().map((key) => {
        const text = area.getItem(key) ?? '';
        return [key, text.startsWith('{') ? { ...(JSON.parse(text) as object), rev: 0 } : text];
      }),
    );
  return { ...stores, keeping: createVisitorData(stores), kept };
}

async function aFullBrowser() {
  const browser = aBrowser();
  const journal = await journalOf('02', '04');
  browser.progress.change((progress, now) => withMark(progress, LESSON, { done: true, revision: 1 }, now));
  browser.practice.begin({ prices: 'spread', seed: 'K7M2Q9' }, null);
  browser.practice.save({ at: 2000, log: LINES });
  await browser.journal.change(() => journal);
  browser.name.choose('Ada');
  browser.account.choose('8000 EUR');
  return browser;
}

const contentOf = (text: string): VisitorDataContent => {
  const content = readVisitorDataFile(text, NOW);
  if ('problem' in content) throw new Error(content.problem);
  return content;
};

it('imports everything into an empty browser, and changes nothing the second time', async () => {
  const there = await aFullBrowser();
  const file = contentOf(there.keeping.file(noonOn(20)));
  const here = aBrowser();
  expect(here.keeping.isEmpty()).toBe(true);
  expect(await here.keeping.take(file)).toBeNull();
  expect(here.kept()).toEqual(there.kept());
  expect(here.keeping.isEmpty()).toBe(false);
  await here.keeping.take(file);
  expect(here.kept()).toEqual(there.kept());
});

it.each([
  ['a damaged account', (text: string) => text.replace('1499 c 1', '1499 c 2'), 'practice', 'line'],
  ['a damaged journal', (text: string) => text.replace('"salts":["', '"salts":[7,"'), 'journal', 'content'],
  [
    'progress of a later version',
    (text: string) => text.replace('"version":1,"marks"', '"version":2,"marks"'),
    'progress',
    'version',
  ],
  ['a truncated file', (text: string) => text.slice(0, -9), null, 'cut'],
  ['another file', () => '{"format":"upmark-catalogue"}', null, 'format'],
] as const)('refuses to import %s and identifies the problem', async (_what, change, part, problem) => {
  const text = (await aFullBrowser()).keeping.file(noonOn(20));
  expect(change(text)).not.toBe(text);
  expect(readVisitorDataFile(change(text), NOW)).toMatchObject({ part, problem });
});

it('reads a file that contains a single part', () => {
  const account = { seed: 'K7M2Q9', prices: 'spread', rev: 3, at: 2000, log: LINES } as const;
  expect(contentOf(practiceFile(account, [], noonOn(2)))).toEqual({
    ...{ progress: null, journal: null, name: null, account: null },
    practice: { account, past: [] },
  });
});

it.each([
  ['further on', 'K7M2Q9', LINES.slice(0, 1), 'continued', LINES],
  ['no further on', 'K7M2Q9', LINES, 'known', LINES],
  ['from another seed', 'ABCDEF', [], 'other', []],
])('decides whether to import an account that is %s', async (_what, seed, log, plan, kept) => {
  const file = contentOf((await aFullBrowser()).keeping.file(noonOn(20)));
  const here = aBrowser();
  here.practice.begin({ prices: 'spread', seed }, null);
  here.practice.save({ at: 2000, log });
  expect(here.keeping.planned(file).practice).toBe(plan);
  await here.keeping.take(file);
  expect(here.practice.read().account).toMatchObject({ seed, log: kept });
});
