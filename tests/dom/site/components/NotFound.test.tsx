import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page as notFound } from '@/content/pages/notFound';
import { NotFound } from '@/site/components/NotFound';
import { renderRoutes } from '../../../support/render';

const open = (address: string) =>
  renderRoutes(
    [
      { path: '/services/signals/4', element: <p>Signal 4</p> },
      { path: '*', element: <NotFound page={notFound} /> },
    ],
    address,
  );

it.each([
  '.',
  '…',
  '%E2%80%A6',
  ')',
  '%22.',
  '"',
  "'",
  '%27',
  '”',
  '%E2%80%99',
  '“',
  '%E2%80%9C',
  '%E2%80%98',
])('opens the linked page when the URL ends in %s', (end) => {
  const { address } = open(`/services/signals/4${end}`);
  expect(screen.getByText('Signal 4')).toBeInTheDocument();
  expect(address()).toBe('/services/signals/4');
});

it('links to other pages from a page that does not exist', () => {
  open('/no-such-page');
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
});
