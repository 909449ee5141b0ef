import { cleanup, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import type { Question } from '@/content/lesson';
import QuizForm from '@/site/features/learning/QuizForm';
import { showBuilt } from '../../../../support/hydrate';
import { forgetProgress } from '../../../../support/progress';
import { costs, morning, pays, QUIZ } from '../../../../support/questions';
import { lessonLink } from '@/content/lessonPlace';
import { renderRoutes } from '../../../../support/render';
import { storeProgressElsewhere } from '../../../../support/storedProgress';

const questions: readonly Question[] = [pays, costs];

beforeEach(() => {
  forgetProgress();
});

const NEXT = lessonLink('beginner/licence-and-entity');

const draw = (asked = questions) =>
  renderRoutes(
    [{ path: '*', element: <QuizForm id={QUIZ} revision={2} questions={asked} next={NEXT} /> }],
    '/',
  ).user;

const field = () => screen.getByRole('textbox', { name: 'Cost, in dollars' });

const radio = (name: string) => screen.getByRole('radio', { name });

const button = (name: string | RegExp) => screen.getByRole('button', { name });

const handIn = () => button('Check my answers');

const sheet = () => within(screen.getByRole('navigation', { name: 'Questions' }));

it('asks before submitting a quiz with unanswered questions', async () => {
  const user = draw();
  await user.type(field(), '2.50{Enter}');
  expect(screen.queryByRole('heading')).toBeNull();
  await user.click(handIn());
  expect(screen.getByText('1 question is still unanswered. Check the others anyway?')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
  await user.click(button('Keep answering'));
  expect(screen.queryByText(/still unanswered/)).toBeNull();
  expect(document.activeElement).toHaveTextContent('Question 1 of 2Which price do you pay?');
  await user.click(handIn());
  await user.click(button('Check anyway'));
  expect(screen.getByRole('heading', { name: '1 of 2 correct' })).toBeVisible();
});

it('does not submit a quiz with an answer in the wrong unit', async () => {
  const user = draw([costs]);
  await user.type(field(), '2.50 EUR');
  await user.click(handIn());
  expect(screen.getByText('Check question 1: the reason is below the answer.')).toBeVisible();
  expect(screen.getByText(/^“EUR” isn't the unit here/)).toBeVisible();
  await user.clear(field());
  await user.type(field(), '$2.50');
  await user.click(handIn());
  expect(screen.getByRole('heading', { name: '1 of 1 correct' })).toBeVisible();
});

it('shows the state of each question, and all explanations after submission', async () => {
  const user = draw([...questions, morning]);
  const states = () =>
    sheet()
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label'));
  expect(states()).toEqual(['Question 1, open', 'Question 2, open', 'Question 3, open']);
  expect(sheet().getByText('0 of 3 answered')).toBeVisible();
  await user.type(field(), '9');
  await user.click(radio('The ask'));
  expect(states()).toEqual(['Question 1, answered', 'Question 2, answered', 'Question 3, open']);
  expect(sheet().getByText('2 of 3 answered')).toBeVisible();
  await user.clear(field());
  expect(states()).toEqual(['Question 1, answered', 'Question 2, open', 'Question 3, open']);
  await user.type(field(), '9');
  await user.click(handIn());
  await user.click(button('Check anyway'));
  expect(states()).toEqual(['Question 1, correct', 'Question 2, not yet', 'Question 3, open']);
  for (const text of ['A buyer pays the ask.', 'Half of five.']) expect(screen.getByText(text)).toBeVisible();
  const [first] = sheet().getAllByRole('link');
  const place = document.querySelector(first?.getAttribute('href') ?? '');
  expect(place).toHaveTextContent('Which price do you pay?');
  await user.click(button('Try again'));
  expect(states()).toEqual(['Question 1, open', 'Question 2, open', 'Question 3, open']);
});

it('says that the best result is from an earlier revision', () => {
  const old = { correct: 2, of: 2, at: '2026-01-02T03:04:05.000Z', revision: 1 };
  storeProgressElsewhere({ quizzes: { [QUIZ]: { best: old, last: old } } });
  draw();
  expect(screen.getByText(/^Best so far: 2 of 2 on 2 January 2026, in an earlier version/)).toBeVisible();
});

const stored = () =>
  JSON.parse(localStorage.getItem('upm_progress') ?? 'null') as {
    quizzes: Record<string, Record<'best' | 'last', { correct: number; of: number; revision: number }>>;
  } | null;

it('keeps typed and chosen answers when WebKit empties the form on Back', async () => {
  const user = draw();
  await user.type(field(), '2.50');
  await user.click(radio('The ask'));
  globalThis.dispatchEvent(new Event('pagehide'));
  document.querySelector('form')?.reset();
  globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(field()).toHaveValue('2.50');
  expect(radio('The ask')).toBeChecked();
});

/** Drops what the tab has in memory, as a reload does. */
function reload() {
  const text = localStorage.getItem('upm_progress');
  cleanup();
  forgetProgress();
  if (text !== null) localStorage.setItem('upm_progress', text);
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'upm_progress', newValue: text }));
}

it('keeps an unfinished quiz across reloads until it is submitted', async () => {
  const user = draw([...questions, morning]);
  await user.click(radio('The ask'));
  await user.type(field(), '3');
  await user.click(screen.getAllByRole('button', { name: /^Move up/ }).at(-1) ?? handIn());
  const steps = () => screen.getAllByRole('button', { name: /^Move up/ }).map((button) => button.textContent);
  const moved = steps();
  reload();
  draw([...questions, morning]);
  expect(screen.getByText('3 of 3 answered')).toBeVisible();
  expect(radio('The ask')).toBeChecked();
  expect(field()).toHaveValue('3');
  expect(steps()).toEqual(moved);
  await user.click(handIn());
  reload();
  draw([...questions, morning]);
  expect(screen.getByText('0 of 3 answered')).toBeVisible();
});

it('counts answers picked before hydration', async () => {
  const { hydrate } = showBuilt(
    <MemoryRouter>
      <QuizForm id={QUIZ} revision={2} questions={questions} next={NEXT} />
    </MemoryRouter>,
  );
  const ask = screen.getByRole<HTMLInputElement>('radio', { name: 'The ask' });
  ask.checked = true;
  expect(await hydrate()).toEqual([]);
  expect(ask).toBeChecked();
  expect(screen.getByText('1 of 2 answered')).toBeVisible();
});

it('discards a stored answer whose option no longer exists', () => {
  const picks = { [pays.id]: { values: ['The open'], at: '2026-01-02T03:04:05.000Z' } };
  storeProgressElsewhere({ picks });
  draw();
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(screen.getByText('0 of 2 answered')).toBeVisible();
});

it('keeps the best result and the latest', async () => {
  const user = draw();
  await user.click(radio('The ask'));
  await user.type(field(), '2.50');
  await user.click(handIn());
  expect(screen.queryByText(/^Last time: /)).toBeNull();
  await user.click(button('Try again'));
  await user.click(handIn());
  await user.click(button('Check anyway'));
  expect(stored()?.quizzes['beginner/what-a-price-is-quiz']).toMatchObject({
    best: { correct: 2, of: 2, revision: 2 },
    last: { correct: 0, of: 2 },
  });
  expect(screen.getByText(/^Best so far: 2 of 2 on \d+ \w+ \d{4}\.$/)).toBeVisible();
  expect(screen.getByText(/^Last time: 0 of 2 on /)).toBeVisible();
});

it('lists only the lessons of wrongly answered questions', async () => {
  const user = draw([pays, costs]);
  const toRead = () => screen.queryByRole('link', { name: /^Read again: / });
  await user.click(radio('The ask'));
  await user.type(field(), '9');
  await user.click(handIn());
  expect(toRead()).toHaveAttribute('href', lessonLink('beginner/the-spread').to);
  expect(screen.getByText(/^The one you missed is explained below\. Read about it first/)).toBeVisible();
  expect(screen.queryByText('Other lessons to read again')).toBeNull();
  await user.click(button('Try again'));
  await user.click(radio('The ask'));
  await user.clear(field());
  await user.type(field(), '2.50');
  await user.click(handIn());
  expect(screen.getByRole('heading', { name: '2 of 2 correct' })).toBeVisible();
  expect(toRead()).toBeNull();
  expect(screen.getByText('Every answer is correct, so there is nothing to read again.')).toBeVisible();
});

it('ignores answers changed after submission', async () => {
  const user = draw([pays, morning]);
  await user.click(handIn());
  await user.click(button('Check anyway'));
  await user.click(radio('The ask'));
  await user.click(screen.getAllByRole('button', { name: /^Move up/ }).at(-1) ?? button('Try again'));
  expect(screen.getByRole('heading', { name: '0 of 2 correct' })).toBeVisible();
  cleanup();
  draw([pays, morning]);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(sheet().getByText('0 of 2 answered')).toBeVisible();
});
