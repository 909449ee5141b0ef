import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { site } from '@/content/site';
import { localDay } from '@/domain/time/days';
import { VisitorDataFile } from '@/site/features/learning/VisitorDataFile';
import { takeDownloads } from '../../../../support/downloads';
import { noonOn, forgetProgress } from '../../../../support/progress';
import { KEY, LESSON, OTHER_LESSON, storedIn } from '../../../../support/progressTab';
import { renderRoutes } from '../../../../support/render';
import { storeProgress } from '../../../../support/storedProgress';

const NOW = '2026-01-20T12:00:00.000Z';

beforeEach(() => {
  forgetProgress();
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
});

function draw(sections?: object) {
  if (sections) storeProgress(sections);
  return renderRoutes([{ path: '*', element: <VisitorDataFile /> }], '/education/progress');
}

const done = (date: number) => ({ done: noonOn(date), revision: 1 });
const undone = (date: number) => ({ undone: noonOn(date) });
const result = (correct: number, of: number, date: number) => ({
  correct,
  of,
  at: noonOn(date),
  revision: 1,
});
const quiz = (correct: number, of = 8, date = 2) => ({
  best: result(correct, of, date),
  last: result(correct, of, date),
});
const answer = (date: number, correct = true) => ({ correct, at: noonOn(date) });
const note = (text: string, by = 'b') => ({ versions: [{ text, at: noonOn(2), by }], replaced: {} });

const exported = (sections: object) =>
  JSON.stringify({
    format: 'upmark-progress',
    version: 1,
    exported: noonOn(10),
    progress: { version: 1, ...sections },
  });

const aFile = (text: string) => new File([text], 'progress.json', { type: 'application/json' });

type User = ReturnType<typeof draw>['user'];

const choose = (user: User, file: File | string) =>
  user.upload(screen.getByLabelText('Import a file'), typeof file === 'string' ? aFile(file) : file);

const exportButton = () => screen.getByRole('button', { name: 'Export everything' });
const importButton = () => screen.queryByRole('button', { name: 'Import it' });
const said = () => screen.getAllByRole('status').at(-1);

it("exports all progress to a file with today's date, and as text to copy", async () => {
  const sections = {
    marks: { [LESSON]: done(2) },
    quizzes: { 'beginner/what-a-price-is-quiz': quiz(3) },
    answers: { [`${LESSON}/buyer-pays`]: answer(2) },
    notes: { [LESSON]: note('ask') },
  };
  const files = takeDownloads();
  const { user } = draw(sections);
  await user.click(exportButton());
  expect(files.map(({ name }) => name)).toEqual([
    `${site.filePrefix}-everything-${localDay(new Date(NOW))}.json`,
  ]);
  expect(files[0]?.type).toMatch(/^application\/json\b/);
  const text = (await files[0]?.text()) ?? '';
  expect(JSON.parse(text)).toMatchObject({
    exported: NOW,
    progress: { progress: { version: 1, ...sections } },
  });
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  expect(await navigator.clipboard.readText()).toBe(text);
});

const QUIZ = 'beginner/what-a-price-is-quiz';

it.each<[string, object, object]>([
  [
    'Progress: adds 1 lesson, 1 answer, 1 quiz result and 1 note, removes nothing.',
    {},
    {
      marks: { [LESSON]: done(2) },
      answers: { a: answer(2) },
      quizzes: { [QUIZ]: quiz(3) },
      notes: { [LESSON]: note('ask') },
    },
  ],
  [
    'Progress: adds 1 decision on a chart, replaces 1 decision on a chart with an earlier one.',
    { replays: { '1': { side: 'out', at: noonOn(3) } } },
    { replays: { '1': { side: 'out', at: noonOn(2) }, '2': { side: 'out', at: noonOn(2) } } },
  ],
  [
    'Progress: adds 1 note, improves 1 best result, removes 1 tick, as you did where this file was exported.',
    { marks: { [LESSON]: done(2) }, quizzes: { [QUIZ]: quiz(3) } },
    {
      marks: { [LESSON]: undone(3) },
      quizzes: { [QUIZ]: quiz(4) },
      notes: { [LESSON]: note('ask') },
    },
  ],
])('previews the import: %s', async (words, before, file) => {
  const { user } = draw(before);
  const text = localStorage.getItem(KEY);
  await choose(user, exported(file));
  expect(await screen.findByText(words)).toBeVisible();
  expect(said()).toHaveTextContent(words);
  expect(importButton()).toBeVisible();
  expect(screen.getByRole('button', { name: "Don't import it" })).toBeVisible();
  expect(localStorage.getItem(KEY)).toBe(text);
});

