import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { courseAt } from '@/content/courseOrder';
import { openCourses } from '@/content/lessonOrder';
import { mainNavigation } from '@/content/navigation';
import { pages } from '@/content/pages';
import { PageList } from '@/site/features/search/PageList';
import { isListed } from '../../../../support/owner';
import { renderRoutes } from '../../../../support/render';

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
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

it('links to every searchable page', () => {
  const linked = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const listed = pages.filter(isListed).map(({ path }) => path);
  expect(listed.filter((path) => path !== '/search' && !linked.includes(path))).toEqual([]);
});
