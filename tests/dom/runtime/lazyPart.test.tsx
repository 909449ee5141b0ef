import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { lazyPart } from '@/runtime/lazyPart';

it('loads a part again after a failure, while the rest of the page stays', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi
    .fn<() => Promise<{ readonly default: () => string }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: () => 'The chart' });
  const Chart = lazyPart(load, 'Loading');
  render(
    <>
      <p>The form</p>
      <Chart />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The chart')).toBeVisible();
  expect(screen.getByText('The form')).toBeVisible();
});
