import { expect, it } from 'vitest';
import { exportedProgress, readProgressFile } from '@/data/learning/progressFile';
import { formatJson } from '@/data/storage/json';
import { mergeProgress, type StoredProgress } from '@/domain/learning/progress';
import { noonOn } from '../../../support/progress';

const now = Date.parse(noonOn(20));
const result = (correct: number, date: number) => ({ correct, of: 8, at: noonOn(date), revision: 1 });

const stored: StoredProgress = {
  version: 1,
  marks: {
    'beginner/two-prices': { done: noonOn(3), revision: 1 },
    'beginner/the-pip': { undone: noonOn(2) },
  },
  opened: { 'beginner/two-prices': noonOn(3) },
  quizzes: { 'beginner/what-a-price-is-quiz': { best: result(7, 3), last: result(5, 4) } },
  answers: { 'beginner/two-prices/buyer': { correct: true, at: noonOn(3) } },
  notes: {
    'beginner/two-prices': { versions: [{ text: '<b>ask</b>', at: noonOn(3), by: 'a' }], replaced: {} },
  },
};

const text = formatJson(exportedProgress(stored, noonOn(20)));
const fileWith = (change: object, progress: object = {}) =>
  JSON.stringify({ ...(JSON.parse(text) as object), ...change, progress: { ...stored, ...progress } });
const problemOf = (file: string) => {
  const read = readProgressFile(file, now);
  return 'problem' in read ? read.problem : null;
};

it('restores all exported progress', () => {
  const read = readProgressFile(text, now);
  const progress = 'progress' in read ? read.progress : {};
  expect(progress).toEqual(stored);
  expect(mergeProgress({}, progress)).toEqual(stored);
  expect(mergeProgress(stored, progress)).toEqual(stored);
  expect(JSON.parse(text)).toMatchObject({ format: 'upmark-progress', version: 1, exported: noonOn(20) });
});

const many = Array.from({ length: 3000 }, (_, index) => [`beginner/l${String(index)}`, noonOn(1)]);

it.each([
  ['a file in another format', 'format', '{"format":"upmark-catalogue","version":1}'],
  ['a list', 'format', '[]'],
  ['a file from a newer version', 'version', fileWith({ version: 2 })],
  ['a file of 600 kB', 'size', fileWith({ more: 'x'.repeat(600_000) })],
  ['a file of 3,000 entries', 'size', fileWith({}, { opened: Object.fromEntries(many) })],
  ['a file with a __proto__ key', 'content', text.replace('"marks"', '"__proto__": {"done": true}, "marks"')],
  ['progress that is a number', 'content', JSON.stringify({ ...(JSON.parse(text) as object), progress: 5 })],
  ['a truncated file', 'cut', text.slice(0, -20)],
])('rejects %s as a progress file', (_what, problem, file) => {
  expect(problemOf(file)).toBe(problem);
});

it.each([
  ['a bad id', { marks: { '<b>': { done: noonOn(1) } } }],
  ['a section that is a list', { marks: [] }],
])('leaves out %s and accepts the rest', (_what, sections) => {
  const [[section, entries]] = Object.entries(sections) as [[string, object]];
  const [id] = Object.keys(entries);
  const { [section]: _replaced, ...others } = stored;
  expect(readProgressFile(fileWith({}, sections), now)).toEqual({
    progress: id === undefined ? others : { ...others, [section]: {} },
    leftOut: [id ?? section],
  });
});

it('accepts entries dated up to a day ahead', () => {
  const DAY_MS = 86_400_000;
  const leftOut = (ahead: number) =>
    readProgressFile(
      fileWith({}, { marks: { 'beginner/the-pip': { done: new Date(now + ahead).toISOString() } } }),
      now,
    );
  expect(leftOut(DAY_MS)).toMatchObject({ leftOut: [] });
  expect(leftOut(DAY_MS + 1)).toMatchObject({ leftOut: ['beginner/the-pip'] });
});

it('reads a file that starts with a byte order mark', () => {
  expect(problemOf(`\ufeff${text}`)).toBeNull();
});
