import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pages } from '@/content/pages';
import { tools } from '@/site/features/calculators/tools';
import { contentModules, wordsOf } from '../../support/content';

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const markets = pages.filter(({ path }) => /^\/markets\/./.test(path)).length;
const courses = pages.filter(({ view }) => view === 'templates/CoursePage').length;
const calculators = Object.keys(tools).length;

const text = ['site', 'pages/home', 'pages/markets/index', 'pages/services/index', 'pages/tools/index']
  .map((name) => wordsOf(contentModules.get(name)))
  .concat(readFileSync('README.md', 'utf8'))
  .join('\n');

it.each([
  ['markets', /\b(\w+) (?:kinds of )?markets?\b/gi, markets],
  ['market courses', /\b(\w+) courses, one for each market/gi, markets],
  ['markets besides crypto', /\bother (\w+)\.$/gm, markets - 1],
  ['courses', /\ball (\w+) courses\b/gi, courses],
  ['calculators', /\b(\w+) calculators\b/gi, calculators],
])('states the number of %s in words', (_what, pattern, count) => {
  const numberOf = (words: RegExpExecArray) => NUMBERS.indexOf(words[1]?.toLowerCase() ?? '');
  const stated = [...text.matchAll(pattern)].filter((words) => numberOf(words) >= 2);
  expect(stated).not.toEqual([]);
  expect(stated.filter((words) => numberOf(words) !== count).map(([words]) => words)).toEqual([]);
});
