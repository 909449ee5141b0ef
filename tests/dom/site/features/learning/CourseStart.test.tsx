import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { courseOutlines, lessonsOf, type OpenCourseOutline } from '@/content/lessonPlace';
import CourseStart from '@/site/features/learning/CourseStart';
import { day, forgetProgress } from '../../../../support/progress';
import { storeProgress, storeProgressElsewhere } from '../../../../support/storedProgress';

beforeEach(forgetProgress);

const draw = (course: OpenCourseOutline) =>
  render(
    <MemoryRouter>
      <CourseStart course={course} />
    </MemoryRouter>,
  );

const tally = () => screen.getByText(/open lessons done$/).closest('p');
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

const PROGRESS = ['Your progress', '/education/progress'];

describe.each(courseOutlines.map((course) => [course.label, course] as const))('%s', (_label, course) => {
  const [first, second] = lessonsOf(course.modules);

  it('begins with the first lesson', () => {
    draw(course);
    expect(links()).toEqual([[`Start: ${first?.label ?? ''}`, first?.to], PROGRESS]);
    expect(tally()).toHaveTextContent(`0 of ${String(lessonsOf(course.modules).length)} open lessons done`);
  });

  it('continues after the lessons that are done', async () => {
    const stored = {
      marks: { [first?.id ?? '']: { done: day(2), revision: 1 } },
    };
    storeProgress(stored);
    draw(course);
    storeProgressElsewhere(stored);
    expect(await screen.findByRole('link', { name: /^Continue/ })).toBeVisible();
    expect(links()).toEqual([[`Continue: ${second?.label ?? ''}`, second?.to], PROGRESS]);
    expect(tally()).toHaveTextContent(/^1 of /);
  });
});

it('links to no lesson when none can be read', () => {
  const [course] = courseOutlines;
  if (!course) throw new Error('No course can be read.');
  draw({ ...course, modules: course.modules.map((module) => ({ ...module, lessons: [undefined] })) });
  expect(links()).toEqual([PROGRESS]);
  expect(tally()).toHaveTextContent('0 of 0 open lessons done');
});
