import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { KeptResult } from '@/site/features/learning/KeptResult';
import { day, forgetProgress } from '../../../../support/progress';
import { QUIZ } from '../../../../support/questions';
import { storeProgressElsewhere } from '../../../../support/storedProgress';

beforeEach(forgetProgress);

const paragraphs = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);

it('shows the best and the last result with their days', () => {
  render(<KeptResult id={QUIZ} revision={2} />);
  storeProgressElsewhere({
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

it('says what keeps a result from being stored', () => {
  render(<KeptResult id={QUIZ} revision={1} />);
  storeProgressElsewhere('{ "version": 1,');
  expect(paragraphs()).toEqual(['', '', expect.stringContaining('could not be read')]);
});
