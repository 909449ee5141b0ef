import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { courseAt } from '@/content/courseOrder';
import { openCourses } from '@/content/lessonOrder';
import { quizTitle } from '@/content/lessonPlace';
import { mainNavigation, toolLinks } from '@/content/navigation';
import { isListed, pages } from '@/content/pages';
import { PageList } from '@/site/features/search/PageList';
import { renderRoutes } from '../../../../support/render';

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const linksOf = (heading: string) => {
  const section = screen.getByRole('heading', { level: 2, name: heading }).parentElement;
  return within(section ?? document.body)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
};

describe('L26: the list of every page', () => {
  beforeEach(() => {
    renderRoutes([{ path: '*', element: <PageList /> }], '/');
  });

  it('has a heading for each subject that has pages of its own, and for each course with something to read', () => {
    expect(headings()).toEqual([
      'Pages',
      ...mainNavigation.filter(({ children }) => children).map(({ label }) => label),
      'Calculators',
      'Courses',
      ...openCourses.map(({ course }) => courseAt(`/education/${course}`)?.label),
    ]);
  });

  it('has the pages of a subject and the calculators by their names', () => {
    expect(linksOf('Pages').slice(0, mainNavigation.length)).toEqual(
      mainNavigation.map(({ label, to }) => [label, to]),
    );
    for (const { label, children } of mainNavigation)
      if (children) expect(linksOf(label)).toEqual(children.map((child) => [child.label, child.to]));
    expect(linksOf('Calculators')).toEqual(toolLinks.map(({ label, to }) => [label, to]));
  });

  it('has the lessons of a module, and its quiz behind them', () => {
    for (const { course, modules } of openCourses) {
      const names = linksOf(courseAt(`/education/${course}`)?.label ?? '').map(([name]) => name);
      const [first] = modules;
      if (!first) continue;
      expect(names.slice(0, first.lessons.length + 1)).toEqual([
        ...first.lessons.map(({ title }) => title),
        quizTitle(first.title),
      ]);
    }
  });

  it('leads to every page that can be found, but for the search itself', () => {
    const linked = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const listed = pages.filter(isListed).map(({ path }) => path);
    expect(listed.filter((path) => path !== '/search' && !linked.includes(path))).toEqual([]);
  });
});
