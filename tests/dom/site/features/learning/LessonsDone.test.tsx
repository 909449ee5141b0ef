import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { courseOutlines, lessonsOf } from '@/content/lessonPlace';
import LessonsDone from '@/site/features/learning/LessonsDone';
import { day, forgetProgress } from '../../../../support/progress';
import { KEY } from '../../../../support/progressTab';

beforeEach(forgetProgress);

const [course] = courseOutlines;
const modules = course?.modules ?? [];
const lessons = lessonsOf(modules);
const all = String(lessons.length);

const store = (progress: object) => {
  localStorage.setItem(KEY, JSON.stringify({ version: 1, ...progress }));
};

const told = () => {
  act(() => {
    globalThis.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: localStorage.getItem(KEY) }));
  });
};

const marksOf = (count: number) =>
  Object.fromEntries(lessons.slice(0, count).map(({ id }) => [id, { done: day(2), revision: 1 }]));

it('says that the lessons are here to who has done none, and then how many are done', async () => {
  render(<LessonsDone modules={modules} />);
  expect(screen.getByText(`Its ${all} lessons are on this site.`)).toBeVisible();
  store({ marks: marksOf(1) });
  told();
  expect(await screen.findByText(`You've marked 1 of its ${all} lessons as done.`)).toBeVisible();
  store({ marks: marksOf(3) });
  told();
  expect(await screen.findByText(`You've marked 3 of its ${all} lessons as done.`)).toBeVisible();
});
