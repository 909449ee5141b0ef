import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { site } from '@/content/site';
import { localDay } from '@/domain/days';
import { NO_PROGRESS } from '@/domain/learning/progress';
import { ProgressFile } from '@/site/features/learning/ProgressFile';
import { useLearnerProgress } from '@/site/features/learning/useLearnerProgress';
import { takeDownloads } from '../../../../support/downloads';
import { showBuilt } from '../../../../support/hydrate';
import { day, forgetProgress } from '../../../../support/progress';
import { KEY, LESSON, OTHER, storedIn } from '../../../../support/progressTab';
import { renderRoutes } from '../../../../support/render';
import { storeProgress, storeProgressElsewhere } from '../../../../support/storedProgress';

const NOW = '2026-01-20T12:00:00.000Z';

beforeEach(() => {
  forgetProgress();
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

function Page() {
  const { progress, trouble } = useLearnerProgress();
  return <ProgressFile progress={progress} isNewer={trouble === 'newer'} />;
}

function draw(sections?: object) {
  if (sections) storeProgress(sections);
  return renderRoutes([{ path: '*', element: <Page /> }], '/education/progress');
}

const done = (date: number) => ({ done: day(date), revision: 1 });
const undone = (date: number) => ({ undone: day(date) });
const result = (correct: number, of: number, date: number) => ({ correct, of, at: day(date), revision: 1 });
const quiz = (correct: number, of = 8, date = 2) => ({
  best: result(correct, of, date),
  last: result(correct, of, date),
});
const answer = (date: number, correct = true) => ({ correct, at: day(date) });
const note = (text: string, by = 'b') => ({ versions: [{ text, at: day(2), by }], replaced: {} });

const exported = (sections: object) =>
  JSON.stringify({
    format: 'upmark-progress',
    version: 1,
    exported: day(10),
    progress: { version: 1, ...sections },
  });

const aFile = (text: string) => new File([text], 'progress.json', { type: 'application/json' });

type User = ReturnType<typeof draw>['user'];

const choose = (user: User, file: File | string) =>
  user.upload(screen.getByLabelText('Import a file'), typeof file === 'string' ? aFile(file) : file);

const exportButton = () => screen.getByRole('button', { name: 'Export my progress' });
const importButton = () => screen.queryByRole('button', { name: 'Import it' });
const said = () => screen.getByRole('status');

it('disables export and import until the page is live', async () => {
  const { hydrate } = showBuilt(
    <ProgressFile progress={{ ...NO_PROGRESS, marks: { [LESSON]: done(2) } }} isNewer={false} />,
  );
  expect(exportButton()).toBeDisabled();
  expect(screen.getByLabelText('Import a file')).toBeDisabled();
  expect(await hydrate()).toEqual([]);
  expect(exportButton()).toBeEnabled();
  expect(screen.getByLabelText('Import a file')).toBeEnabled();
});

it.each([
  ['nothing is kept', {}],
  ['a lesson was opened only', { opened: { [LESSON]: day(2) } }],
])('exports nothing while %s', (_what, sections) => {
  draw(sections);
  expect(exportButton()).toBeDisabled();
  expect(screen.getByLabelText('Import a file')).toBeEnabled();
});

it.each([
  ['a tick', { marks: { [LESSON]: done(2) } }],
  ['a quiz result', { quizzes: { 'beginner/what-a-price-is-quiz': quiz(3) } }],
  ['an answer', { answers: { [`${LESSON}/buyer-pays`]: answer(2) } }],
  ['a note', { notes: { [LESSON]: note('ask') } }],
])('exports %s in a file dated today', async (_what, sections) => {
  const files = takeDownloads();
  const { user } = draw(sections);
  await user.click(exportButton());
  expect(files.map(({ name }) => name)).toEqual([
    `${site.filePrefix}-progress-${localDay(new Date(NOW))}.json`,
  ]);
  expect(files[0]?.type).toMatch(/^application\/json\b/);
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual({
    format: 'upmark-progress',
    version: 1,
    exported: NOW,
    progress: { version: 1, ...sections },
  });
  expect(said()).toBeEmptyDOMElement();
});

const QUIZ = 'beginner/what-a-price-is-quiz';
const EXERCISE = 'beginner/what-a-price-is/exercise';
const OTHER_EXERCISE = 'beginner/costs/exercise';

it.each<[string, object, object]>([
  ['Adds nothing, removes nothing.', {}, {}],
  ['Adds 1 lesson, removes nothing.', {}, { marks: { [LESSON]: done(2) } }],
  [
    'Adds 1 lesson and 2 exercises, removes nothing.',
    {},
    { marks: { [LESSON]: done(2), [EXERCISE]: done(2), [OTHER_EXERCISE]: done(2) } },
  ],
  [
    'Adds 1 lesson, 1 answer, 1 quiz result and 1 note, removes nothing.',
    {},
    {
      marks: { [LESSON]: done(2) },
      answers: { a: answer(2) },
      quizzes: { [QUIZ]: quiz(3) },
      notes: { [LESSON]: note('ask') },
    },
  ],
  [
    'Adds nothing, improves 1 best result, removes nothing.',
    { quizzes: { [QUIZ]: quiz(3) } },
    { quizzes: { [QUIZ]: quiz(4) } },
  ],
  [
    'Adds nothing, undoes 1 tick that you undid there.',
    { marks: { [LESSON]: done(2) } },
    { marks: { [LESSON]: undone(3) } },
  ],
  [
    'Adds 1 note, improves 1 best result, undoes 1 tick that you undid there.',
    { marks: { [LESSON]: done(2) }, quizzes: { [QUIZ]: quiz(3) } },
    {
      marks: { [LESSON]: undone(3) },
      quizzes: { [QUIZ]: quiz(4) },
      notes: { [LESSON]: note('ask') },
    },
  ],
])('shows what the import would do: %s', async (words, before, file) => {
  const { user } = draw(before);
  const text = localStorage.getItem(KEY);
  await choose(user, exported(file));
  expect(await screen.findByText(words)).toBeVisible();
  expect(said()).toHaveTextContent(words);
  expect(importButton()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Leave it' })).toBeVisible();
  expect(localStorage.getItem(KEY)).toBe(text);
});

it('updates the preview when another tab changes something', async () => {
  const { user } = draw();
  await choose(user, exported({ marks: { [LESSON]: done(2), [OTHER]: done(2) } }));
  expect(await screen.findByText('Adds 2 lessons, removes nothing.')).toBeVisible();
  storeProgressElsewhere({ marks: { [LESSON]: done(2) } });
  expect(said()).toHaveTextContent(/^Adds 1 lesson, removes nothing\.$/);
});

it('previews the file chosen last, though another is read later', async () => {
  const { user } = draw();
  const slow = aFile('');
  let endReading: (text: string) => void = () => undefined;
  vi.spyOn(slow, 'text').mockReturnValueOnce(
    new Promise((resolve) => {
      endReading = resolve;
    }),
  );
  await choose(user, slow);
  await choose(user, exported({ notes: { [LESSON]: note('ask') } }));
  expect(await screen.findByText('Adds 1 note, removes nothing.')).toBeVisible();
  await act(async () => {
    endReading(exported({ marks: { [LESSON]: done(2) } }));
    await Promise.resolve();
  });
  expect(said()).toHaveTextContent(/^Adds 1 note, removes nothing\.$/);
});

const NEWER =
  'A newer edition of the site keeps your progress in this browser. Reload this page, then choose the file again. Nothing was changed.';

it('joins no file to the progress of a newer edition', async () => {
  const { user } = draw({ version: 2 });
  const before = localStorage.getItem(KEY);
  await choose(user, exported({ marks: { [LESSON]: done(2) } }));
  expect(await screen.findByText(NEWER)).toBeVisible();
  expect(importButton()).toBeNull();
  expect(localStorage.getItem(KEY)).toBe(before);
});

it('withdraws the preview when a newer edition writes', async () => {
  const { user } = draw();
  await choose(user, exported({ marks: { [LESSON]: done(2) } }));
  expect(await screen.findByText('Adds 1 lesson, removes nothing.')).toBeVisible();
  storeProgressElsewhere({ version: 2 });
  expect(said()).toHaveTextContent(NEWER);
  expect(importButton()).toBeNull();
});

it.each(['Import it', 'Leave it'])('moves the focus to the file field after “%s”', async (name) => {
  const { user } = draw();
  await choose(user, exported({ marks: { [LESSON]: done(2) } }));
  await user.click(await screen.findByRole('button', { name }));
  expect(screen.getByLabelText('Import a file')).toHaveFocus();
});

it('joins the file to the stored progress once agreed', async () => {
  const { user } = draw({ marks: { [LESSON]: done(2) } });
  await choose(user, exported({ marks: { [OTHER]: done(3) }, notes: { [LESSON]: note('ask') } }));
  await user.click(await screen.findByRole('button', { name: 'Import it' }));
  expect(storedIn(localStorage)).toEqual({
    version: 1,
    marks: { [LESSON]: done(2), [OTHER]: done(3) },
    notes: { [LESSON]: note('ask') },
  });
  expect(said()).toHaveTextContent(/^The progress in the file has been added\.$/);
  expect(importButton()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Leave it' })).toBeNull();
  expect(exportButton()).toBeEnabled();
});

it('keeps what another tab did between choice and import', async () => {
  const { user } = draw();
  await choose(user, exported({ marks: { [LESSON]: done(2) } }));
  await screen.findByText('Adds 1 lesson, removes nothing.');
  storeProgressElsewhere({ marks: { [OTHER]: done(3) } });
  await user.click(screen.getByRole('button', { name: 'Import it' }));
  expect(storedIn(localStorage)).toMatchObject({ marks: { [LESSON]: done(2), [OTHER]: done(3) } });
});

it('changes nothing when the file is left', async () => {
  const { user } = draw({ marks: { [LESSON]: done(2) } });
  const before = localStorage.getItem(KEY);
  await choose(user, exported({ marks: { [OTHER]: done(3) } }));
  await user.click(await screen.findByRole('button', { name: 'Leave it' }));
  expect(localStorage.getItem(KEY)).toBe(before);
  expect(said()).toBeEmptyDOMElement();
  expect(importButton()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Leave it' })).toBeNull();
});

it('imports the rest and names the entries left out', async () => {
  const { user } = draw();
  const late = { done: '2026-01-23T12:00:00.000Z', revision: 1 };
  await choose(user, exported({ marks: { [LESSON]: done(2), [OTHER]: late }, quizzes: { a: quiz(9, 8) } }));
  expect(await screen.findByText('Adds 1 lesson, removes nothing.')).toBeVisible();
  expect(
    screen.getByText(/^2 entries are left out because of a date in the future .*: [A-Z].+ and a\.$/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import it' }));
  expect(storedIn(localStorage)).toEqual({ version: 1, marks: { [LESSON]: done(2) }, quizzes: {} });
});

const FORMAT = `This file contains something else. Choose one whose name begins with ${site.filePrefix}-progress.`;
const VERSION = 'A newer edition of the site wrote this file. Reload this page, then choose the file again.';
const CUT = 'This file is damaged or was cut short. Export it again.';
const CONTENT = 'This file was changed after it was exported. Export it again.';
const SIZE = 'This file is too large to be your progress.';
const MOST_BYTES = 512 * 1024;

it.each([
  ['ends in the middle', exported({ marks: { [LESSON]: done(2) } }).slice(0, -3), CUT],
  ['is another file of this site', '{"format":"upmark-catalogue"}', FORMAT],
  ['is of a newer edition', '{"format":"upmark-progress","version":2,"progress":{}}', VERSION],
  ['has no progress', '{"format":"upmark-progress","version":1}', CONTENT],
  ['has more bytes than can be', ' '.repeat(MOST_BYTES + 1), SIZE],
])('refuses a file that %s', async (_what, text, words) => {
  const { user } = draw({ marks: { [LESSON]: done(2) } });
  const before = localStorage.getItem(KEY);
  await choose(user, text);
  expect(await screen.findByText(`${words} Nothing was changed.`)).toBeVisible();
  expect(said()).toHaveTextContent(words);
  expect(importButton()).toBeNull();
  expect(localStorage.getItem(KEY)).toBe(before);
});

it('accepts a file again after the browser could not read it', async () => {
  const { user } = draw();
  const file = aFile(exported({ marks: { [LESSON]: done(2) } }));
  vi.spyOn(file, 'text').mockRejectedValueOnce(new DOMException('gone', 'NotReadableError'));
  await choose(user, file);
  expect(
    await screen.findByText('The browser could not read this file. Choose it again. Nothing was changed.'),
  ).toBeVisible();
  await choose(user, file);
  expect(await screen.findByText('Adds 1 lesson, removes nothing.')).toBeVisible();
  expect(importButton()).toBeVisible();
});

it('withdraws the preview when the next file is refused', async () => {
  const { user } = draw();
  await choose(user, exported({ marks: { [LESSON]: done(2) } }));
  await screen.findByRole('button', { name: 'Import it' });
  await choose(user, '{}');
  expect(await screen.findByText(`${FORMAT} Nothing was changed.`)).toBeVisible();
  expect(importButton()).toBeNull();
});
