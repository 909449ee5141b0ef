import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import type { Question } from '@/content/lesson';
import CheckList from '@/site/features/learning/CheckList';
import { showBuilt } from '../../../../support/hydrate';
import { day, forgetProgress } from '../../../../support/progress';
import { costs, fees, morning, pays } from '../../../../support/questions';

beforeEach(() => {
  forgetProgress();
});

const listOf = (questions: readonly Question[]) => (
  <MemoryRouter>
    <CheckList questions={questions} />
  </MemoryRouter>
);

function draw(...questions: readonly Question[]) {
  render(listOf(questions));
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.getByRole('textbox', { name: 'Cost, in dollars' });
const said = () => screen.getByRole('status').textContent.trim();
const answersStored = () =>
  (JSON.parse(localStorage.getItem('upm_progress') ?? '{}') as { answers?: Record<string, object> }).answers;

it('keeps what was picked before the page is live', async () => {
  const { container, hydrate } = showBuilt(listOf([pays]));
  const built = within(container);
  const buttons = () =>
    built.getAllByRole('button').map((one) => [one.textContent, one.hasAttribute('disabled')]);
  expect(buttons()).toEqual([
    ['Check', true],
    ['Show the answer', true],
  ]);
  const ask = built.getByRole('radio', { name: 'The ask' });
  (ask as HTMLInputElement).checked = true;
  expect(await hydrate()).toEqual([]);
  expect(buttons()).toEqual([
    ['Check', false],
    ['Show the answer', false],
  ]);
  expect(ask).toBeChecked();
});

it('announces an open, unreadable, wrong and correct number', async () => {
  const user = draw(costs);
  expect(said()).toBe('');
  await user.click(button('Check'));
  expect(said()).toBe('Nothing is picked yet.');
  await user.type(field(), 'many');
  await user.click(button('Check'));
  expect(said()).toBe('That is not a number we can read. Write it like 1250 or 12.50.');
  expect(answersStored()).toBeUndefined();
  await user.clear(field());
  await user.type(field(), '9');
  await user.click(button('Check'));
  expect(said()).toBe('Not yet.');
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

it('says how many to pick and keeps the ticks', async () => {
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

it('shows a requested answer without storing it', async () => {
  const user = draw(pays);
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
  expect(said()).toBe('');
  expect(answersStored()).toBeUndefined();
});

it('lists steps in order with their reasons', async () => {
  const user = draw(morning);
  await user.click(button('Show the answer'));
  const [, , reasons] = screen.getAllByRole('list');
  expect(
    within(reasons ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Wake Before all others.', 'Leave At the end.']);
  expect(reasons?.tagName).toBe('OL');
  expect(screen.queryByRole('link', { name: 'Read it again' })).toBeNull();
});

it('resets the steps when the question is asked again', async () => {
  const user = draw(morning);
  await user.click(button('Check'));
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('Not yet. Steps in their place: 0 of 2.');
  await user.click(button('Move up: Wake'));
  await user.click(button('Check'));
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('Correct.');
  await user.click(button('Again'));
  await user.click(button('Check'));
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('Not yet. Steps in their place: 0 of 2.');
});

it('numbers the questions and shows the last answers', () => {
  const answers = { [pays.id]: { correct: true, at: day(2) }, [costs.id]: { correct: false, at: day(2) } };
  localStorage.setItem('upm_progress', JSON.stringify({ version: 1, answers }));
  draw(pays, costs, fees);
  expect(
    screen.getAllByRole('group').flatMap((group) => group.querySelector('legend')?.textContent ?? []),
  ).toEqual([
    'Question 1 of 3 · last answer correctWhich price do you pay?',
    'Question 2 of 3 · last answer not yetWhat does it cost?',
    'Question 3 of 3Which are costs?',
  ]);
});
