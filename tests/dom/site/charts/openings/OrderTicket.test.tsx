import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import OrderTicket from '@/site/charts/openings/OrderTicket';

it('draws each field and explains the numbered ones', () => {
  render(
    <OrderTicket
      drawing={{
        kind: 'orderTicket',
        title: 'New order',
        fields: [
          { label: 'Symbol', value: 'EURUSD' },
          { label: 'Volume', value: '0.25', explained: 'In lots.' },
          { label: 'Stop Loss', value: '1.08000', explained: 'A price.' },
        ],
        button: 'Buy by Market',
      }}
    />,
  );
  expect(screen.getByText('New order')).toBeVisible();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Symbol',
    'Volume',
    'Stop Loss',
  ]);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    'EURUSD',
    '0.251',
    '1.080002',
  ]);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Volume. In lots.',
    'Stop Loss. A price.',
  ]);
  // The ticket is only a picture, so its button must not be a real one.
  expect(screen.queryByRole('button')).toBeNull();
});
