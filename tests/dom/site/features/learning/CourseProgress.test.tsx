import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type OpenCourseOutline } from '@/content/lessonPlace';
import { CourseProgress } from '@/site/features/learning/CourseProgress';
import { useLearnerProgress } from '@/site/progress/useLearnerProgress';
import { noonOn, forgetProgress } from '../../../../support/progress';
import { storedIn } from '../../../../support/progressTab';
import { renderRoutes } from '../../../../support/render';
import { storeProgress } from '../../../../support/storedProgress';

beforeEach(forgetProgress);

/** Two modules: one with a quiz and an unwritten lesson, one with neither. */
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

const done = (date: number) => ({ done: noonOn(date), revision: 1 });

const Page = () => (
  <CourseProgress
    course={course}
    progress={useLearnerProgress().progress}
    next="/education/beginner/the-candle"
    isOpen
  />
);

function draw(sections: object = {}) {
  storeProgress(sections);
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

it('counts and marks completed lessons, and links to each lesson and quiz', async () => {
  draw({ marks: { 'beginner/the-pip': done(2), [EXERCISE]: done(2), 'beginner/gone': done(2) } });
  expect(screen.getByText('1 of 3 lessons done.')).toBeVisible();
  expect(screen.getByText('1 of 2')).toBeVisible();
  await waitFor(() => {
    expect(lessonsIn('What a price is')).toEqual([
      'Two prices5 min',
      'Done: The pip5 min',
      'Quiz: What a price is8 questions',
    ]);
  });
  expect(lessonsIn('Orders')).toEqual(['The candle5 min']);
  const links = module('What a price is').getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Two prices', '/education/beginner/two-prices'],
    ['The pip', '/education/beginner/the-pip'],
    ['Quiz: What a price is', '/education/beginner/what-a-price-is-quiz'],
  ]);
});

it('shows the best result of a quiz that was not passed, without a tick', async () => {
  const result = (correct: number, date: number) => ({ correct, of: 8, revision: 1, at: noonOn(date) });
  draw({ quizzes: { 'beginner/what-a-price-is-quiz': { best: result(3, 2), last: result(2, 3) } } });
  await waitFor(() => {
    expect(lessonsIn('What a price is').at(-1)).toBe('Quiz: What a price is3 of 8');
  });
});

it('expands the module in which the course continues, and collapses the others', () => {
  draw();
  expect(module('Orders').getByRole('link', { name: 'The candle' })).toBeVisible();
  expect(module('What a price is').getByRole('link', { name: 'Two prices', hidden: true })).not.toBeVisible();
});

it('marks an exercise as done or not done', async () => {
  const { user } = draw();
  await user.click(screen.getByRole('heading', { name: 'What a price is' }));
  await user.click(exercise());
  expect(exercise()).toHaveAttribute('aria-pressed', 'true');
  expect(exercise('Orders')).toHaveAttribute('aria-pressed', 'false');
  expect(exercise()).toHaveFocus();
  await user.keyboard(' ');
  expect(exercise()).toHaveAttribute('aria-pressed', 'false');
  expect(storedIn(localStorage)).toMatchObject({
    marks: { [EXERCISE]: { undone: expect.any(String) as string } },
  });
});
