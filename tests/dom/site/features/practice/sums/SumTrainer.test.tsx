import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { wakingDay } from '@/domain/time/days';
import { SUM_FAMILIES } from '@/domain/sums/families';
import { INCOMPLETE_LINK_MESSAGE } from '@/site/features/practice/sums/sumQuery';
import SumTrainer from '@/site/features/practice/sums/SumTrainer';
import { showBuilt } from '../../../../../support/hydrate';
import { forgetProgress } from '../../../../../support/progress';
import { renderRoutes } from '../../../../../support/render';

beforeEach(() => {
  forgetProgress();
});

/** The query of a round of sums about the value of a pip, for 0.08, 1.5 and 0.1 lots. */
const PIPS = '?sum=pip-value&round=00000001';

const draw = (query = '') =>
  renderRoutes([{ path: '/practice/sums', element: <SumTrainer /> }], `/practice/sums${query}`);

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading', { level: 2 });
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent.trim())
    .join('');
const skillsStored = () =>
  (JSON.parse(localStorage.getItem('upm_progress') ?? '{}') as { skills?: object }).skills;

function drawRound(query: string) {
  const { user, ...view } = draw(query);
  const answer = async (typed: string) => {
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), `${typed}{Enter}`);
  };
  return { ...view, user, answer, goOn: () => user.keyboard('{Enter}') };
}

it('offers every topic to a beginner, even before hydration', async () => {
  const { container, hydrate } = showBuilt(
    <MemoryRouter>
      <SumTrainer />
    </MemoryRouter>,
  );
  const built = within(container);
  expect(built.getAllByRole('heading', { level: 2 })).toHaveLength(SUM_FAMILIES.length);
  expect(built.getByText('Nothing is due yet: begin with any sum.')).toBeVisible();
  expect(await hydrate()).toEqual([]);
  expect(built.getByRole('button', { name: 'Start: Pip value, level 1' })).toBeEnabled();
});

it.each([
  ['truncated', '?sum=pip-value&level=2&round=0000', 1],
  ['with &amp;', '?sum=pip-value&amp;round=00000001', 1],
  ["a lesson's link without a round", '?sum=pip-value', 0],
])('recognises whether a link to a round is incomplete: %s', (_how, query, notes) => {
  draw(query);
  expect(screen.queryAllByText(INCOMPLETE_LINK_MESSAGE)).toHaveLength(notes);
  expect(button('Start: Pip value, level 1')).toBeEnabled();
});

it.each(['.', '%22', "'", '%E2%80%9D.', '%E2%80%99'])(
  'opens the round from a link that ends in %s',
  (end) => {
    draw(`?sum=pip-value&level=2&round=00000001${end}`);
    expect(screen.queryByText(INCOMPLETE_LINK_MESSAGE)).toBeNull();
    expect(screen.getByText('Level 2, sum 1 of 3')).toBeVisible();
  },
);

it('does not count the same wrong answer twice', async () => {
  const { answer, user } = drawRound(PIPS);
  await answer('7');
  await user.keyboard('{Enter}');
  expect(said()).toContain('Try once more');
  await answer('6');
  expect(said()).toContain('See the working.');
});

it('explains a common mistake and saves a passed round', async () => {
  const { answer, goOn, user, address } = drawRound(PIPS);
  await answer('0.08');
  expect(said()).toBe(
    "Not yet. That's the value of a point, which is a tenth of a pip. One slip in a round is forgiven, so this one doesn't use up a try.",
  );
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByRole('textbox')).toHaveValue('0.08');
  await answer('0,80 dollars');
  expect(said()).toBe('Correct.');
  await goOn();
  expect(screen.getByRole('group', { name: /sum 2 of 3.*1\.5 lots/ })).toBeVisible();
  await answer('15');
  await goOn();
  expect(skillsStored()).toBeUndefined();
  await answer('1');
  expect(skillsStored()).toEqual({ 'sums/pip-value/1': { [wakingDay(new Date())]: 'p' } });
  await goOn();
  expect(screen.getByText('Passed. Due again tomorrow.')).toBeVisible();
  expect(screen.getByRole('heading', { name: '3 of 3 solved' })).toHaveFocus();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Solved after a slip, which is forgiven',
    'Solved first time',
    'Solved first time',
  ]);
  await user.click(button('Next: Position size, level 1'));
  expect(address()).toMatch(/\?sum=position-size&round=[0-9a-f]{8}$/);
  expect(heading()).toHaveFocus();
});

it.each([
  ['0.8 EUR', "“EUR” isn't the unit here: give the answer in dollars, or the number alone."],
  ['-0.8', 'Leave out the minus sign: this answer is given without one.'],
])('explains what is wrong with %s without counting an attempt', async (typed, words) => {
  const { answer, goOn } = drawRound(PIPS);
  await answer(typed);
  expect(said()).toBe(words);
  for (const right of ['0.8', '15', '1']) {
    await answer(right);
    await goOn();
  }
  expect(screen.getAllByText('Solved first time')).toHaveLength(3);
});

it('gives hints, and fails a round in which one was used', async () => {
  const { answer, goOn, user } = drawRound(PIPS);
  await user.click(button('Hint 1 of 3'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Pip size1\u00a0pip =\u00a00.0001',
  ]);
  await answer('0.8');
  await goOn();
  await answer('7');
  await answer('nothing');
  expect(said()).toBe("We can't read that as a number. Write it as 1250 or 12.50.");
  await answer('8');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'What a pip is worth' })).toBeVisible();
  await goOn();
  await answer('1');
  await goOn();
  expect(screen.getByText('Not passed yet. Due again tomorrow.')).toBeVisible();
  expect(Object.values(skillsStored() ?? {})).toEqual([{ [wakingDay(new Date())]: 'f' }]);
});

it('moves the focus to the next sum after the last hint', async () => {
  const { user } = drawRound(PIPS);
  for (const number of ['1', '2', '3']) await user.click(button(`Hint ${number} of 3`));
  expect(button('Next sum')).toHaveFocus();
});

it('asks whether the answer is a gain or a loss when it can be negative', async () => {
  const { answer, user } = drawRound('?sum=r-multiple&round=00000001');
  await answer('1');
  expect(said()).toBe('Choose an answer first.');
  await user.click(screen.getByRole('radio', { name: 'Loss' }));
  await answer('-0.01');
  expect(said()).toBe('Not yet. Try once more, or take a hint.');
});
