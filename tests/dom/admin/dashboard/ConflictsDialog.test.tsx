import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConflictsDialog } from '@/admin/dashboard/ConflictsDialog';
import { catalogueLists } from '@/data/catalogue/lists';
import type { CatalogueQuestion } from '@/data/merge/localCatalogue';
import { questionKey } from '@/domain/merge/decide';
import type { Answers } from '@/domain/merge/mergeAll';
import { dateFormat } from '@/domain/time/dateFormat';
import { anAdminArea } from '../../../support/catalogue';
import { aBroker, aPlatform } from '../../../support/records';
import { renderInAdminArea } from '../../../support/render';

const timeFormat = dateFormat({ timeStyle: 'short' });

const question = (fields: Partial<CatalogueQuestion>): CatalogueQuestion => ({
  list: 'brokers',
  kind: 'field',
  id: '1',
  unit: 'minDeposit',
  mine: '$2',
  theirs: '$3',
  ...fields,
});

const inOrder = question({
  list: 'platforms',
  kind: 'order',
  id: '',
  unit: '',
  mine: ['2', '1'],
  theirs: ['1', '7', '2'],
});
const field = question({});
const savedAt = '2026-11-28T17:05:00.000Z';
const theirs = { name: 'Theirs', leverage: '1:500' };
const about = { savedAt, changed: ['leverage'] };
const deletedHere = question({ kind: 'deletedHere', unit: '', mine: null, theirs, about });
const deletedThere = question({
  kind: 'deletedThere',
  id: '2',
  unit: '',
  mine: { name: 'Mine' },
  theirs: null,
});

function show(...questions: CatalogueQuestion[]) {
  const answers: Answers[] = [];
  const cancelled: string[] = [];
  const area = anAdminArea({
    brokers: [aBroker({ name: 'Alpha' })],
    platforms: [aPlatform({ name: 'One' }), aPlatform({ name: 'Two' })],
  });
  const { user } = renderInAdminArea(
    area,
    <ConflictsDialog
      questions={questions}
      fallbackFocus={{ current: null }}
      onAnswer={(given) => answers.push(given)}
      onCancel={() => cancelled.push('cancelled')}
    />,
  );
  return {
    answers,
    cancelled,
    user,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
  };
}

/** The subject, the wording and both choices of each question. */
function asked() {
  return screen.getAllByRole('group').map((group) => [
    group.querySelector('legend')?.textContent,
    within(group).getByText(/\?$/).textContent,
    ...within(group)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent),
  ]);
}

it('names each conflicting field, list order and deleted record in its question', () => {
  show(field, deletedHere, deletedThere, inOrder);
  const asks = 'Changed by a colleague. Keep yours or theirs?';
  const day = '28 November';
  const time = timeFormat.format(new Date(savedAt));
  expect(asked()).toEqual([
    ['Alpha, min deposit', asks, 'Yours: $2', 'Theirs: $3'],
    [
      'Theirs: delete or keep',
      `Changed by a colleague on ${day}, ${time}. Keep yours or theirs?`,
      'Yours: Deleted',
      'Theirs: Kept, with leverage 1:500',
    ],
    ['Mine: delete or keep', asks, 'Yours: Kept', 'Theirs: Deleted'],
    [`${catalogueLists.platforms.title}, order`, asks, 'Yours: Two, One', 'Theirs: One, 7, Two'],
  ]);
});

it('names the person who changed a value, if known', () => {
  show(
    question({ about: { author: 'hand-0123456789abcdef-abcd', savedAt } }),
    question({ id: '2', about: { author: '0123abcd', name: 'Ana' } }),
  );
  expect(asked().map(([, words]) => words)).toEqual([
    'Changed by hand in the file. Keep yours or theirs?',
    'Changed by Ana. Keep yours or theirs?',
  ]);
});

it('shows only the rows of a table that differ', () => {
  const costs = (spread: string) => ({
    currency: 'USD',
    rows: [
      { instrument: 'EUR/USD', spread },
      { instrument: 'XAU/USD', spread: '20' },
    ],
  });
  show(question({ unit: 'costs', mine: costs('0.8'), theirs: costs('0.9') }));
  expect(asked()[0]?.slice(2)).toEqual([
    'Yours: rows: instrument: EUR/USD; spread: 0.8',
    'Theirs: rows: instrument: EUR/USD; spread: 0.9',
  ]);
});

it('enables publishing only once every question is answered', async () => {
  const { answers, press, user } = show(field, inOrder);
  const submit = screen.getByRole('button', { name: 'Publish with these choices' });
  await user.click(screen.getByRole('radio', { name: 'Yours: $2' }));
  expect(submit).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'Theirs: One, 7, Two' }));
  expect(screen.getByRole('radio', { name: 'Yours: $2' })).toBeChecked();
  await press('Publish with these choices');
  expect(answers.map((given) => [...given])).toEqual([
    [
      [questionKey(field), 'mine'],
      [questionKey(inOrder), 'theirs'],
    ],
  ]);
});

it.each([
  ['Use mine for all', 'mine'],
  ['Use theirs for all', 'theirs'],
])('answers every question when %s is pressed', async (name, side) => {
  const { answers, press } = show(field, deletedHere);
  await press(name);
  expect(answers).toEqual([]);
  await press('Publish with these choices');
  expect(answers.map((given) => [...given.values()])).toEqual([[side, side]]);
});

it('gives no answers when the dialog is cancelled or closed', async () => {
  const { answers, cancelled, press } = show(field);
  await press('Cancel');
  await press('Close');
  expect(cancelled).toHaveLength(2);
  expect(answers).toEqual([]);
});
