import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ActionLink } from '@/site/components/ActionLink';
import { NoWebinarContext } from '@/site/components/NoWebinarContext';
import { renderRoutes } from '../../../support/render';

const show = (at: string, isNoneToCome: boolean) =>
  renderRoutes(
    [
      {
        path: '*',
        element: (
          <NoWebinarContext value={isNoneToCome}>
            <ActionLink link={{ label: 'Come along', to: '/services/webinar' }} look="primary" />
            <ActionLink link={{ label: 'Choose', to: '/ib-partners' }} look="primary" />
          </NoWebinarContext>
        ),
      },
    ],
    at,
  );

it('leads to the webinars while one may come', () => {
  show('/education/beginner', false);
  expect(screen.getByRole('link', { name: 'Come along' })).toHaveAttribute('href', '/services/webinar');
});

it.each([
  ['/education/beginner', 'No webinar just now: see the courses', '/education'],
  ['/education', 'No webinar just now: see past webinars', '/services/webinar'],
])('says on %s that no webinar is planned: %s', (at, name, to) => {
  show(at, true);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
  expect(screen.queryByRole('link', { name: 'Come along' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Choose' })).toHaveAttribute('href', '/ib-partners');
});
