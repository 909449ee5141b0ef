import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BarsFigure } from '@/site/charts/BarsFigure';

it('describes the bars in words', () => {
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
