import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { lessonLink } from '@/content/lessonPlace';
import { sumWords } from '@/content/sums/sumWords';
import { toFixed } from '@/domain/numbers/exact';
import { drawItem, type SumFamily } from '@/domain/sums/families';
import { wakingDay } from '@/domain/time/days';
import PracticeSession from '@/site/features/practice/sums/PracticeSession';
import { forgetProgress } from '../../../../../support/progress';
import { renderRoutes } from '../../../../../support/render';

beforeEach(forgetProgress);

/** A chart on which a decision was made and played out. */
const Chart = ({ number, next }: { readonly number: number; readonly next?: ReactNode }) => (
  <>
    <p>{`Chart ${String(number)}`}</p>
    {next}
  </>
);

const answerOf = (family: SumFamily, number: number) => {
  const { answer, decimals } = drawItem('00000000', { family, level: 1 }, number);
  return toFixed(answer, decimals);
};

it('mixes questions on two skills with a chart, and names the lesson to read', async () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  const { user } = renderRoutes([{ path: '*', element: <PracticeSession Chart={Chart} /> }], '/');
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const answer = async (family: SumFamily, number: number, misses = 0) => {
    for (const typed of [...Array<string>(misses).fill('7777'), answerOf(family, number)]) {
      await user.clear(screen.getByRole('textbox'));
      await user.type(screen.getByRole('textbox'), `${typed}{Enter}`);
    }
    await user.keyboard('{Enter}');
  };
  await press('Start ten minutes');
  expect(screen.getByRole('group', { name: /^Step 1 of 7/ })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  await answer('pipValue', 1);
  await answer('positionSize', 1, 1);
  await answer('pipValue', 2);
  expect(screen.getByText('Chart 1')).toBeVisible();
  await press('Next');
  await answer('positionSize', 2, 1);
  await answer('pipValue', 3);
  expect(screen.getByRole('group', { name: /^Step 7 of 7/ })).toBeVisible();
  await answer('positionSize', 3);
  expect(screen.getByRole('heading', { name: '4 of 6 solved first time in your ten minutes' })).toHaveFocus();
  expect(screen.getByText('Position size, level 1 gave you the most trouble.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Read: / })).toHaveAttribute(
    'href',
    lessonLink(sumWords.positionSize.lesson).to,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Pip value, level 1Passed, due again tomorrow',
    'Position size, level 1Not passed yet, due again tomorrow',
  ]);
  const today = wakingDay(new Date());
  expect(JSON.parse(localStorage.getItem('upm_progress') ?? '{}')).toMatchObject({
    skills: { 'sums/pip-value/1': { [today]: 'p' }, 'sums/position-size/1': { [today]: 'f' } },
  });
});
