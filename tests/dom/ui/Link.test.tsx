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

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'leaves clicks with modifiers to the browser: %o',
  (click) => {
    const { address } = opened();
    // jsdom doesn't implement navigation, so unprevented clicks do nothing.
    expect(fireEvent.click(screen.getByRole('link'), click)).toBe(true);
    expect(address()).toBe('/');
  },
);
