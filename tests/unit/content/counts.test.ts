import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openCourses } from '@/content/lessonOrder';
import { MARKET_NAMES, type CoursePageContent, type MarketName } from '@/content/page';
import { pages } from '@/content/pages';
import { practiceCharts } from '@/content/practiceCharts';
import { tools } from '@/site/features/calculators/tools';
import { contentModules, pageWords, wordsOf } from '../../support/content';

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const markets = pages.filter(({ path }) => /^\/markets\/./.test(path)).length;
const coursePages = pages.filter(({ view }) => view === 'templates/CoursePage');
const marketCourses = MARKET_NAMES.filter((name) =>
  coursePages.some(({ path }) => path === `/education/${name}`),
).length;
const calculators = Object.keys(tools).length;
const extras = openCourses
  .filter(({ course }) => course === 'beginner')
  .flatMap(({ modules }) => modules.filter(({ isExtra }) => isExtra)).length;

const text = [
  'site',
  'pages/home',
  'pages/about',
  'pages/education/index',
  'pages/education/beginner',
  'pages/markets/index',
  'pages/services/index',
  'pages/tools/index',
]
  .map((name) => wordsOf(contentModules.get(name)))
  .concat(readFileSync('README.md', 'utf8'))
  .join('\n');

const numberIn = (words: RegExpExecArray) => NUMBERS.indexOf(words[1]?.toLowerCase() ?? '');

function expectCount(words: string, pattern: RegExp, count: number) {
  const stated = [...words.matchAll(pattern)].filter((found) => numberIn(found) >= 2);
  const wrong = stated.filter((found) => numberIn(found) !== count).map(([found]) => found);
  expect(stated).not.toEqual([]);
  expect(wrong, `The number is ${NUMBERS[count] ?? String(count)}: change these words`).toEqual([]);
}

it.each([
  ['markets', /\b(\w+) (?:kinds of )?markets?\b(?! courses)/gi, markets],
  ['market courses', /\b(\w+) (?:market courses|courses, one for each market)\b/gi, marketCourses],
  ['markets besides crypto', /\bother (\w+)\.$/gm, markets - 1],
  ['courses', /\ball (\w+) courses\b/gi, coursePages.length],
  ['trading courses', /\b(\w+) trading courses\b/gi, coursePages.length],
  ['extra modules of the beginner course', /\b(\w+) free extras\b/gi, extras],
  ['calculators', /\b(\w+) calculators\b/gi, calculators],
])('states the number of %s in words', (_what, pattern, count) => {
  expectCount(text, pattern, count);
});

/** What sentences call each market. */
const MARKET_WORDS: Readonly<Record<MarketName, RegExp>> = {
  forex: /forex|pairs/i,
  indices: /indices/i,
  commodity: /commodities/i,
  crypto: /crypto|coins/i,
  stocks: /stocks/i,
};

it('names every market in sentences that list the markets', () => {
  const lists = text
    .split(/(?<=[.?!])\s|\n/)
    .map((sentence) => [sentence, MARKET_NAMES.filter((name) => MARKET_WORDS[name].test(sentence))] as const)
    .filter(([, named]) => named.length > 3);
  const incomplete = lists.filter(([, named]) => named.length < MARKET_NAMES.length);
  expect(lists).not.toEqual([]);
  expect(incomplete.map(([sentence]) => sentence)).toEqual([]);
});

it.each(coursePages)('states the number of modules in words on $path', ({ content }) => {
  const page = pageWords.get(`pages/${content}`) as CoursePageContent;
  expectCount(wordsOf(page), /\b(\w+) (?:core )?modules\b/gi, page.modules.length);
});

it('states the number of practice charts in words', () => {
  expect(practiceCharts.length, 'Change “thirty charts” in pages/practice').toBe(30);
});

it('promises a course for each market only while each has one', () => {
  const isFalse = text.includes('one for each market') && marketCourses < markets;
  expect(isFalse, 'Add a course for the new market, or reword “one for each market”').toBe(false);
});
