import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { courseAt } from '@/content/courseOrder';
import { openCourses } from '@/content/lessonOrder';
import { quizTitle } from '@/content/lessonPlace';
import { mainNavigation, toolLinks } from '@/content/navigation';
import { pages } from '@/content/pages';
import { PageList } from '@/site/features/search/PageList';
import { isListed } from '../../../../support/owner';
import { renderRoutes } from '../../../../support/render';

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const linksOf = (heading: string) => {
  const section = screen.getByRole('heading', { level: 2, name: heading }).parentElement;
  return within(section ?? document.body)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
};

beforeEach(() => {
  renderRoutes([{ path: '*', element: <PageList /> }], '/');
});

it('groups pages by subject and course', () => {
  expect(headings()).toEqual([
    'Pages',
    ...mainNavigation.filter(({ children }) => children).map(({ label }) => label),
    'Calculators',
    'Courses',
    ...openCourses.map(({ course }) => courseAt(`/education/${course}`)?.label),
  ]);
});

it('lists the pages of a topic and the calculators', () => {
  expect(linksOf('Pages').slice(0, mainNavigation.length)).toEqual(
    mainNavigation.map(({ label, to }) => [label, to]),
  );
  for (const { label, children } of mainNavigation)
    if (children) expect(linksOf(label)).toEqual(children.map((child) => [child.label, child.to]));
  expect(linksOf('Calculators')).toEqual(toolLinks.map(({ label, to }) => [label, to]));
});

it('lists the lessons and quizzes of each course', () => {
  for (const { course, modules } of openCourses) {
    const names = linksOf(courseAt(`/education/${course}`)?.label ?? '').map(([name]) => name);
    const listed = modules.flatMap(({ title, lessons, quizQuestions }) => [
      ...lessons.flatMap((lesson) => (lesson.minutes === undefined ? [] : [lesson.title])),
      ...(quizQuestions === undefined ? [] : [quizTitle(title)]),
    ]);
    expect(names).toEqual(listed);
  }
});

it('links to every searchable page', () => {
  const linked = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const listed = pages.filter(isListed).map(({ path }) => path);
  expect(listed.filter((path) => path !== '/search' && !linked.includes(path))).toEqual([]);
});
