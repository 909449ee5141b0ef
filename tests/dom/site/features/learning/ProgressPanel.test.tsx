import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { numberedLessons, courseOutlines, lessonLink } from '@/content/lessonPlace';
import ProgressPanel from '@/site/features/learning/ProgressPanel';
import { noonOn, forgetProgress } from '../../../../support/progress';
import { renderRoutes } from '../../../../support/render';
import { storeProgress } from '../../../../support/storedProgress';

beforeEach(forgetProgress);

const result = (correct: number, date: number) => ({ correct, of: 8, at: noonOn(date), revision: 1 });

const progress = {
  answers: {
    'beginner/two-prices/buyer-pays': { correct: false, at: noonOn(2) },
    'beginner/two-prices/other': { correct: false, at: noonOn(2) },
    'beginner/the-pip/any': { correct: true, at: noonOn(2) },
    'beginner/gone/any': { correct: false, at: noonOn(2) },
  },
  marks: {
    'beginner/two-prices': { done: noonOn(2), revision: 1 },
    'beginner/gone': { done: noonOn(2), revision: 1 },
  },
  quizzes: { 'beginner/what-a-price-is-quiz': { best: result(7, 2), last: result(5, 3) } },
};

function draw() {
  storeProgress(progress);
  renderRoutes([{ path: '*', element: <ProgressPanel /> }], '/');
}

const all = String(
  numberedLessons(courseOutlines.find(({ name }) => name === 'beginner')?.modules ?? []).length,
);
const beginner = () => screen.getByRole('region', { name: 'Beginner course' });

it('shows completed lessons and quiz results of each course', () => {
  draw();
  expect(beginner()).toHaveTextContent(`5 of ${all} lessons done.`);
  expect(beginner()).toHaveTextContent(
    'Quiz: best 7 of 8 on 2 January 2026, latest 5 of 8 on 3 January 2026',
  );
  expect(beginner()).toHaveTextContent('What a price is5 of 5 · quiz 7 of 8');
  expect(
    within(beginner()).getByRole('link', { name: 'Record of completion for the beginner course' }),
  ).toHaveAttribute('href', '/education/record?course=beginner');
});

it('lists lessons with questions last answered wrongly', () => {
  draw();
  const list = within(screen.getByRole('region', { name: 'Questions to try again' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${lessonLink('beginner/two-prices').label}: 2 questions`,
  ]);
  expect(list.getByRole('link')).toHaveAttribute('href', '/education/beginner/two-prices#check-yourself');
});
