import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BarsFigure } from '@/site/charts/BarsFigure';

it('says in words what it draws', () => {
  render(
    <BarsFigure
      name="The rise that undoes a fall"
      bars={[
        { label: '10%', value: 11, text: '11%' },
        { label: '90%', value: 900, text: '900%' },
      ]}
    />,
  );
  expect(
    screen.getByRole('img', { name: 'The rise that undoes a fall, as bars: 10%: 11%, 90%: 900%.' }),
  ).toBeVisible();
});

it('draws bars in proportion', () => {
  const { container } = render(
    <BarsFigure
      name="Shares"
      bars={[
        { label: 'half', value: 50, text: '50' },
        { label: 'whole', value: 100, text: '100' },
      ]}
    />,
  );
  const [half, whole] = [...container.querySelectorAll('rect')].map((bar) =>
    Number(bar.getAttribute('width')),
  );
  expect(half).toBe((whole ?? 0) / 2);
});

it('leaves room for the longest text behind the longest bar', () => {
  const text = '$500 million and a half';
  render(
    <BarsFigure
      name="Shares"
      bars={[
        { label: 'a', value: 1, text: '1' },
        { label: 'b', value: 2, text },
      ]}
    />,
  );
  const [, , width] = screen.getByRole('img').getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  const begins = Number(screen.getByText(text).getAttribute('x'));
  // A character of this face takes 8 units at least.
  expect((width ?? 0) - begins).toBeGreaterThan(text.length * 8);
});
