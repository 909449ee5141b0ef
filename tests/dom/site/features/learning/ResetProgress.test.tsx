import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ResetProgress } from '@/site/features/learning/ResetProgress';
import { takeConsoleMessages } from '../../../../support/consoleGuard';
import { noonOn, forgetProgress } from '../../../../support/progress';
import { LESSON, OTHER_LESSON, storedIn } from '../../../../support/progressTab';
import { answerConfirm, renderRoutes } from '../../../../support/render';
import { storeProgress, storeProgressElsewhere } from '../../../../support/storedProgress';

beforeEach(forgetProgress);

const NAME_KEY = 'upm_record_name';

const done = (date: number) => ({ done: noonOn(date), revision: 1 });
const result = { correct: 3, of: 8, at: noonOn(2), revision: 1 };

const everything = {
  version: 1,
  marks: { [LESSON]: done(2) },
  opened: { [LESSON]: noonOn(2) },
  quizzes: { 'beginner/what-a-price-is-quiz': { best: result, last: result } },
  answers: { [`${LESSON}/buyer-pays`]: { correct: true, at: noonOn(2) } },
  notes: { [LESSON]: { versions: [{ text: 'ask', at: noonOn(2), by: 'b' }], replaced: {} } },
};

function draw(progress?: object) {
  if (progress) storeProgress(progress);
  return renderRoutes([{ path: '*', element: <ResetProgress /> }], '/education/progress');
}

const resetButton = () => screen.getByRole('button', { name: 'Reset my progress' });
const undoButton = () => screen.queryByRole('button', { name: 'Undo' });
const said = () => screen.getByRole('status');

it.each([
  ['nothing is stored', {}],
  ['a lesson has only been opened', { version: 1, opened: { [LESSON]: noonOn(2) } }],
  ['stored progress is from a newer version', { ...everything, version: 2 }],
])('disables the reset while %s', (_what, progress) => {
  draw(progress);
  expect(resetButton()).toBeDisabled();
});

it('asks for confirmation and changes nothing when cancelled', async () => {
  const questions = answerConfirm(false);
  localStorage.setItem(NAME_KEY, 'Ada');
  const { user } = draw(everything);
  await user.click(resetButton());
  expect(questions).toEqual([expect.stringMatching(/^Delete your progress, notes and name/)]);
  expect(storedIn(localStorage)).toEqual(everything);
  expect(localStorage.getItem(NAME_KEY)).toBe('Ada');
  expect(said()).toBeEmptyDOMElement();
  expect(undoButton()).toBeNull();
});

it('removes only progress and name, and restores both on Undo', async () => {
  answerConfirm(true);
  localStorage.setItem(NAME_KEY, 'Ada');
  localStorage.setItem('upm_theme', 'dark');
  const { user } = draw(everything);
  await user.click(resetButton());
  expect(Object.keys(localStorage)).toEqual(['upm_theme']);
  expect(said()).toHaveTextContent(/^Your progress has been deleted\./);
  expect(resetButton()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(storedIn(localStorage)).toEqual(everything);
  expect(localStorage.getItem(NAME_KEY)).toBe('Ada');
  expect(said()).toBeEmptyDOMElement();
  expect(undoButton()).toBeNull();
  expect(resetButton()).toBeEnabled();
});

it('keeps progress and name when the browser blocks their removal', async () => {
  answerConfirm(true);
  localStorage.setItem(NAME_KEY, 'Ada');
  const { user } = draw(everything);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementationOnce(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  await user.click(resetButton());
  expect(takeConsoleMessages()).toHaveLength(1);
  expect(said()).toHaveTextContent(/^The browser refused to remove it\./);
  expect(undoButton()).toBeNull();
  expect(storedIn(localStorage)).toEqual(everything);
  expect(localStorage.getItem(NAME_KEY)).toBe('Ada');
  expect(resetButton()).toBeEnabled();
});

it('keeps later progress when a reset is undone', async () => {
  answerConfirm(true);
  const { user } = draw({ version: 1, marks: { [LESSON]: done(2) } });
  await user.click(resetButton());
  storeProgressElsewhere({ version: 1, marks: { [OTHER_LESSON]: done(3) } });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(storedIn(localStorage)).toMatchObject({ marks: { [LESSON]: done(2), [OTHER_LESSON]: done(3) } });
});
