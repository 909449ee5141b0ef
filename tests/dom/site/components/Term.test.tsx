import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rich, term } from '@/content/richText';
import { Text } from '@/site/components/Text';
import { renderRoutes } from '../../../support/render';

const open = () =>
  renderRoutes(
    [
      {
        path: '/lesson',
        element: (
          <p>
            <Text of={rich`You count in ${term('pip', 'pips')} here.`} />
          </p>
        ),
      },
      { path: '/glossary', element: <h1>Glossary</h1> },
    ],
    '/lesson',
  );

const link = () => screen.getByRole('link', { name: 'pips' });

it('links a term to its glossary entry', () => {
  open();
  expect(link()).toHaveAttribute('href', '/glossary#pip');
  expect(document.querySelector('p')).toHaveTextContent('You count in pips here.');
});

it('opens the glossary entry when popovers are unsupported', async () => {
  const { user, address } = open();
  await user.click(link());
  expect(address()).toBe('/glossary#pip');
});
