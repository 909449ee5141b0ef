import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Question } from '@/content/lesson';
import CheckList from '@/site/features/learning/CheckList';
import { forgetProgress } from '../../../../support/progress';
import { costs, fees } from '../../../../support/questions';

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

const ordering: Question = {
  id: 'beginner/two-prices/ordering',
  kind: 'ordering',
  prompt: 'Put them in order.',
  steps: [
    { text: 'Wake', feedback: 'Before all others.' },
    { text: 'Dress', feedback: 'Before leaving.' },
    { text: 'Leave', feedback: 'At the end.' },
  ],
  explanation: 'As every morning.',
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

describe('a question of a lesson', () => {
  it('L22: tells a miss what was picked, and everything at the second', async () => {
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

    // The misses of another round are counted anew.
    await user.click(again());
    await user.click(option('The bid'));
    await user.click(check());
    expect(status()).toHaveTextContent('Not yet. You receive it.');
    expect(says('A buyer pays the ask.')).toBe(false);
  });

  it('L21: keeps the focus on Check and tells the verdict in the status', async () => {
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

  it('L22: shows the answer when asked to', async () => {
    const user = draw(single);
    await user.click(screen.getByRole('button', { name: 'Show the answer' }));
    expect(says('A buyer pays the ask.')).toBe(true);
    await user.click(again());
    expect(says('A buyer pays the ask.')).toBe(false);
  });

  it('L23: says so when nothing was picked', async () => {
    const user = draw(single);
    await user.click(check());
    expect(status()).toHaveTextContent('Nothing is picked yet.');
  });

  it('L24: again brings another order, nothing picked, and the focus on the question', async () => {
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

  it('L20: is answered by the keyboard alone, and Enter checks', async () => {
    const user = draw(single);
    await user.tab();
    option('The ask').focus();
    await user.keyboard(' {Enter}');
    expect(status()).toHaveTextContent('Correct.');
  });

  it('L20: several answers are ticked by Space, and a number is typed', async () => {
    const user = draw(fees);
    for (const name of ['The spread', 'The swap']) {
      screen.getByRole('checkbox', { name }).focus();
      await user.keyboard(' ');
    }
    await user.keyboard('{Enter}');
    expect(status()).toHaveTextContent('Correct.');
    cleanup();
    draw(costs);
    screen.getByRole('textbox', { name: 'Cost, in dollars' }).focus();
    await user.keyboard('2.50{Enter}');
    expect(status()).toHaveTextContent('Correct.');
  });

  it('L20: steps are moved by buttons that name them, and the focus goes with them', async () => {
    const user = draw(ordering);
    const steps = () => within(screen.getAllByRole('list')[1] ?? document.body).getAllByRole('listitem');
    const placeOf = (text: string) => steps().findIndex((step) => step.textContent.startsWith(text));
    for (const [target, text] of ['Wake', 'Dress', 'Leave'].entries())
      while (placeOf(text) > target) {
        await user.click(screen.getByRole('button', { name: `Move up: ${text}` }));
        expect(document.activeElement?.textContent).toContain(text);
      }
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(/is now step \d of 3\.$/);
    await user.click(check());
    expect(status()).toHaveTextContent('Correct.');
  });

  it('L48: what was picked is there for who comes back, until the question is asked again', async () => {
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

  it('L48: steps stand as they were left', async () => {
    const user = draw(ordering);
    const steps = () =>
      screen.getAllByRole('button', { name: /^Move up/ }).map((button) => button.textContent);
    const [, second = ''] = steps();
    await user.click(screen.getByRole('button', { name: second.replace('↑', '') }));
    const moved = steps();
    expect(moved[0]).toBe(second);
    cleanup();
    draw(ordering);
    expect(steps()).toEqual(moved);
  });

  it('keeps the last answer, and shows it the next time; nothing picked is no answer', async () => {
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
});
