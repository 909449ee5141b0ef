import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
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
const sheet = () => screen.getByRole('navigation', { name: 'Questions' });
const verdicts = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent.trim())
    .filter((text) => text !== '');

it('judges every answer', async () => {
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

it('names only the lessons of missed questions', async () => {
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

it('ignores answers changed after handing in', async () => {
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

it('says with a full storage that the result ends here', async () => {
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

it('notes the quiz as opened for a returning learner', async () => {
  const stored = { version: 1, marks: { 'beginner/two-prices': { done: day(2) } } };
  localStorage.setItem('upm_progress', JSON.stringify(stored));
  draw(pays);
  await waitFor(() => {
    expect(JSON.parse(localStorage.getItem('upm_progress') ?? '{}')).toMatchObject({
      opened: { [QUIZ]: expect.any(String) as string },
    });
  });
});

it('disables handing in until the page is live', async () => {
  const { container, hydrate } = showBuilt(quizOf([pays, costs, morning]));
  const handIn = within(container).getByRole('button', { name: 'Hand in' });
  expect(handIn).toBeDisabled();
  expect(await hydrate()).toEqual([]);
  expect(handIn).toBeEnabled();
});
