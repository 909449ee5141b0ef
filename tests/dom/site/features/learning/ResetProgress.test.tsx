import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_PROGRESS } from '@/domain/learning/progress';
import { ResetProgress } from '@/site/features/learning/ResetProgress';
import { useLearnerProgress } from '@/site/features/learning/useLearnerProgress';
import { takeConsoleMessages } from '../../../../support/consoleGuard';
import { showBuilt } from '../../../../support/hydrate';
import { day, forgetProgress } from '../../../../support/progress';
import { KEY, LESSON, OTHER, storedIn } from '../../../../support/progressTab';
import { answerConfirm, renderRoutes } from '../../../../support/render';
import { storeProgress, storeProgressElsewhere } from '../../../../support/storedProgress';

beforeEach(forgetProgress);

const NAME_KEY = 'upm_record_name';

const done = (date: number) => ({ done: day(date), revision: 1 });
const result = { correct: 3, of: 8, at: day(2), revision: 1 };

const everything = {
  version: 1,
  marks: { [LESSON]: done(2) },
  opened: { [LESSON]: day(2) },
  quizzes: { 'beginner/what-a-price-is-quiz': { best: result, last: result } },
  answers: { [`${LESSON}/buyer-pays`]: { correct: true, at: day(2) } },
  notes: { [LESSON]: { versions: [{ text: 'ask', at: day(2), by: 'b' }], replaced: {} } },
};

function Page() {
  const { progress, trouble } = useLearnerProgress();
  return <ResetProgress progress={progress} isNewer={trouble === 'newer'} />;
}

function draw(progress?: object) {
  if (progress) storeProgress(progress);
  return renderRoutes([{ path: '*', element: <Page /> }], '/education/progress');
}

const resetButton = () => screen.getByRole('button', { name: 'Reset my progress' });
const undoButton = () => screen.queryByRole('button', { name: 'Undo' });
const said = () => screen.getByRole('status');

const GONE = 'Your progress is gone. You can undo that until you leave this page.';
const REFUSED = 'The browser refused to remove it. Check that this site may store data, then try again.';

/** Makes the browser refuse once to remove what a site has stored. */
const refuseOnce = () => {
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementationOnce(() => {
    throw new DOMException('refused', 'SecurityError');
  });
};

