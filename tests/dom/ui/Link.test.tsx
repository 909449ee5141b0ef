import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Link } from '@/ui/Link';
import { renderRoutes } from '../../support/render';

const opened = (link = <Link to="/markets/forex">Forex</Link>) =>
  renderRoutes(
    [
      { path: '/', element: link },
      { path: '/markets/forex', element: <h1>Forex trading</h1> },
    ],
    '/',
  );

it('navigates without loading a new document', async () => {
  const { user, address } = opened();
  expect(screen.getByRole('link', { name: 'Forex' })).toHaveAttribute('href', '/markets/forex');
  await user.click(screen.getByRole('link', { name: 'Forex' }));
  expect(await screen.findByRole('heading', { name: 'Forex trading' })).toBeVisible();
  expect(address()).toBe('/markets/forex');
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'leaves clicks with modifiers to the browser: %o',
  (click) => {
    const { address } = opened();
    // jsdom doesn't implement navigation, so unprevented clicks do nothing.
    expect(fireEvent.click(screen.getByRole('link'), click)).toBe(true);
    expect(address()).toBe('/');
  },
);
