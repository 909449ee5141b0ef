import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { courseOutlines, lessonsOf } from '@/content/lessonPlace';
import LessonsDone from '@/site/features/learning/LessonsDone';
import { day, forgetProgress } from '../../../../support/progress';
import { storeProgressElsewhere } from '../../../../support/storedProgress';

beforeEach(forgetProgress);

const [course] = courseOutlines;
const modules = course?.modules ?? [];
const lessons = lessonsOf(modules);
const all = String(lessons.length);

const marksOf = (count: number) =>
  Object.fromEntries(lessons.slice(0, count).map(({ id }) => [id, { done: day(2), revision: 1 }]));

it('counts the lessons marked as done', async () => {
  render(<LessonsDone modules={modules} />);
  expect(screen.getByText(`Its ${all} lessons are on this site.`)).toBeVisible();
  storeProgressElsewhere({ marks: marksOf(1) });
  expect(await screen.findByText(`You've marked 1 of its ${all} lessons as done.`)).toBeVisible();
  storeProgressElsewhere({ marks: marksOf(3) });
  expect(await screen.findByText(`You've marked 3 of its ${all} lessons as done.`)).toBeVisible();
});