it('moves the focus to “Undo”, and back once that is pressed', async () => {
  answerConfirm(true);
  const { user } = draw(everything);
  await user.click(resetButton());
  expect(undoButton()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(resetButton()).toHaveFocus();
  expect(resetButton()).toBeEnabled();
});

describe('the reset', () => {
  it('says what it forgets before anything is done, and offers nothing to undo', () => {
    draw(everything);
    expect(screen.getByRole('region', { name: 'Begin again' })).toHaveTextContent(
      'This forgets every tick, answer, result and note, and the name on your record. Nothing else is touched.',
    );
    expect(resetButton()).toBeEnabled();
    expect(undoButton()).toBeNull();
    expect(said()).toBeEmptyDOMElement();
  });

  it('waits until scripts have taken over', async () => {
    const { hydrate } = showBuilt(
      <ResetProgress progress={{ ...NO_PROGRESS, marks: { [LESSON]: done(2) } }} isNewer={false} />,
    );
    expect(resetButton()).toBeDisabled();
    expect(await hydrate()).toEqual([]);
    expect(resetButton()).toBeEnabled();
  });

  it.each([
    ['nothing is kept', {}],
    ['a lesson was opened only', { version: 1, opened: { [LESSON]: day(2) } }],
    ['a newer edition has written what is kept', { ...everything, version: 2 }],
  ])('is not to be had while %s', (_what, progress) => {
    draw(progress);
    expect(resetButton()).toBeDisabled();
  });

  it.each(['marks', 'quizzes', 'answers', 'notes'] as const)('is to be had with %s alone', (section) => {
    draw({ version: 1, [section]: everything[section] });
    expect(resetButton()).toBeEnabled();
  });

  it('is to be had as soon as something is done in another tab', () => {
    draw();
    storeProgressElsewhere(everything);
    expect(resetButton()).toBeEnabled();
  });

  it('asks first, and does nothing where the answer is no', async () => {
    const questions = answerConfirm(false);
    localStorage.setItem(NAME_KEY, 'Ada');
    const { user } = draw(everything);
    await user.click(resetButton());
    expect(questions).toEqual([
      'Forget your progress, notes and name in this browser? If you may want them on another device, cancel and export them first.',
    ]);
    expect(storedIn(localStorage)).toEqual(everything);
    expect(localStorage.getItem(NAME_KEY)).toBe('Ada');
    expect(said()).toBeEmptyDOMElement();
    expect(undoButton()).toBeNull();
  });

  it('forgets progress and name, and nothing else, and says so', async () => {
    answerConfirm(true);
    localStorage.setItem(NAME_KEY, 'Ada');
    localStorage.setItem('upm_theme', 'dark');
    const { user } = draw(everything);
    await user.click(resetButton());
    expect(Object.keys(localStorage)).toEqual(['upm_theme']);
    expect(said()).toHaveTextContent(new RegExp(`^${GONE}$`));
    expect(resetButton()).toBeDisabled();
    expect(undoButton()).toBeEnabled();
  });
});

describe('Undo', () => {
  it('brings progress and name back, and then is gone itself', async () => {
    answerConfirm(true);
    localStorage.setItem(NAME_KEY, 'Ada');
    const { user } = draw(everything);
    await user.click(resetButton());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(storedIn(localStorage)).toEqual(everything);
    expect(localStorage.getItem(NAME_KEY)).toBe('Ada');
    expect(said()).toBeEmptyDOMElement();
    expect(undoButton()).toBeNull();
    expect(resetButton()).toBeEnabled();
  });

  it('brings no name where there was none', async () => {
    answerConfirm(true);
    const { user } = draw(everything);
    await user.click(resetButton());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(Object.keys(localStorage)).toEqual([KEY]);
  });

  it('joins what was forgotten to what has been done since', async () => {
    answerConfirm(true);
    const { user } = draw({ version: 1, marks: { [LESSON]: done(2) } });
    await user.click(resetButton());
    storeProgressElsewhere({ version: 1, marks: { [OTHER]: done(3) } });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(storedIn(localStorage)).toEqual({
      version: 1,
      marks: { [LESSON]: done(2), [OTHER]: done(3) },
    });
  });

  it('can be followed by another reset, which can be undone as well', async () => {
    const questions = answerConfirm(true);
    const { user } = draw(everything);
    await user.click(resetButton());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(resetButton());
    expect(questions).toHaveLength(2);
    expect(localStorage.getItem(KEY)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(storedIn(localStorage)).toEqual(everything);
  });

  it('is not to be had any more once the page was left', async () => {
    answerConfirm(true);
    const { user, unmount } = draw(everything);
    await user.click(resetButton());
    unmount();
    draw();
    expect(undoButton()).toBeNull();
    expect(said()).toBeEmptyDOMElement();
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

describe('a reset that the browser refuses', () => {
  it('keeps progress and name, and says what to do', async () => {
    answerConfirm(true);
    localStorage.setItem(NAME_KEY, 'Ada');
    const { user } = draw(everything);
    refuseOnce();
    await user.click(resetButton());
    expect(takeConsoleMessages()).toHaveLength(1);
    expect(said()).toHaveTextContent(new RegExp(`^${REFUSED}$`));
    expect(undoButton()).toBeNull();
    expect(storedIn(localStorage)).toEqual(everything);
    expect(localStorage.getItem(NAME_KEY)).toBe('Ada');
    expect(resetButton()).toBeEnabled();
  });

  it('is spoken of until one is done', async () => {
    answerConfirm(true);
    const { user } = draw(everything);
    refuseOnce();
    await user.click(resetButton());
    expect(takeConsoleMessages()).toHaveLength(1);
    await user.click(resetButton());
    expect(said()).toHaveTextContent(new RegExp(`^${GONE}$`));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(said()).toBeEmptyDOMElement();
  });

  it('is still spoken of where the next one is not agreed to', async () => {
    answerConfirm(true);
    const { user } = draw(everything);
    refuseOnce();
    await user.click(resetButton());
    expect(takeConsoleMessages()).toHaveLength(1);
    answerConfirm(false);
    await user.click(resetButton());
    expect(said()).toHaveTextContent(new RegExp(`^${REFUSED}$`));
  });
});
