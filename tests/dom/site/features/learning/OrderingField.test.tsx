import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { OrderingField } from '@/site/features/learning/OrderingField';

const CHOICES = ['Plan', 'Enter', 'Review'].map((text) => ({ text, feedback: '', isCorrect: true }));

function Steps() {
  const [order, setOrder] = useState<readonly number[]>([2, 0, 1]);
  return <OrderingField name="steps" choices={CHOICES} order={order} onOrder={setOrder} />;
}

const steps = () => screen.getAllByRole('listitem').map((item) => item.firstElementChild?.textContent);
const button = (name: string) => screen.getByRole('button', { name });

it('moves a step, announces its position and keeps focus', async () => {
  render(<Steps />);
  expect(steps()).toEqual(['Review', 'Plan', 'Enter']);
  expect(button('Move up: Review')).toBeDisabled();
  expect(button('Move down: Enter')).toBeDisabled();
  await userEvent.click(button('Move up: Enter'));
  expect(steps()).toEqual(['Review', 'Enter', 'Plan']);
  expect(screen.getByRole('status')).toHaveTextContent('Enter is now step 2 of 3.');
  expect(button('Move up: Enter')).toHaveFocus();
  await userEvent.click(button('Move down: Review'));
  expect(steps()).toEqual(['Enter', 'Review', 'Plan']);
  expect(screen.getByRole('status')).toHaveTextContent('Review is now step 2 of 3.');
  expect(button('Move down: Review')).toHaveFocus();
});

it('brings the moved step into view', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(<Steps />);
  await userEvent.click(button('Move down: Review'));
  expect(scrollIntoView.mock.contexts).toEqual([button('Move down: Review')]);
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
});

it('moves focus to the other button of an item that reaches either end', async () => {
  render(<Steps />);
  await userEvent.click(button('Move up: Plan'));
  expect(steps()).toEqual(['Plan', 'Review', 'Enter']);
  expect(button('Move down: Plan')).toHaveFocus();
  await userEvent.click(button('Move down: Review'));
  expect(steps()).toEqual(['Plan', 'Enter', 'Review']);
  expect(button('Move up: Review')).toHaveFocus();
});
