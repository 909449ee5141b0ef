import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import DataTable from '@/site/sections/DataTable';

it('renders a column as proportional bars', () => {
  const rows = [
    ['50 %', '100 %'],
    ['67 %', '200 %'],
  ];
  render(
    <DataTable
      section={{
        kind: 'table',
        heading: 'Falls',
        columns: ['Fall', 'Rise'],
        rows,
        bars: { column: 1, values: [100, 200] },
      }}
    />,
  );
  const drawing = screen.getByRole('img', { name: 'Falls (Rise), as bars: 50 %: 100 %, 67 %: 200 %.' });
  const [middle = 0, long = 0] = [...drawing.querySelectorAll('rect')].map((bar) =>
    Number.parseFloat(bar.getAttribute('width') ?? ''),
  );
  expect(middle / long).toBeCloseTo(0.5, 1);
});
