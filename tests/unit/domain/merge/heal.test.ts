import { expect, it } from 'vitest';
import { listIn, versionsForFile } from '@/domain/merge/files';
import { newList } from '@/domain/merge/versionedList';

const whole = {
  name: 'Alder',
  leverage: '1:30',
  rating: '4',
  spreads: '0.6',
  supported: { mac: true, web: true },
};
const other = { ...whole, id: '2', name: 'Birch' };

/** What counts as changed by hand in a record from a file that the dashboard wrote. */
function editedByHand(record: object, before: object = whole, others: readonly (typeof other)[] = [other]) {
  const brokers = newList([{ ...before, id: '1' }, ...others], 'place');
  const file = { revision: 7, publication: 'p7', versions: versionsForFile({ brokers }, 7) };
  const edited = { ...file, brokers: [{ ...record, id: '1' }, ...others] };
  const { fields = {}, rest } = listIn(edited, 'brokers', 'place')?.versions.records['1'] ?? {};
  return [...Object.keys(fields), ...(rest ? ['everything'] : [])];
}

const without = (field: keyof typeof whole, fields: object = {}) => {
  const { [field]: _, ...rest } = whole;
  return { ...rest, ...fields };
};

it.each([
  ['a changed field', { ...whole, rating: '5' }, ['rating']],
  ['a removed field', without('rating'), ['rating']],
  ['the first field', without('leverage'), ['leverage']],
  ['the last fields', without('supported'), ['supported/mac', 'supported/web']],
  [
    'a removed field and changed ones',
    without('name', { leverage: '1:5', rating: '5' }),
    ['leverage', 'name', 'rating'],
  ],
  ['an added field and a changed one', { ...whole, leverage: '1:5', logo: 'x' }, ['leverage', 'logo']],
])('reports only %s as edited by hand', (_what, record, fields) => {
  expect(editedByHand(record)).toEqual(fields);
});

it('counts everything as changed if nothing says which field was removed', () => {
  expect(editedByHand(without('rating'), whole, [])).toEqual(['everything']);
});
