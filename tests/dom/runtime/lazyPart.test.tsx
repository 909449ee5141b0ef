import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { lazyPart } from '@/runtime/lazyPart';

it('reloads a part after a failure without replacing the rest of the page', async () => {
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
