import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Question } from '@/content/lesson';
import CheckQuestions from '@/site/features/learning/CheckQuestions';
import { noonOn, forgetProgress } from '../../../../support/progress';
import { costs, fees, pays } from '../../../../support/questions';
import { renderRoutes } from '../../../../support/render';

beforeEach(() => {
  forgetProgress();
});

const draw = (...questions: readonly Question[]) =>
  renderRoutes([{ path: '*', element: <CheckQuestions questions={questions} /> }], '/').user;

const button = (name: string) => screen.getByRole('button', { name });

const field = () => screen.getByRole('textbox', { name: 'Cost, in dollars' });

const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ')
    .trim();

const answersStored = () =>
  (JSON.parse(localStorage.getItem('upm_progress') ?? '{}') as { answers?: Record<string, object> }).answers;

it('announces whether a number is missing, unreadable, wrong or correct', async () => {
  const user = draw(costs);
  expect(said()).toBe('');
  await user.click(button('Check'));
  expect(said()).toBe('Enter a number first.');
  await user.type(field(), 'many');
  await user.click(button('Check'));
  expect(said()).toBe("We can't read that as a number. Write it as 1250 or 12.50.");
  expect(answersStored()).toBeUndefined();
  await user.clear(field());
  await user.type(field(), '9');
  await user.click(button('Check'));
  expect(said()).toBe('Not yet. That is too high.');
  expect(answersStored()).toMatchObject({ [costs.id]: { correct: false } });
  expect(button('Show the answer')).toBeEnabled();
  await user.clear(field());
  await user.type(field(), '2.5');
  await user.click(button('Check'));
  expect(said()).toBe('Correct.');
  expect(answersStored()).toMatchObject({ [costs.id]: { correct: true } });
  expect(screen.queryByRole('button', { name: 'Show the answer' })).toBeNull();
  expect(screen.getByText('$2.50')).toBeVisible();
});

it('states how many options to pick, and keeps the selection', async () => {
  const user = draw(fees);
  expect(screen.getByText('Pick 2.')).toBeVisible();
  for (const name of ['The spread', 'The swap']) await user.click(screen.getByRole('checkbox', { name }));
  cleanup();
  draw(fees);
  expect(
    Object.fromEntries(
      screen
        .getAllByRole('checkbox')
        .map((box) => [box.closest('label')?.textContent, (box as HTMLInputElement).checked]),
    ),
  ).toEqual({ 'The spread': true, 'The swap': true, 'The bid': false });
  await user.click(button('Check'));
  expect(said()).toBe('Correct.');
});

it('shows the answer on request without storing it', async () => {
  const user = draw(pays);
  await user.click(button('Check'));
  expect(said()).toBe('Choose an answer first.');
  await user.click(button('Show the answer'));
  expect(
    screen
      .getAllByRole('listitem')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'The bid You receive it.',
    'The ask (correct) It is the higher one.',
    'The middle Nobody trades there.',
  ]);
  expect(said()).toBe('The answer: The ask. A buyer pays the ask.');
  expect(answersStored()).toBeUndefined();
});

it('labels the buttons of each question with its number', () => {
  draw(pays, fees);
  expect(screen.getAllByRole('button', { name: 'Check' })[1]).toHaveAccessibleDescription('Question 2 of 2');
});

it('numbers the questions and shows previous answers', () => {
  const answers = {
    [pays.id]: { correct: true, at: noonOn(2) },
    [costs.id]: { correct: false, at: noonOn(2) },
  };
  localStorage.setItem('upm_progress', JSON.stringify({ version: 1, answers }));
  draw(pays, costs, fees);
  expect(
    screen.getAllByRole('group').flatMap((group) => group.querySelector('legend')?.textContent ?? []),
  ).toEqual([
    'Question 1 of 3 · last answer correctWhich price do you pay?',
    'Question 2 of 3 · last answer not correctWhat does it cost?',
    'Question 3 of 3Which are costs?',
  ]);
});

const option = (name: string) => screen.getByRole('radio', { name });

/** Whether the text is visible without opening a disclosure. */
const says = (text: string) =>
  screen.getAllByText(text, { exact: false }).some((found) => !found.closest('details'));

it('explains a first mistake, and reveals all feedback after the second', async () => {
  const user = draw(pays);
  await user.click(option('The bid'));
  await user.click(button('Check'));
  expect(said()).toContain('Not yet. You receive it.');
  expect(says('Nobody trades there.')).toBe(false);
  expect(says('A buyer pays the ask.')).toBe(false);
  await user.click(option('The middle'));
  await user.click(button('Check'));
  expect(said()).toBe('Not yet. Nobody trades there. The answer: The ask. A buyer pays the ask.');
  expect(says('You receive it.')).toBe(true);
  expect(says('A buyer pays the ask.')).toBe(true);

  // Each round counts its own mistakes.
  await user.click(button('Try again'));
  await user.click(option('The bid'));
  await user.click(button('Check'));
  expect(said()).toContain('Not yet. You receive it.');
  expect(says('A buyer pays the ask.')).toBe(false);
});

it('reshuffles the options and clears the selection on retry', async () => {
  const user = draw(pays);
  const names = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  await user.click(option('The ask'));
  await user.click(button('Check'));
  vi.spyOn(Math, 'random').mockReturnValue(0.99);
  await user.click(button('Try again'));
  expect(names()).toEqual(['The middle', 'The ask', 'The bid']);
  expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
  expect(document.activeElement?.tagName).toBe('LEGEND');
  expect(said()).toBe('');
});
