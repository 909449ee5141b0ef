import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { LessonTick } from '@/site/features/learning/LessonTick';
import { noonOn, forgetProgress } from '../../../../support/progress';
import { LESSON, OTHER_LESSON } from '../../../../support/progressTab';
import { QUIZ } from '../../../../support/questions';
import { storeProgressElsewhere } from '../../../../support/storedProgress';

beforeEach(forgetProgress);

it('ticks only completed lessons and submitted quizzes', async () => {
  const result = { correct: 0, of: 8, at: noonOn(2), revision: 1 };
  const stored = {
    marks: {
      [LESSON]: { done: noonOn(2), revision: 1 },
      [OTHER_LESSON]: { done: noonOn(2), undone: noonOn(3) },
    },
    quizzes: { [QUIZ]: { best: result, last: result } },
  };
  render(
    <ol>
      {[LESSON, OTHER_LESSON, QUIZ].map((id) => (
        <li key={id}>
          <LessonTick id={id} />
          {id}
        </li>
      ))}
    </ol>,
  );
  const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items()).toEqual([LESSON, OTHER_LESSON, QUIZ]);
  storeProgressElsewhere(stored);
  expect(await screen.findAllByText('Done:')).toHaveLength(2);
  expect(items()).toEqual([`Done: ${LESSON}`, OTHER_LESSON, `Done: ${QUIZ}`]);
});
