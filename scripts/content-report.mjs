// Reports the length, reading level and possible problems of each content page. Never fails.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';

const FOLDER = 'src/content';
/** Fields that aren't prose, such as URLs, kinds, dates and link labels. */
const LEFT_OUT = new Set(['to', 'url', 'kind', 'startsAt', 'label', 'side', 'part']);
const MEDIAN_GOAL = 16;
const LONGEST_GOAL = 32;

/** Every string inside a value, except in the fields left out. */
function textsIn(value, key = '') {
  if (typeof value === 'string') return LEFT_OUT.has(key) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, key));
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, name));
}

const wordsOf = (text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Splits texts into sentences. Parts without a final mark, such as headings and figures, are left out. */
const sentencesIn = (texts) =>
  texts.flatMap((text) => text.split(/(?<=[.?!]["”’]?)\s+/).filter((part) => /[.?!]["”’]?$/.test(part)));

/** A rough estimate for comparisons: groups of vowels, without a silent e. */
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

/** Words that lessons avoid because they belittle, announce or sell. */
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
      // Flesch-Kincaid grade, in years of school.
      grade: Math.round((0.39 * perSentence + 11.8 * perWord - 15.59) * 10) / 10,
      contractions: texts.join(' ').match(/\b\w+(?:n't|'re|'ll|'ve|'d)\b/g)?.length ?? 0,
    },
    long: sentences.filter((_, index) => lengths[index] > LONGEST_GOAL),
    // Lessons only, in the units that limit their length.
    lesson: 'checks' in page && {
      words: textsIn(page.sections).flatMap(wordsOf).length,
      parts: page.sections.length,
      lengths,
      banned: texts.join('\n').match(BANNED) ?? [],
    },
  };
}

/** Possible problems of one page, for its author to check. */
function warningsOf(page) {
  const warnings = [];
  const warn = (isOff, words) => void (isOff && warnings.push(words));
  const between = (value, low, high) => value >= low && value <= high;
  warn(wordsOf(page.lead).length < 9, 'its lead says little');
  if ('checks' in page) {
    const kinds = page.sections.map(({ kind }) => kind);
    warn(!kinds.some((kind) => /figure|chart|sessions/i.test(kind)), 'it has no drawing');
    warn(!kinds.includes('workedExample'), 'it has no worked example');
    warn(!between(page.summary.length, 2, 4), 'its summary has two to four lines');
    warn(page.exercise.mistakes.length === 0, 'its exercise names no mistake');
    warn(page.checks.length > 5, 'it has more than five checks');
  }
  const isQuiz = 'review' in page;
  if (isQuiz) {
    const asked = `${page.questions.length} and ${page.review.length}`;
    warn(asked !== '8 and 0' && asked !== '6 and 2', `it asks ${asked} questions: 8, or 6 and 2 of before`);
  }
  for (const question of page.checks ?? (isQuiz ? [...page.questions, ...page.review] : [])) {
    const options = question.options ?? [];
    const said = [...options, ...(question.points ?? []), ...(question.steps ?? [])].map(
      ({ feedback }) => feedback,
    );
    warn(
      [question.explanation, ...said].some((text) => text.trim().length < 10),
      `${question.id} explains too little`,
    );
    warn(
      said.some((text) => /^(?:right|wrong|correct|yes|no)\b/i.test(text)),
      `${question.id} begins with the verdict`,
    );
  }
  const single = (page.checks ?? page.questions ?? []).filter(({ kind }) => kind === 'singleChoice');
  const longest = single.filter(({ options }) => {
    const length = Math.max(...options.map(({ text }) => text.length));
    return options.find(({ isCorrect }) => isCorrect)?.text.length === length;
  });
  warn(single.length > 2 && longest.length === single.length, 'the longest option is always the correct one');
  return warnings;
}

/** The terms marked in a value. Definition rows have the same two fields, but no term of the glossary. */
function marksIn(value, terms) {
  if (typeof value !== 'object' || value === null) return [];
  const { term, text } = value;
  if (typeof text === 'string' && terms.has(term) && Object.keys(value).length === 2) return [term];
  return Object.values(value).flatMap((inner) => marksIn(inner, terms));
}

const MAX_MARKED_TERMS = 8;

function glossaryWarnings(entries, pages, addresses) {
  const wordsAt = new Map(pages.map(([name, page]) => [name, textsIn(page).join(' ')]));
  const terms = new Set(entries.map(({ name }) => name));
  const marked = new Set(pages.flatMap(([, page]) => marksIn(page, terms)));
  const uses = (text, name) => new RegExp(name.replace(/[-/ ]/g, '[-/ ]'), 'i').test(text);
  return [
    ...entries.flatMap(({ name, alsoCalled, alsoExplains, related, learnAt }) => {
      const words = wordsAt.get(`pages/${addresses.get(learnAt.to.split('#')[0])}`) ?? '';
      return [
        related.length > MAX_MARKED_TERMS ? `it has ${related.length} related terms: at most 8` : '',
        marked.has(name) ? '' : 'no page marks it',
        [name, ...alsoCalled, ...alsoExplains].some((one) => uses(words, one))
          ? ''
          : `${learnAt.to} does not use it`,
      ].flatMap((words) => (words ? [`term ${name}: ${words}`] : []));
    }),
    ...pages.flatMap(([name, page]) => {
      const marks = marksIn(page, terms);
      const twice = marks.filter((mark, index) => marks.indexOf(mark) !== index);
      return [
        ...(marks.length > MAX_MARKED_TERMS
          ? [`${name}: marks ${marks.length} terms: at most ${MAX_MARKED_TERMS}`]
          : []),
        ...twice.map((mark) => `${name}: marks ${mark} twice`),
      ];
    }),
  ];
}

/** Sentences of at least six words that appear on two pages. */
function sharedSentences(pages, shared) {
  const sentences = (value) =>
    sentencesIn(textsIn(value)).filter((sentence) => wordsOf(sentence).length >= 6);
  const quoted = new Set(sentences(shared));
  const pagesOf = new Map();
  for (const [name, page] of pages)
    for (const sentence of sentences(page))
      if (!quoted.has(sentence)) pagesOf.set(sentence, new Set([...(pagesOf.get(sentence) ?? []), name]));
  return [...pagesOf].flatMap(([sentence, names]) =>
    names.size > 1 ? [`${[...names].join(' + ')}: ${sentence}`] : [],
  );
}

const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
const files = readdirSync(FOLDER, { recursive: true })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.ts'))
  .toSorted();
const figures = [];
const pages = [];
const shared = [];
for (const file of files) {
  const { page, ...others } = await server.ssrLoadModule(`/${FOLDER}/${file}`);
  if (page === undefined) shared.push(others);
  else {
    figures.push(figuresOf(file.replace(/\.ts$/, ''), page));
    pages.push([file.replace(/\.ts$/, ''), page]);
  }
}
const { glossaryEntries } = await server.ssrLoadModule(`/${FOLDER}/glossary/glossaryEntries.ts`);
const { allPages } = await server.ssrLoadModule(`/${FOLDER}/lessonPages.ts`);
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

const addresses = new Map(allPages.map(({ path: address, content }) => [address, content]));
const toLookAt = [
  ...pages.flatMap(([name, page]) => warningsOf(page).map((words) => `${name}: ${words}`)),
  ...glossaryWarnings(glossaryEntries, pages, addresses),
  ...sharedSentences(pages, shared),
];
console.log(`\nTo look at: ${toLookAt.length || 'nothing'}`);
for (const words of toLookAt) console.warn(`- ${words}`);
