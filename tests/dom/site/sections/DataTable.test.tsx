import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import DataTable from '@/site/sections/DataTable';

it('renders a column as proportional bars', () => {
  const rows = [
    ['10 %', '11,1 %'],
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
        bars: { column: 1, values: [11.1, 100, 200] },
      }}
    />,
  );
  const drawing = screen.getByRole('img', {
    name: 'Falls (Rise), as bars: 10 %: 11,1 %, 50 %: 100 %, 67 %: 200 %.',
  });
  const [short = 0, middle = 0, long = 0] = [...drawing.querySelectorAll('rect')].map((bar) =>
    Number(bar.getAttribute('width')),
  );
  expect(middle / long).toBeCloseTo(0.5, 1);
  expect(short / long).toBeCloseTo(0.0555, 1);
  expect(short).toBeGreaterThan(0);
});
