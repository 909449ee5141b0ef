import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QuizSheet } from '@/site/features/learning/QuizSheet';

it('links every question with its number and state', () => {
  const states = ['open', 'answered', 'unreadable', 'notYet', 'correct'] as const;
  render(
    <QuizSheet
      title="2 of 5 answered"
      questions={states.map((state) => ({ anchor: `question-${state}`, state }))}
    />,
  );
  const sheet = within(screen.getByRole('navigation', { name: 'Questions' }));
  expect(sheet.getByText('2 of 5 answered')).toBeVisible();
  expect(sheet.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1, open', '#question-open'],
    ['2, answered', '#question-answered'],
    ['3, no number', '#question-unreadable'],
    ['4, not yet', '#question-notYet'],
    ['5, correct', '#question-correct'],
  ]);
});
