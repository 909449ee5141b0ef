import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorPage } from '@/app/ErrorPage';
import { PublicLayout } from '@/layouts/PublicLayout';
import { takeConsoleMessages } from '../support/consoleGuard';
import { renderRoutes } from '../support/render';

function Broken(): never {
  throw new Error('broken on purpose');
}

/** A page that fails inside the public frame, as the route table lays it out. */
const openBroken = () =>
  renderRoutes(
    [
      {
        element: <PublicLayout ticker={null} />,
        children: [
          {
            errorElement: <ErrorPage />,
            children: [
              { path: '/broken', element: <Broken /> },
              { path: '/about', element: <h1>About us</h1> },
            ],
          },
        ],
      },
    ],
    '/broken',
  );

it('F89: stands in place of a page that fails, says what to do, and logs the error', () => {
  openBroken();
  expect(screen.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible();
  expect(document.title).toBe('This page could not be shown | Upmark');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  expect(takeConsoleMessages()).toContain('Error: broken on purpose');
});

it('F89: leaves the header alive, and is gone after a navigation', async () => {
  const { user } = openBroken();
  takeConsoleMessages();
  await user.click(screen.getByRole('link', { name: 'About Us' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  expect(screen.queryByText('This page could not be shown')).not.toBeInTheDocument();
});
