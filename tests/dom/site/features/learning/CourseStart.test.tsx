import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { numberedLessons, courseOutlines, lessonsOf } from '@/content/lessonPlace';
import { noonOn, forgetProgress } from '../../../../support/progress';
import { renderRoutes } from '../../../../support/render';
import { storeProgressElsewhere } from '../../../../support/storedProgress';
import { CourseTally } from '@/site/features/learning/CourseTally';
import CourseStart from '@/site/features/learning/CourseStart';
import LessonsDone from '@/site/features/learning/LessonsDone';

beforeEach(forgetProgress);

const [course] = courseOutlines;
if (!course) throw new Error('No course can be read.');
const { modules } = course;
const lessons = numberedLessons(modules);
const [before] = lessonsOf(modules);
const [first, second] = lessons;

const all = String(lessons.length);
const marksOf = (count: number) =>
  Object.fromEntries(lessons.slice(0, count).map(({ id }) => [id, { done: noonOn(2), revision: 1 }]));

const tally = () => screen.getByText(/^(?:of \d+ lessons done|lessons to read here, free)$/).closest('p');

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

const PROGRESS = ['Your progress', '/education/progress'];

it('starts a course, and continues it after the completed lessons', async () => {
  const start = (
    <>
      <CourseStart course={course} />
      <CourseTally modules={modules} />
    </>
  );
  renderRoutes([{ path: '*', element: start }], '/');
  expect(links()).toEqual([
    ['Start lesson 1, free', first?.to],
    ['Before you start, 4 min', before?.to],
    PROGRESS,
  ]);
  expect(tally()).toHaveTextContent(new RegExp(`^${all} lessons`));
  storeProgressElsewhere({ marks: marksOf(1), opened: { [first?.id ?? '']: noonOn(2) } });
  expect(await screen.findByRole('link', { name: /^Continue/ })).toBeVisible();
  expect(links()[0]).toEqual([`Continue: ${second?.label ?? ''}`, second?.to]);
  expect(tally()).toHaveTextContent(/^1 of /);
});

it('counts the completed lessons of a course', async () => {
  render(<LessonsDone modules={modules} />);
  expect(screen.getByText(`Its ${all} lessons are on this site.`)).toBeVisible();
  storeProgressElsewhere({ marks: marksOf(3) });
  expect(await screen.findByText(`You've done 3 of its ${all} lessons.`)).toBeVisible();
});
