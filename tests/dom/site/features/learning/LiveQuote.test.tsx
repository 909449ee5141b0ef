import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import LiveQuote from '@/site/features/learning/LiveQuote';

it('starts a trade in either direction with a loss equal to the spread', async () => {
  render(<LiveQuote bid={1.084} units={10_000} />);
  await userEvent.click(screen.getByRole('button', { name: 'Buy 1.0842' }));
  expect(screen.getByText("Bought. You're down $2.")).toBeVisible();
  expect(screen.getByText('To close the trade now, you would sell at 1.0840.')).toBeVisible();
  fireEvent.change(screen.getByRole('slider'), { target: { value: '5' } });
  await userEvent.click(screen.getByRole('button', { name: 'Sell 1.0840' }));
  expect(screen.getByText("Sold. You're down $5.")).toBeVisible();
  expect(screen.getByText('To close the trade now, you would buy back at 1.0845.')).toBeVisible();
});
