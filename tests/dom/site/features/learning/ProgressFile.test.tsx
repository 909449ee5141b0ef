import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('the export', () => {
  it('waits, like the import, until scripts have taken over', async () => {
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
  ])('has nothing to give while %s, and the import is there all the same', (_what, sections) => {
    draw(sections);
    expect(exportButton()).toBeDisabled();
    expect(screen.getByLabelText('Import a file')).toBeEnabled();
  });

  it.each([
    ['a tick', { marks: { [LESSON]: done(2) } }],
    ['a quiz result', { quizzes: { 'beginner/what-a-price-is-quiz': quiz(3) } }],
    ['an answer', { answers: { [`${LESSON}/buyer-pays`]: answer(2) } }],
    ['a note', { notes: { [LESSON]: note('ask') } }],
  ])('gives %s, in a file with the date of today', async (_what, sections) => {
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

  it('can be had as soon as something is done in another tab', () => {
    draw();
    storeProgressElsewhere({ marks: { [LESSON]: done(2) } });
    expect(exportButton()).toBeEnabled();
  });
});

describe('what a chosen file would do', () => {
  const QUIZ = 'beginner/what-a-price-is-quiz';
  const OTHER_QUIZ = 'beginner/costs-quiz';
  const EXERCISE = 'beginner/what-a-price-is/exercise';
  const OTHER_EXERCISE = 'beginner/costs/exercise';

  it.each<[string, object, object]>([
    ['Adds nothing, removes nothing.', {}, {}],
    ['Adds 1 lesson, removes nothing.', {}, { marks: { [LESSON]: done(2) } }],
    ['Adds 2 lessons, removes nothing.', {}, { marks: { [LESSON]: done(2), [OTHER]: done(2) } }],
    ['Adds 1 exercise, removes nothing.', {}, { marks: { [EXERCISE]: done(2) } }],
    [
      'Adds 1 lesson and 2 exercises, removes nothing.',
      {},
      { marks: { [LESSON]: done(2), [EXERCISE]: done(2), [OTHER_EXERCISE]: done(2) } },
    ],
    ['Adds 1 answer, removes nothing.', {}, { answers: { a: answer(2) } }],
    ['Adds 2 answers, removes nothing.', {}, { answers: { a: answer(2), b: answer(2) } }],
    ['Adds 1 quiz result, removes nothing.', {}, { quizzes: { [QUIZ]: quiz(3) } }],
    ['Adds 2 quiz results, removes nothing.', {}, { quizzes: { [QUIZ]: quiz(3), [OTHER_QUIZ]: quiz(3) } }],
    ['Adds 1 note, removes nothing.', {}, { notes: { [LESSON]: note('ask') } }],
    ['Adds 2 notes, removes nothing.', {}, { notes: { [LESSON]: note('ask'), [OTHER]: note('pip') } }],
    [
      'Adds 1 lesson and 1 note, removes nothing.',
      {},
      { marks: { [LESSON]: done(2) }, notes: { [LESSON]: note('ask') } },
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
    ['Adds nothing, removes nothing.', { marks: { [LESSON]: done(2) } }, { marks: { [LESSON]: done(2) } }],
    ['Adds nothing, removes nothing.', { marks: { [LESSON]: done(3) } }, { marks: { [LESSON]: undone(2) } }],
    ['Adds 1 lesson, removes nothing.', { marks: { [LESSON]: undone(2) } }, { marks: { [LESSON]: done(3) } }],
    ['Adds 1 answer, removes nothing.', { answers: { a: answer(2) } }, { answers: { a: answer(3) } }],
    ['Adds nothing, removes nothing.', { answers: { a: answer(3) } }, { answers: { a: answer(2) } }],
    [
      'Adds nothing, improves 1 best result, removes nothing.',
      { quizzes: { [QUIZ]: quiz(3) } },
      { quizzes: { [QUIZ]: quiz(4) } },
    ],
    [
      'Adds nothing, improves 2 best results, removes nothing.',
      { quizzes: { [QUIZ]: quiz(3), [OTHER_QUIZ]: quiz(3) } },
      { quizzes: { [QUIZ]: quiz(4), [OTHER_QUIZ]: quiz(8) } },
    ],
    [
      'Adds 1 quiz result, removes nothing.',
      { quizzes: { [QUIZ]: quiz(4) } },
      { quizzes: { [QUIZ]: quiz(3, 8, 3) } },
    ],
    [
      'Adds nothing, removes nothing.',
      { quizzes: { [QUIZ]: quiz(4, 8, 3) } },
      { quizzes: { [QUIZ]: quiz(3) } },
    ],
    [
      'Adds nothing, takes back 1 tick that you took back there.',
      { marks: { [LESSON]: done(2) } },
      { marks: { [LESSON]: undone(3) } },
    ],
    [
      'Adds nothing, takes back 2 ticks that you took back there.',
      { marks: { [LESSON]: done(2), [OTHER]: done(2) } },
      { marks: { [LESSON]: undone(3), [OTHER]: undone(3) } },
    ],
    [
      'Adds 1 note, improves 1 best result, takes back 1 tick that you took back there.',
      { marks: { [LESSON]: done(2) }, quizzes: { [QUIZ]: quiz(3) } },
      {
        marks: { [LESSON]: undone(3) },
        quizzes: { [QUIZ]: quiz(4) },
        notes: { [LESSON]: note('ask') },
      },
    ],
  ])('is said before it is done: %s', async (words, before, file) => {
    const { user } = draw(before);
    const text = localStorage.getItem(KEY);
    await choose(user, exported(file));
    expect(await screen.findByText(words)).toBeVisible();
    expect(said()).toHaveTextContent(words);
    expect(importButton()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Leave it' })).toBeVisible();
    expect(localStorage.getItem(KEY)).toBe(text);
  });

  it('is said anew when another tab does something meanwhile', async () => {
    const { user } = draw();
    await choose(user, exported({ marks: { [LESSON]: done(2), [OTHER]: done(2) } }));
    expect(await screen.findByText('Adds 2 lessons, removes nothing.')).toBeVisible();
    storeProgressElsewhere({ marks: { [LESSON]: done(2) } });
    expect(said()).toHaveTextContent(/^Adds 1 lesson, removes nothing\.$/);
  });

  it('is said of the file that was chosen last', async () => {
    const { user } = draw();
    await choose(user, exported({ marks: { [LESSON]: done(2) } }));
    expect(await screen.findByText('Adds 1 lesson, removes nothing.')).toBeVisible();
    await choose(user, exported({ notes: { [LESSON]: note('ask') } }));
    expect(await screen.findByText('Adds 1 note, removes nothing.')).toBeVisible();
    expect(said()).toHaveTextContent(/^Adds 1 note, removes nothing\.$/);
  });
});

describe('two files chosen one after the other', () => {
  it('leave the later one on offer, though the earlier one is read later', async () => {
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
});

describe('what a newer edition has written', () => {
  const NEWER =
    'A newer edition of the site keeps your progress in this browser. Reload this page, then choose the file again. Nothing was changed.';

  it('is joined to no file, and the file is not said to be joined', async () => {
    const { user } = draw({ version: 2 });
    const before = localStorage.getItem(KEY);
    await choose(user, exported({ marks: { [LESSON]: done(2) } }));
    expect(await screen.findByText(NEWER)).toBeVisible();
    expect(importButton()).toBeNull();
    expect(localStorage.getItem(KEY)).toBe(before);
  });

  it('takes the question away where it comes while it is asked', async () => {
    const { user } = draw();
    await choose(user, exported({ marks: { [LESSON]: done(2) } }));
    expect(await screen.findByText('Adds 1 lesson, removes nothing.')).toBeVisible();
    storeProgressElsewhere({ version: 2 });
    expect(said()).toHaveTextContent(NEWER);
    expect(importButton()).toBeNull();
  });
});

describe('the import', () => {
  it.each(['Import it', 'Leave it'])('puts the focus where a file is chosen, after “%s”', async (name) => {
    const { user } = draw();
    await choose(user, exported({ marks: { [LESSON]: done(2) } }));
    await user.click(await screen.findByRole('button', { name }));
    expect(screen.getByLabelText('Import a file')).toHaveFocus();
  });

  it('joins the file to what there is, once it is agreed to, and says so', async () => {
    const { user } = draw({ marks: { [LESSON]: done(2) } });
    await choose(user, exported({ marks: { [OTHER]: done(3) }, notes: { [LESSON]: note('ask') } }));
    await user.click(await screen.findByRole('button', { name: 'Import it' }));
    expect(storedIn(localStorage)).toEqual({
      version: 1,
      marks: { [LESSON]: done(2), [OTHER]: done(3) },
      notes: { [LESSON]: note('ask') },
    });
    expect(said()).toHaveTextContent(/^The file has been joined to your progress\.$/);
    expect(importButton()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Leave it' })).toBeNull();
    expect(exportButton()).toBeEnabled();
  });

  it('takes back a tick that was taken back later elsewhere', async () => {
    const { user } = draw({ marks: { [LESSON]: done(2) } });
    await choose(user, exported({ marks: { [LESSON]: undone(3) } }));
    await user.click(await screen.findByRole('button', { name: 'Import it' }));
    expect(storedIn(localStorage)).toMatchObject({ marks: { [LESSON]: { undone: day(3) } } });
  });

  it('keeps what another tab has done between the choice and the import', async () => {
    const { user } = draw();
    await choose(user, exported({ marks: { [LESSON]: done(2) } }));
    await screen.findByText('Adds 1 lesson, removes nothing.');
    storeProgressElsewhere({ marks: { [OTHER]: done(3) } });
    await user.click(screen.getByRole('button', { name: 'Import it' }));
    expect(storedIn(localStorage)).toMatchObject({ marks: { [LESSON]: done(2), [OTHER]: done(3) } });
  });

  it('of the same file a second time changes nothing', async () => {
    const { user } = draw();
    const file = exported({ marks: { [LESSON]: done(2) }, notes: { [LESSON]: note('ask') } });
    await choose(user, file);
    await user.click(await screen.findByRole('button', { name: 'Import it' }));
    const once = localStorage.getItem(KEY);
    await choose(user, file);
    expect(await screen.findByText('Adds nothing, removes nothing.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Import it' }));
    expect(localStorage.getItem(KEY)).toBe(once);
  });

  it('of a file that is left changes nothing, and nothing more is said of it', async () => {
    const { user } = draw({ marks: { [LESSON]: done(2) } });
    const before = localStorage.getItem(KEY);
    await choose(user, exported({ marks: { [OTHER]: done(3) } }));
    await user.click(await screen.findByRole('button', { name: 'Leave it' }));
    expect(localStorage.getItem(KEY)).toBe(before);
    expect(said()).toBeEmptyDOMElement();
    expect(importButton()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Leave it' })).toBeNull();
  });
});

describe('a file with entries that cannot be', () => {
  it('imports the rest, and names what is left out before anybody agrees', async () => {
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
});

describe('a file that cannot be imported', () => {
  const FORMAT = `This file holds something else. Choose one whose name begins with ${site.filePrefix}-progress.`;
  const VERSION =
    'A newer edition of the site wrote this file. Reload this page, then choose the file again.';
  const CUT = 'This file is damaged or was cut short. Export it once more.';
  const CONTENT = 'This file was changed after its export. Export it once more.';
  const SIZE = 'This file is too large to be your progress.';
  const MOST_BYTES = 512 * 1024;

  it.each([
    ['is empty', '', CUT],
    ['ends in the middle', exported({ marks: { [LESSON]: done(2) } }).slice(0, -3), CUT],
    ['is another file of this site', '{"format":"upmark-catalogue"}', FORMAT],
    ['is a list', '[]', FORMAT],
    ['is of a newer edition', '{"format":"upmark-progress","version":2,"progress":{}}', VERSION],
    ['has no progress', '{"format":"upmark-progress","version":1}', CONTENT],
    ['has more bytes than can be', ' '.repeat(MOST_BYTES + 1), SIZE],
    ['has as many bytes as can be, all of them spaces', ' '.repeat(MOST_BYTES), CUT],
    ['has fewer characters than can be, of more bytes', 'ö'.repeat(MOST_BYTES / 2 + 1), SIZE],
  ])('is refused in words where it %s', async (_what, text, words) => {
    const { user } = draw({ marks: { [LESSON]: done(2) } });
    const before = localStorage.getItem(KEY);
    await choose(user, text);
    expect(await screen.findByText(`${words} Nothing was changed.`)).toBeVisible();
    expect(said()).toHaveTextContent(words);
    expect(importButton()).toBeNull();
    expect(localStorage.getItem(KEY)).toBe(before);
  });

  it('is refused where the browser cannot read it, and can be chosen again', async () => {
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

  it('takes the offer of the file before it away', async () => {
    const { user } = draw();
    await choose(user, exported({ marks: { [LESSON]: done(2) } }));
    await screen.findByRole('button', { name: 'Import it' });
    await choose(user, '{}');
    expect(await screen.findByText(`${FORMAT} Nothing was changed.`)).toBeVisible();
    expect(importButton()).toBeNull();
  });

  it('is not called refused any more once another one is imported', async () => {
    const { user } = draw();
    await choose(user, '{}');
    await screen.findByText(`${FORMAT} Nothing was changed.`);
    await choose(user, exported({ marks: { [LESSON]: done(2) } }));
    await user.click(await screen.findByRole('button', { name: 'Import it' }));
    expect(said()).toHaveTextContent(/^The file has been joined to your progress\.$/);
  });
});
