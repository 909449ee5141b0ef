import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Exercise } from '@/content/lesson';
import { ExerciseView } from '@/site/features/learning/ExerciseView';
import { renderRoutes } from '../../../../support/render';

const exercise: Exercise = {
  task: 'Work out the cost.',
  solution: 'It is five dollars.',
  mistakes: [
    { mistake: 'You took the bid.', why: 'A buyer pays the ask.', lesson: 'beginner/two-prices' },
    { mistake: 'You forgot a zero.', why: 'Count them.' },
  ],
};

const draw = (drawn: Exercise) =>
  renderRoutes([{ path: '*', element: <ExerciseView exercise={drawn} /> }], '/');

it('explains each mistake and links to its lesson', () => {
  draw(exercise);
  for (const closed of screen.getAllByRole('group')) closed.setAttribute('open', '');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim())).toEqual([
    'You took the bid. A buyer pays the ask. Read it again',
    'You forgot a zero. Count them.',
  ]);
  expect(screen.getByRole('link', { name: 'Read it again' })).toHaveAttribute(
    'href',
    '/education/beginner/two-prices',
  );
});

it('shows a solution as labelled figures instead of a sentence', () => {
  draw({ ...exercise, solution: [{ label: 'Loss of 2 lots', value: '20 pips = $50' }] });
  expect(screen.getByRole('term', { hidden: true }).textContent).toBe('Loss of 2\u00a0lots');
  expect(screen.getByRole('definition', { hidden: true }).textContent).toBe('20\u00a0pips =\u00a0$50');
  expect(screen.queryByText('It is five dollars.')).toBeNull();
});
