import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { lessonPosition } from '@/content/lessonPlace';
import LessonDoneCheckbox from '@/site/features/learning/LessonDoneCheckbox';
import { NextLesson } from '@/site/features/learning/NextLesson';
import { takeConsoleMessages } from '../../../../support/consoleGuard';
import { noonOn, forgetProgress } from '../../../../support/progress';
import { renderRoutes } from '../../../../support/render';
import { storeProgress, storeProgressElsewhere } from '../../../../support/storedProgress';

beforeEach(forgetProgress);

const ID = 'beginner/two-prices';
const KEY = 'upm_progress';

const draw = (revision = 1) =>
  renderRoutes([{ path: '*', element: <LessonDoneCheckbox id={ID} revision={revision} /> }], '/education')
    .user;

const mark = () => screen.getByRole('button', { name: 'Mark as done' });

it('marks a lesson as done or not done', async () => {
  const user = draw();
  await user.click(mark());
  expect(mark()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText(/^Done on \d+ \w+ \d{4}\.$/)).toBeVisible();
  expect(screen.getByText(/Safari deletes it after seven days/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'export it' })).toHaveAttribute('href', '/education/progress#keep');
  cleanup();
  draw();
  expect(mark()).toHaveAttribute('aria-pressed', 'true');
  await user.click(mark());
  expect(mark()).toHaveAttribute('aria-pressed', 'false');
});

it.each([
  [ID, /^Done\. 1 of \d+\.$/],
  ['beginner/practice-first', 'Done.'],
] as const)(
  'shows how many lessons are done after %s is marked, if that lesson counts',
  async (id, heading) => {
    const { user } = renderRoutes(
      [
        {
          path: '*',
          element: (
            <NextLesson id={id} place={lessonPosition(id)} heading="Done with this lesson?">
              <LessonDoneCheckbox id={id} revision={1} />
            </NextLesson>
          ),
        },
      ],
      '/education',
    );
    expect(screen.getByRole('heading', { name: 'Done with this lesson?' })).toBeVisible();
    await user.click(mark());
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  },
);

it("says that a lesson counts as done because its module's quiz was passed", () => {
  const passed = { correct: 6, of: 8, at: noonOn(3), revision: 1 };
  storeProgress({ quizzes: { 'beginner/what-a-price-is-quiz': { best: passed, last: passed } } });
  draw();
  expect(screen.getByText(/^You passed the quiz of its module/)).toBeVisible();
  expect(mark()).toHaveAttribute('aria-pressed', 'false');
});

it('shows progress from another tab', () => {
  draw();
  storeProgressElsewhere({ marks: { [ID]: { done: noonOn(3), revision: 1 } } });
  expect(screen.getByText('Done on 3 January 2026.')).toBeVisible();
});

it('keeps the tick from an earlier revision, and says that the lesson was rewritten', () => {
  storeProgress({ marks: { [ID]: { done: noonOn(3), revision: 1 } } });
  draw(2);
  expect(mark()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText(/has been rewritten since you did it/)).toBeVisible();
});

it('says that nothing is saved when storage is full', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const user = draw();
  await user.click(mark());
  expect(mark()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText(/^This browser's storage for this site is full/)).toBeVisible();
  vi.restoreAllMocks();
  await waitFor(() => {
    expect(takeConsoleMessages().length).toBeGreaterThan(0);
  });
});

it('reports damaged progress and keeps a copy', async () => {
  localStorage.setItem(KEY, '{"version":1,"marks"');
  const user = draw();
  expect(screen.getByText(/couldn't be read\. It has been set aside/)).toBeVisible();
  await user.click(mark());
  expect(localStorage.getItem(`${KEY}.corrupt`)).toBe('{"version":1,"marks"');
  expect(mark()).toHaveAttribute('aria-pressed', 'true');
});

it('leaves the progress of a later version unchanged', async () => {
  const text = JSON.stringify({ version: 2, marks: { [ID]: { done: noonOn(3) } } });
  localStorage.setItem(KEY, text);
  const user = draw();
  expect(screen.getByText(/^A newer version of this site has saved your progress/)).toBeVisible();
  await user.click(mark());
  expect(localStorage.getItem(KEY)).toBe(text);
});
