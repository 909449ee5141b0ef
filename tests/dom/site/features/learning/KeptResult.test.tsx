import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { KeptResult } from '@/site/features/learning/KeptResult';
import { day, forgetProgress } from '../../../../support/progress';
import { KEY } from '../../../../support/progressTab';
import { QUIZ } from '../../../../support/questions';

beforeEach(forgetProgress);

function stored(progress: object) {
  localStorage.setItem(KEY, JSON.stringify({ version: 1, ...progress }));
  act(() => {
    globalThis.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: localStorage.getItem(KEY) }));
  });
}

const paragraphs = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);

it('keeps its room while there is no result', () => {
  render(<KeptResult id={QUIZ} revision={1} />);
  expect(paragraphs()).toEqual(['', '']);
});

it('has the best and the last result of this quiz, each with its day', () => {
  render(<KeptResult id={QUIZ} revision={2} />);
  stored({
    quizzes: {
      [QUIZ]: {
        best: { correct: 7, of: 8, at: day(2), revision: 1 },
        last: { correct: 5, of: 8, at: day(9), revision: 2 },
      },
    },
  });
  expect(paragraphs()).toEqual([
    'Best so far: 7 of 8 on 2 January 2026, in an earlier edition.',
    'Last time: 5 of 8 on 9 January 2026.',
  ]);
});

it('says what hinders the keeping, below the results', () => {
  localStorage.setItem(KEY, '{ "version": 1,');
  render(<KeptResult id={QUIZ} revision={1} />);
  act(() => {
    globalThis.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: localStorage.getItem(KEY) }));
  });
  expect(paragraphs()).toEqual(['', '', expect.stringContaining('could not be read')]);
});
