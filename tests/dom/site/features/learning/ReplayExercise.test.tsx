import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import ReplayExercise from '@/site/features/learning/ReplayExercise';

const candle = (close: number) => ({ open: 10, high: 20, low: 5, close });

const section = {
  kind: 'replay',
  heading: 'Decide before you see',
  intro: '',
  chart: {
    decimals: 0,
    candles: [candle(12), candle(15), candle(8), candle(7)],
    marks: [],
    description: 'Two candles that rise.',
  },
  shownAtFirst: 2,
  question: 'What do you do?',
  choices: [
    { text: 'Buy', comment: 'You are in.' },
    { text: 'Wait', comment: 'You are out.' },
  ],
  whatHappened: 'It fell twice.',
} as const;

const candles = () => screen.getByRole('img').querySelectorAll('svg > g > rect').length;
const button = (name: string) => screen.getByRole('button', { name });
const said = () => {
  const [candle, comment] = screen.getAllByRole('status').map(({ textContent }) => textContent);
  return { candle, comment };
};

it('shows the chart candle by candle after a decision', async () => {
  const user = userEvent.setup();
  render(<ReplayExercise section={section} />);
  expect(candles()).toBe(2);
  expect(screen.getByRole('img')).toHaveAccessibleName('Two candles that rise.');
  await user.click(button('Decide'));
  expect(candles()).toBe(2);
  expect(said().comment).toBe('Decide first to see the rest.');
  await user.click(screen.getByRole('radio', { name: 'Wait' }));
  await user.click(button('Decide'));
  expect(said()).toEqual({ candle: '', comment: 'You are out.' });
  expect(candles()).toBe(2);
  expect(screen.getByRole('radio', { name: 'Buy' })).toBeDisabled();
  await user.click(button('Next candle'));
  expect(candles()).toBe(3);
  expect(said()).toEqual({ candle: 'Candle 1 of 2: close 8.', comment: 'You are out.' });
  await user.click(button('Next candle'));
  expect(candles()).toBe(4);
  expect(said()).toEqual({ candle: 'Candle 2 of 2: close 7.', comment: 'You are out.It fell twice.' });
  expect(button('Try again')).toHaveFocus();
  await user.click(button('Try again'));
  expect(candles()).toBe(2);
  expect(said()).toEqual({ candle: '', comment: '' });
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(document.activeElement).toHaveTextContent('What do you do?');
});
