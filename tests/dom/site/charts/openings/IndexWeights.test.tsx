import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import IndexWeights from '@/site/charts/openings/IndexWeights';

it('compares size-weighted and equal weights', () => {
  render(<IndexWeights drawing={{ kind: 'indexWeights', sizes: [50, 20, 20, 10], largest: 1 }} />);
  expect(screen.getByText('largest 1: 50%')).toBeVisible();
  expect(screen.getByText('the same 1: 25%')).toBeVisible();
});
