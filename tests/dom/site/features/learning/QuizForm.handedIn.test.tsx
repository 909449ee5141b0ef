import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Question } from '@/content/lesson';
import { lessonLink } from '@/content/lessonPlace';
import QuizForm from '@/site/features/learning/QuizForm';
import { takeConsoleMessages } from '../../../../support/consoleGuard';
import { showBuilt } from '../../../../support/hydrate';
import { day, forgetProgress } from '../../../../support/progress';
import { costs, morning, pays, QUIZ } from '../../../../support/questions';

beforeEach(() => {
  forgetProgress();
});

const quizOf = (questions: readonly Question[]) => (
  <MemoryRouter>
    <QuizForm id={QUIZ} revision={1} questions={questions} />
  </MemoryRouter>
);

function draw(...questions: readonly Question[]) {
  render(quizOf(questions));
  return userEvent.setup();
}

const field = () => screen.getByRole('textbox', { name: 'Cost, in dollars' });
const radio = (name: string) => screen.getByRole('radio', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const question = (prompt: string) => within(screen.getByRole('group', { name: new RegExp(prompt) }));
const sheet = () => screen.getByRole('navigation', { name: 'Questions' });
const verdicts = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent.trim())
    .filter((text) => text !== '');

describe('a quiz that is handed in', () => {
  it('L23: asks how many are open, and asks no more once it was handed in all the same', async () => {
    const user = draw(pays, costs);
    await user.click(button('Hand in'));
    expect(screen.getByText('2 questions are still open. Hand in anyway?')).toBeVisible();
    await user.click(button('Hand in anyway'));
    expect(screen.queryByText(/still open/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Hand in/ })).toBeNull();
  });

  it('says of every answer what it is worth', async () => {
    const user = draw(pays, costs, morning);
    await user.click(radio('The middle'));
    await user.click(button('Move up: Wake'));
    await user.click(button('Hand in'));
    await user.click(button('Hand in anyway'));
    expect(verdicts()).toEqual(
      expect.arrayContaining(['Not yet. Nobody trades there.', 'Nothing is picked yet.', 'Correct.']),
    );
    expect(screen.getByRole('heading', { name: '1 of 3' })).toBeVisible();
  });

  it('shows no reasons before', () => {
    draw(pays);
    expect(screen.getByText('A buyer pays the ask.')).not.toBeVisible();
  });

  it('names the lessons behind what was missed only, and none after a quiz without a miss', async () => {
    const user = draw(pays, costs);
    const toRead = () => screen.queryByRole('list', { name: 'Lessons to read again' });
    await user.click(radio('The ask'));
    await user.type(field(), '9');
    await user.click(button('Hand in'));
    expect(toRead()?.textContent).toBe(lessonLink('beginner/the-spread').label);
    await user.click(button('Again'));
    await user.click(radio('The ask'));
    await user.clear(field());
    await user.type(field(), '2.50');
    await user.click(button('Hand in'));
    expect(screen.getByRole('heading', { name: '2 of 2' })).toBeVisible();
    expect(toRead()).toBeNull();
    expect(screen.queryByText('Lessons to read again')).toBeNull();
  });

  it('begins again at its first question', async () => {
    const user = draw(pays, costs);
    await user.click(button('Hand in'));
    await user.click(button('Hand in anyway'));
    await user.click(button('Again'));
    expect(document.activeElement).toHaveTextContent('Question 1 of 2');
  });

  it('L48: takes no answer that is changed afterwards for one of the next round', async () => {
    const user = draw(pays, morning);
    await user.click(button('Hand in'));
    await user.click(button('Hand in anyway'));
    await user.click(radio('The ask'));
    await user.click(screen.getAllByRole('button', { name: /^Move up/ }).at(-1) ?? button('Again'));
    expect(screen.getByRole('heading', { name: '0 of 2' })).toBeVisible();
    cleanup();
    draw(pays, morning);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(within(sheet()).getByText('0 of 2 answered')).toBeVisible();
  });

  it('L38: says with a full storage that the result ends with the tab', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const user = draw(pays);
    await user.click(radio('The ask'));
    await user.click(button('Hand in'));
    expect(screen.getByText(/^Best so far: 1 of 1/)).toBeVisible();
    expect(screen.getByText(/^This browser's storage for this site is full/)).toBeVisible();
    vi.restoreAllMocks();
    await waitFor(() => {
      expect(takeConsoleMessages().length).toBeGreaterThan(0);
    });
  });
});

describe('a quiz that is being answered', () => {
  it('keeps the other questions as they are while steps are moved', async () => {
    const user = draw(pays, morning);
    await user.click(radio('The ask'));
    await user.click(button('Move up: Wake'));
    expect(question('Which price').getAllByRole('radio')).toHaveLength(3);
    expect(radio('The ask')).toBeChecked();
    expect(within(sheet()).getByText('2 of 2 answered')).toBeVisible();
  });

  it('L48: counts what was answered, and has steps as they were left, for who comes back', async () => {
    const user = draw(pays, morning);
    await user.click(radio('The ask'));
    await user.click(button('Move up: Wake'));
    cleanup();
    draw(pays, morning);
    expect(within(sheet()).getByText('2 of 2 answered')).toBeVisible();
    await user.click(button('Hand in'));
    expect(screen.getByRole('heading', { name: '2 of 2' })).toBeVisible();
  });

  it('takes blanks for no answer', async () => {
    const user = draw(costs);
    await user.type(field(), '  ');
    expect(within(sheet()).getByText('0 of 1 answered')).toBeVisible();
  });

  it('is noted as opened by who has kept something before', async () => {
    const stored = { version: 1, marks: { 'beginner/two-prices': { done: day(2) } } };
    localStorage.setItem('upm_progress', JSON.stringify(stored));
    draw(pays);
    await waitFor(() => {
      expect(JSON.parse(localStorage.getItem('upm_progress') ?? '{}')).toMatchObject({
        opened: { [QUIZ]: expect.any(String) as string },
      });
    });
  });

  it('cannot be handed in before scripts have taken over, and stands as the built page has it', async () => {
    const { container, hydrate } = showBuilt(quizOf([pays, costs, morning]));
    const handIn = within(container).getByRole('button', { name: 'Hand in' });
    expect(handIn).toBeDisabled();
    expect(await hydrate()).toEqual([]);
    expect(handIn).toBeEnabled();
  });
});
