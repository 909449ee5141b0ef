// Lengths and reading level of every page of words, for whoever writes them. It judges nothing.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';

const FOLDER = 'src/content';
/** Texts that are not sentences of the page: addresses, kinds, dates, link labels. */
const LEFT_OUT = new Set(['to', 'url', 'kind', 'startsAt', 'label', 'side', 'part']);
const MEDIAN_GOAL = 16;
const LONGEST_GOAL = 32;

/** Every text inside a value, but those under names left out. */
function textsIn(value, key = '') {
  if (typeof value === 'string') return LEFT_OUT.has(key) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, key));
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, name));
}

const wordsOf = (text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** What ends like a sentence; headings, cells and values of sums do not. */
const sentencesIn = (texts) =>
  texts.flatMap((text) => text.split(/(?<=[.?!]["”’]?)\s+/).filter((part) => /[.?!]["”’]?$/.test(part)));

/** An estimate good enough for a comparison: groups of vowels, without a silent e. */
const syllablesOf = (word) =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/(?:[^l]e|ed|es)$/, '')
        .match(/[aeiouy]+/g) ?? []
    ).length,
  );

const median = (numbers) => {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** What lessons do without: words that belittle, announce or sell. */
const BANNED =
  /!|\b(?:simply|just|easy|obviously|let['’]s|in this lesson we will|remember that|it is important to note|dive in|journey|unlock|master|secret|smart money)\b/gi;

function figuresOf(name, page) {
  const texts = textsIn(page);
  const sentences = sentencesIn(texts);
  const lengths = sentences.map((sentence) => wordsOf(sentence).length);
  const words = sentences.flatMap(wordsOf);
  const letters = words.filter((word) => /\p{L}/u.test(word));
  const perSentence = words.length / sentences.length;
  const perWord = letters.reduce((sum, word) => sum + syllablesOf(word), 0) / letters.length;
  const longest = Math.max(...lengths);
  return {
    row: {
      page: name,
      words: texts.flatMap(wordsOf).length,
      sentences: sentences.length,
      median: median(lengths),
      longest,
      // Flesch-Kincaid grade: years of school.
      grade: Math.round((0.39 * perSentence + 11.8 * perWord - 15.59) * 10) / 10,
      contractions: texts.join(' ').match(/\b\w+(?:n't|'re|'ll|'ve|'d)\b/g)?.length ?? 0,
    },
    long: sentences.filter((_, index) => lengths[index] > LONGEST_GOAL),
    // Of a lesson, by the parts that its length is counted in.
    lesson: 'checks' in page && {
      words: textsIn(page.sections).flatMap(wordsOf).length,
      parts: page.sections.length,
      lengths,
      banned: texts.join('\n').match(BANNED) ?? [],
    },
  };
}

const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
const files = readdirSync(FOLDER, { recursive: true })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.ts'))
  .toSorted();
const figures = [];
for (const file of files) {
  const { page } = await server.ssrLoadModule(`/${FOLDER}/${file}`);
  if (page !== undefined) figures.push(figuresOf(file.replace(/\.ts$/, ''), page));
}
await server.close();

console.table(figures.map(({ row }) => row));
const all = figures.map(({ row }) => row);
console.log(
  `${all.length} pages, ${all.reduce((sum, { words }) => sum + words, 0)} words. ` +
    `Median above ${MEDIAN_GOAL} words: ${
      all
        .filter(({ median: own }) => own > MEDIAN_GOAL)
        .map(({ page }) => page)
        .join(', ') || 'none'
    }.`,
);
for (const { row, long } of figures)
  for (const sentence of long) console.log(`${row.page}: over ${LONGEST_GOAL} words: ${sentence}`);

const lessons = figures.flatMap(({ row, lesson }) => (lesson ? [{ ...row, ...lesson }] : []));
const ends = (numbers) => `${Math.min(...numbers)}-${Math.max(...numbers)}`;
console.log(
  [
    `${lessons.length} lessons: ${lessons.reduce((sum, { words }) => sum + words, 0)} words in their sections, ${ends(lessons.map(({ words }) => words))} each, in ${ends(lessons.map(({ parts }) => parts))} sections.`,
    `Sentences: median ${median(lessons.flatMap(({ lengths }) => lengths))} words, longest ${Math.max(...lessons.map(({ longest }) => longest))}.`,
    `Flesch-Kincaid grade: median ${median(lessons.map(({ grade }) => grade))}, ${ends(lessons.map(({ grade }) => grade))}.`,
    `Words to avoid: ${lessons.flatMap(({ page, banned }) => banned.map((word) => `${word} (${page})`)).join(', ') || 'none'}.`,
  ].join('\n'),
);
