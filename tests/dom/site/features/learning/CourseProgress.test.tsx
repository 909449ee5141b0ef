import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type OpenCourseOutline } from '@/content/lessonPlace';
import { NO_PROGRESS, type Progress } from '@/domain/learning/progress';
import { CourseProgress } from '@/site/features/learning/CourseProgress';
import { useLearnerProgress } from '@/site/features/learning/useLearnerProgress';
import { day, forgetProgress } from '../../../../support/progress';
import { KEY, storedIn } from '../../../../support/progressTab';
import { renderRoutes } from '../../../../support/render';

beforeEach(forgetProgress);

/** A course of two modules: one with a quiz and a line that is not written yet, one without either. */
const course: OpenCourseOutline = {
  label: 'Beginner course',
  to: '/education/beginner',
  name: 'beginner',
  isWhole: true,
  modules: [
    {
      title: 'What a price is',
      number: 1,
      isExtra: false,
      exercise: 'beginner/what-a-price-is/exercise',
      lessons: [
        { id: 'beginner/two-prices', label: 'Two prices', to: '/education/beginner/two-prices', minutes: 5 },
        undefined,
        { id: 'beginner/the-pip', label: 'The pip', to: '/education/beginner/the-pip', minutes: 5 },
      ],
      quiz: {
        id: 'beginner/what-a-price-is-quiz',
        label: 'Quiz: What a price is',
        to: '/education/beginner/what-a-price-is-quiz',
        questions: 8,
      },
    },
    {
      title: 'Orders',
      number: 2,
      isExtra: false,
      exercise: 'beginner/orders/exercise',
      lessons: [
        { id: 'beginner/the-candle', label: 'The candle', to: '/education/beginner/the-candle', minutes: 5 },
      ],
    },
  ],
};

const EXERCISE = 'beginner/what-a-price-is/exercise';

const done = (date: number) => ({ done: day(date), revision: 1 });
/** On a day of January 2026, wherever the reader is. */
const result = (correct: number, date: number) => ({
  correct,
  of: 8,
  at: new Date(2026, 0, date, 12).toISOString(),
  revision: 1,
});

const draw = (progress: Partial<Progress> = {}, shown = course) =>
  renderRoutes(
    [{ path: '*', element: <CourseProgress course={shown} progress={{ ...NO_PROGRESS, ...progress }} /> }],
    '/education/progress',
  );

const Page = () => <CourseProgress course={course} progress={useLearnerProgress().progress} />;

/** Of what this browser keeps. */
function drawKept(progress?: object) {
  if (progress) localStorage.setItem(KEY, JSON.stringify({ version: 1, ...progress }));
  return renderRoutes([{ path: '*', element: <Page /> }], '/education/progress');
}

const module = (title: string) => {
  const item = screen.getByRole('heading', { level: 3, name: title }).closest('li');
  if (!item) throw new Error(`${title} is no item of the list.`);
  return within(item);
};
const lessonsIn = (title: string) =>
  module(title)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const exercise = (title = 'What a price is') =>
  screen.getByRole('button', { name: `Exercise done: ${title}` });
const summary = () => screen.getByText(/lessons.* done\./).closest('p');

it('links to the completion record of its course', async () => {
  const { user, address } = draw();
  const record = screen.getByRole('link', { name: 'Record of completion for the beginner course' });
  expect(record).toHaveAttribute('href', '/education/record?course=beginner');
  await user.click(record);
  expect(address()).toBe('/education/record?course=beginner');
});

it.each<[string, Progress['marks']]>([
  [
    '3 of 3 lessons done.',
    { 'beginner/two-prices': done(2), 'beginner/the-pip': done(2), 'beginner/the-candle': done(2) },
  ],
  ['0 of 3 lessons done.', { [EXERCISE]: done(2), 'beginner/gone': done(2) }],
])('counts only lessons that are done: %s', (words, marks) => {
  draw({ marks });
  expect(summary()).toHaveTextContent(new RegExp(`^${words} Record of completion`));
});

it('marks each lesson that is done, also in words', () => {
  draw({ marks: { 'beginner/the-pip': done(2) } });
  expect(lessonsIn('What a price is')).toEqual(['Two prices', 'Done: The pip']);
  expect(lessonsIn('Orders')).toEqual(['The candle']);
});

it('links to each lesson and quiz', () => {
  draw();
  const links = module('What a price is').getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Two prices', '/education/beginner/two-prices'],
    ['The pip', '/education/beginner/the-pip'],
    ['Quiz: What a price is', '/education/beginner/what-a-price-is-quiz'],
  ]);
});

it('shows the best and the last result of a quiz', () => {
  draw({ quizzes: { 'beginner/what-a-price-is-quiz': { best: result(7, 2), last: result(5, 3) } } });
  expect(
    module('What a price is').getByText('Best 7 of 8 on 2 January 2026, last 5 of 8 on 3 January 2026'),
  ).toBeVisible();
  expect(screen.queryByText('Not taken yet')).toBeNull();
});

it('marks an exercise as done and takes it back', async () => {
  const { user } = drawKept();
  await user.click(exercise());
  expect(exercise()).toHaveAttribute('aria-pressed', 'true');
  expect(exercise('Orders')).toHaveAttribute('aria-pressed', 'false');
  expect(exercise()).toHaveFocus();
  expect(storedIn(localStorage)).toEqual({
    version: 1,
    marks: { [EXERCISE]: { done: expect.any(String) as string, revision: 1 } },
  });
  await user.keyboard(' ');
  expect(exercise()).toHaveAttribute('aria-pressed', 'false');
  expect(storedIn(localStorage)).toMatchObject({
    marks: { [EXERCISE]: { undone: expect.any(String) as string } },
  });
});
