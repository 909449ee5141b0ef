import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { LessonTick } from '@/site/features/learning/LessonTick';
import { day, forgetProgress } from '../../../../support/progress';
import { LESSON, OTHER } from '../../../../support/progressTab';
import { QUIZ } from '../../../../support/questions';
import { storeProgressElsewhere } from '../../../../support/storedProgress';

beforeEach(forgetProgress);

it('ticks only completed lessons and submitted quizzes', async () => {
  const result = { correct: 0, of: 8, at: day(2), revision: 1 };
  const stored = {
    marks: { [LESSON]: { done: day(2), revision: 1 }, [OTHER]: { done: day(2), undone: day(3) } },
    quizzes: { [QUIZ]: { best: result, last: result } },
  };
  render(
    <ol>
      {[LESSON, OTHER, QUIZ].map((id) => (
        <li key={id}>
          <LessonTick id={id} />
          {id}
        </li>
      ))}
    </ol>,
  );
  const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items()).toEqual([LESSON, OTHER, QUIZ]);
  storeProgressElsewhere(stored);
  expect(await screen.findAllByText('Done:')).toHaveLength(2);
  expect(items()).toEqual([`Done: ${LESSON}`, OTHER, `Done: ${QUIZ}`]);
});
