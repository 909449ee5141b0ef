import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Question } from '@/content/lesson';
import CheckList from '@/site/features/learning/CheckList';
import { forgetProgress } from '../../../../support/progress';

const single: Question = {
  id: 'beginner/two-prices/single',
  kind: 'singleChoice',
  prompt: 'Which price do you pay?',
  options: [
    { text: 'The bid', feedback: 'You receive it.' },
    { text: 'The ask', feedback: 'It is the higher one.', isCorrect: true },
    { text: 'The middle', feedback: 'Nobody trades there.' },
    { text: 'Both', feedback: 'One trade has one price.' },
  ],
  explanation: 'A buyer pays the ask.',
  lesson: 'beginner/two-prices',
};

beforeEach(() => {
  forgetProgress();
});

const draw = (question: Question) => {
  render(
    <MemoryRouter>
      <CheckList questions={[question]} />
    </MemoryRouter>,
  );
  return userEvent.setup();
};

const check = () => screen.getByRole('button', { name: 'Check' });
const again = () => screen.getByRole('button', { name: 'Again' });
const option = (name: string) => screen.getByRole('radio', { name });
const status = () => screen.getAllByRole('status').at(-1);

/** What is said without opening a disclosure. */
const says = (text: string) =>
  screen.getAllByText(text, { exact: false }).some((found) => !found.closest('details'));

it('explains a miss, and everything at the second miss', async () => {
  const user = draw(single);
  await user.click(option('The bid'));
  await user.click(check());
  expect(status()).toHaveTextContent('Not yet. You receive it.');
  expect(says('Nobody trades there.')).toBe(false);
  expect(says('A buyer pays the ask.')).toBe(false);
  await user.click(option('The middle'));
  await user.click(check());
  expect(status()).toHaveTextContent('Not yet. Nobody trades there.');
  expect(says('You receive it.')).toBe(true);
  expect(says('A buyer pays the ask.')).toBe(true);

  // Misses are counted separately for each round.
  await user.click(again());
  await user.click(option('The bid'));
  await user.click(check());
  expect(status()).toHaveTextContent('Not yet. You receive it.');
  expect(says('A buyer pays the ask.')).toBe(false);
});

it('keeps the focus on Check and announces the verdict', async () => {
  const user = draw(single);
  await user.click(option('The ask'));
  await user.click(check());
  expect(check()).toHaveFocus();
  expect(status()).toHaveTextContent('Correct. It is the higher one.');
  expect(screen.getByRole('link', { name: 'Read it again' })).toHaveAttribute(
    'href',
    '/education/beginner/two-prices',
  );
});

it('asks again in another order with nothing picked', async () => {
  const user = draw(single);
  const names = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  await user.click(option('The ask'));
  await user.click(check());
  vi.spyOn(Math, 'random').mockReturnValue(0.99);
  await user.click(again());
  expect(names()).toEqual(['Both', 'The middle', 'The ask', 'The bid']);
  expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
  expect(document.activeElement?.tagName).toBe('LEGEND');
  expect(status()).toHaveTextContent(/^$/);
});

it('accepts an answer by the keyboard alone', async () => {
  const user = draw(single);
  await user.tab();
  option('The ask').focus();
  await user.keyboard(' {Enter}');
  expect(status()).toHaveTextContent('Correct.');
});

it('keeps a pick until the question is asked again', async () => {
  const user = draw(single);
  await user.click(option('The bid'));
  cleanup();
  draw(single);
  expect(option('The bid')).toBeChecked();
  await user.click(check());
  await user.click(screen.getByRole('button', { name: 'Show the answer' }));
  await user.click(again());
  cleanup();
  draw(single);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

it('shows the last answer next time', async () => {
  const user = draw(single);
  await user.click(check());
  expect(localStorage.getItem('upm_progress')).toBeNull();
  await user.click(option('The bid'));
  await user.click(check());
  await user.click(option('The ask'));
  await user.click(check());
  expect(JSON.parse(localStorage.getItem('upm_progress') ?? '')).toMatchObject({
    answers: { 'beginner/two-prices/single': { correct: true } },
  });
  cleanup();
  draw(single);
  expect(screen.getByText('Question 1 of 1 · last answer correct')).toBeVisible();
});