const NEWER =
  'Progress: stays as it is, because a newer version of the site has saved it in this browser. Reload this page, then choose the file again. Nothing was changed.';

it('refuses to import over progress from a later version', async () => {
  const { user } = draw({ version: 2 });
  const before = localStorage.getItem(KEY);
  await choose(user, exported({ marks: { [LESSON]: done(2) } }));
  expect(await screen.findByText(NEWER)).toBeVisible();
  expect(importButton()).toBeNull();
  expect(localStorage.getItem(KEY)).toBe(before);
});

it('merges the file into the stored progress after confirmation', async () => {
  const { user } = draw({ marks: { [LESSON]: done(2) } });
  await choose(user, exported({ marks: { [OTHER_LESSON]: done(3) }, notes: { [LESSON]: note('ask') } }));
  await user.click(await screen.findByRole('button', { name: 'Import it' }));
  expect(storedIn(localStorage)).toEqual({
    version: 1,
    marks: { [LESSON]: done(2), [OTHER_LESSON]: done(3) },
    notes: { [LESSON]: note('ask') },
  });
  expect(said()).toHaveTextContent(/^Everything in the file is now in this browser\.$/);
  expect(importButton()).toBeNull();
  expect(screen.queryByRole('button', { name: "Don't import it" })).toBeNull();
  expect(exportButton()).toBeEnabled();
});

it('changes nothing when the import is cancelled', async () => {
  const { user } = draw({ marks: { [LESSON]: done(2) } });
  const before = localStorage.getItem(KEY);
  await choose(user, exported({ marks: { [OTHER_LESSON]: done(3) } }));
  await user.click(await screen.findByRole('button', { name: "Don't import it" }));
  expect(localStorage.getItem(KEY)).toBe(before);
  expect(said()).toBeEmptyDOMElement();
  expect(importButton()).toBeNull();
  expect(screen.queryByRole('button', { name: "Don't import it" })).toBeNull();
});

it('imports valid entries and lists the others', async () => {
  const { user } = draw();
  const late = { done: '2026-01-23T12:00:00.000Z', revision: 1 };
  await choose(
    user,
    exported({ marks: { [LESSON]: done(2), [OTHER_LESSON]: late }, quizzes: { a: quiz(9, 8) } }),
  );
  expect(await screen.findByText('Progress: adds 1 lesson, removes nothing.')).toBeVisible();
  expect(
    screen.getByText(
      /^2 entries are left out because of future dates .*: [A-Z].+ and a\. This device gives today's date as /,
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import it' }));
  expect(storedIn(localStorage)).toEqual({ version: 1, marks: { [LESSON]: done(2) }, quizzes: {} });
});

const FORMAT = `This isn't a file exported here. Choose one whose name begins with ${site.filePrefix}-.`;
const CUT = "“progress.json” isn't a file exported here: its end is missing. Download or copy it again.";
const SIZE = 'This file is too large to be a file exported here.';
const MAX_BYTES = 6 * 1024 * 1024;

it('imports pasted text', async () => {
  const { user } = draw();
  await user.click(screen.getByLabelText('Text of the file'));
  await user.paste(exported({ marks: { [LESSON]: done(2) } }));
  await user.click(screen.getByRole('button', { name: 'Read the text' }));
  await user.click(await screen.findByRole('button', { name: 'Import it' }));
  expect(storedIn(localStorage)).toMatchObject({ marks: { [LESSON]: done(2) } });
});

it('imports a file that an editor saved as UTF-16', async () => {
  const { user } = draw();
  const units = Uint16Array.from(`\ufeff${exported({ marks: { [LESSON]: done(2) } })}`, (unit) =>
    unit.charCodeAt(0),
  );
  await choose(user, new File([units], 'progress.json'));
  expect(await screen.findByRole('button', { name: 'Import it' })).toBeVisible();
});

it.each([
  ['is truncated', exported({ marks: { [LESSON]: done(2) } }).slice(0, -3), CUT],
  ['is a different kind of file', '{"format":"upmark-catalogue"}', FORMAT],
  ['is too large', ' '.repeat(MAX_BYTES + 1), SIZE],
])('rejects a file that %s', async (_what, text, words) => {
  const { user } = draw({ marks: { [LESSON]: done(2) } });
  const before = localStorage.getItem(KEY);
  await choose(user, text);
  expect(await screen.findByText(`${words} Nothing was changed.`)).toBeVisible();
  expect(said()).toHaveTextContent(words);
  expect(importButton()).toBeNull();
  expect(localStorage.getItem(KEY)).toBe(before);
});
