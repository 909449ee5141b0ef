import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { courseOutlines, lessonsOf } from '@/content/lessonPlace';
import { CourseTally } from '@/site/features/learning/CourseTally';
import { day, forgetProgress } from '../../../../support/progress';
import { storeProgressElsewhere } from '../../../../support/storedProgress';

beforeEach(forgetProgress);

const modules = courseOutlines[0]?.modules ?? [];
const lessons = lessonsOf(modules);
const all = String(lessons.length);

it('counts only the lessons of the course that are done', async () => {
  render(
    <MemoryRouter>
      <CourseTally modules={modules} />
    </MemoryRouter>,
  );
  const [count, kept] = screen.getAllByRole('paragraph');
  expect(count).toHaveTextContent(`0 of ${all} open lessons done`);
  expect(kept).toHaveTextContent('Kept in this browser only. Your progress');
  expect(screen.getByRole('link', { name: 'Your progress' })).toHaveAttribute('href', '/education/progress');
  const [first, second, third] = lessons.map(({ id }) => id);
  storeProgressElsewhere({
    marks: {
      [first ?? '']: { done: day(2), revision: 1 },
      [second ?? '']: { done: day(2), undone: day(3), revision: 1 },
      [third ?? '']: { done: day(4), revision: 1 },
      'forex/a-lesson-elsewhere': { done: day(2), revision: 1 },
    },
  });
  expect(await screen.findByText('2')).toBeVisible();
  expect(count).toHaveTextContent(`2 of ${all} open lessons done`);
});
