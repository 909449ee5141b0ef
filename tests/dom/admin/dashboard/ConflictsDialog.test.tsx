import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConflictsDialog } from '@/admin/dashboard/ConflictsDialog';
import { catalogueLists } from '@/data/catalogue/lists';
import type { CatalogueConflict } from '@/data/merge/localCatalogue';
import { conflictKey, type MergeChoices } from '@/domain/catalogueMerge';
import { anAdminArea } from '../../../support/catalogue';
import { aBroker, aPlatform } from '../../../support/records';
import { renderInAdminArea } from '../../../support/render';

const conflict = (fields: Partial<CatalogueConflict>): CatalogueConflict => ({
  list: 'brokers',
  kind: 'field',
  id: '1',
  field: 'minDeposit',
  before: '$1',
  mine: '$2',
  theirs: '$3',
  ...fields,
});

const inOrder = conflict({
  list: 'platforms',
  kind: 'order',
  id: '',
  field: '',
  before: undefined,
  mine: ['2', '1'],
  theirs: ['1', '7', '2'],
});
const field = conflict({});
const deletedHere = conflict({ kind: 'deletedHere', field: '', mine: undefined, theirs: { name: 'Theirs' } });
const deletedThere = conflict({
  kind: 'deletedThere',
  id: '2',
  field: '',
  mine: { name: 'Mine' },
  theirs: undefined,
});

function show(...conflicts: CatalogueConflict[]) {
  const answers: MergeChoices[] = [];
  const cancelled: string[] = [];
  const area = anAdminArea({
    brokers: [aBroker({ name: 'Alpha' })],
    platforms: [aPlatform({ name: 'One' }), aPlatform({ name: 'Two' })],
  });
  const { user } = renderInAdminArea(
    area,
    <ConflictsDialog
      conflicts={conflicts}
      fallbackFocus={{ current: null }}
      onAnswer={(choices) => answers.push(choices)}
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

/** The field, its previous value if shown, and both choices. */
function asked() {
  return screen.getAllByRole('group').map((group) => [
    group.querySelector('legend')?.textContent,
    within(group).queryByText(/^Before:/)?.textContent,
    ...within(group)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent),
  ]);
}

it('asks about fields, orders and deleted records by name', () => {
  show(field, deletedHere, deletedThere, { ...deletedHere, list: 'platforms', id: '7' }, inOrder);
  expect(asked().toSpliced(3, 1)).toEqual([
    ['Alpha, min deposit', 'Before: $1', 'Yours: $2', 'Published: $3'],
    ['Theirs: delete or keep', undefined, 'Yours: Deleted', 'Published: Kept, with changes'],
    ['Mine: delete or keep', undefined, 'Yours: Kept, with changes', 'Published: Deleted'],
    [`${catalogueLists.platforms.title}, order`, undefined, 'Yours: Two, One', 'Published: One, Theirs, Two'],
  ]);
});

it('enables publishing once every question is answered', async () => {
  const { answers, press, user } = show(field, inOrder);
  const submit = screen.getByRole('button', { name: 'Publish with these choices' });
  await user.click(screen.getByRole('radio', { name: 'Yours: $2' }));
  expect(submit).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'Published: One, 7, Two' }));
  expect(screen.getByRole('radio', { name: 'Yours: $2' })).toBeChecked();
  await press('Publish with these choices');
  expect(answers.map((choices) => [...choices])).toEqual([
    [
      [conflictKey(field), 'mine'],
      [conflictKey(inOrder), 'theirs'],
    ],
  ]);
});

it.each([
  ['Use mine for all', 'mine'],
  ['Use the published version for all', 'theirs'],
])('answers every question with %s', async (name, side) => {
  const { answers, press } = show(field, deletedHere);
  await press(name);
  expect(answers).toEqual([]);
  await press('Publish with these choices');
  expect(answers.map((choices) => [...choices.values()])).toEqual([[side, side]]);
});

it('cancels without choosing anything', async () => {
  const { answers, cancelled, press } = show(field);
  await press('Cancel');
  await press('Close');
  expect(cancelled).toHaveLength(2);
  expect(answers).toEqual([]);
});
