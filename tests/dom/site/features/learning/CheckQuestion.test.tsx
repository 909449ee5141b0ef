import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
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

it('takes no answer until scripts have taken over, and keeps what was picked before', async () => {
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

describe('a number that is asked for in a lesson', () => {
  it('is open, not readable, missed and found in turn, and each is said', async () => {
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

  it('gives the answer at the second miss, and not before for blanks and words', async () => {
    const user = draw(costs);
    const isShown = () => screen.queryByRole('button', { name: 'Again' }) !== null;
    for (const typed of ['9', 'many', ' ']) {
      await user.clear(field());
      await user.type(field(), typed);
      await user.click(button('Check'));
      expect(isShown(), typed).toBe(false);
    }
    await user.clear(field());
    await user.type(field(), '8');
    await user.click(button('Check'));
    expect(isShown()).toBe(true);
  });

  it('is there as it was typed for who comes back, and gone once it is asked again', async () => {
    const user = draw(costs);
    await user.type(field(), '2.5');
    cleanup();
    draw(costs);
    expect(field()).toHaveValue('2.5');
    await user.click(button('Check'));
    await user.click(button('Again'));
    expect(field()).toHaveValue('');
    expect(said()).toBe('');
    expect(button('Show the answer')).toBeEnabled();
  });
});

it('says how many are to be picked of several, and has what was ticked for who comes back', async () => {
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

it('asks for one pick without saying how many', () => {
  draw(pays);
  expect(screen.queryByText(/^Pick/)).toBeNull();
  expect(screen.getAllByRole('radio')).toHaveLength(3);
});

it('shows an answer that was asked for without taking it for one of the reader', async () => {
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

it('lists steps in their order with what is said of each, none of them as the correct one', async () => {
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

it('L48: steps are moved back to where they were asked in when the question is asked again', async () => {
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

it('numbers the questions, and says of each how it was answered last', () => {
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
