import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { costRowParts } from '@/admin/resources/brokerForm';
import { columnsOf, formConversion, type Fields } from '@/admin/resources/fieldTable';
import { catalogueLists, type ListName } from '@/data/catalogue/lists';
import { forms } from '../../../support/fieldTables';

/** Limited only in the form, because showing part of such a value would mislead. */
const ONLY_IN_FORMS = ['regulation', 'rating', 'minDeposit', 'sortOrder'];

const all = (fields: object, value: unknown) =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, value]));

/** A form's errors for a record in which every field has this value stored. */
function problemsWith(fields: Fields, list: ListName, value: unknown) {
  const stored = {
    ...all(fields, value),
    costs: { rows: [all(costRowParts, value)] },
    retailLoss: { percent: value },
  };
  const limited = Object.entries(fields).filter(([name]) => !ONLY_IN_FORMS.includes(name));
  const table = Object.fromEntries(limited);
  const form = formConversion(table).toForm({ ...v.parse(catalogueLists[list].draftSchema, stored) });
  return Object.fromEntries(columnsOf(table).map(({ header, problem }) => [header, problem(form)]));
}

it.each(forms)('limits the text in $list to the length that their form allows', ({ list, fields }) => {
  expect(problemsWith(fields, list, 'x'.repeat(10_000))).toEqual(problemsWith(fields, list, 'x'));
});

const TYPED = ['x'.repeat(10_000), '-5', '5.5', '10000000'];

/** Whether a text in a form's field is accepted there, but stored otherwise. */
function isChanged(typed: string, name: string, fields: Fields, list: ListName) {
  if (columnsOf(fields).some(({ problem }) => problem({ [name]: typed }) !== '')) return false;
  const draft = { name: 'x', ...formConversion(fields).fromForm({ [name]: typed }) };
  const stored = v.parse(catalogueLists[list].draftSchema, draft);
  return !isDeepStrictEqual({ ...stored, ...draft }, { ...stored });
}

it.each(forms)('stores in $list what their form accepts', ({ list, fields }) => {
  const texts = Object.entries(fields).filter(
    ([, { blank, columns }]) => typeof blank === 'string' && columns.every(({ expected }) => !expected),
  );
  const changed = texts.filter(([name, field]) =>
    TYPED.some((typed) => isChanged(typed, name, { [name]: field }, list)),
  );
  expect(changed.map(([name]) => name)).toEqual([]);
});

it.each(forms)('limits the numbers in $list to the values that their form allows', ({ list, fields }) => {
  for (const value of [-5, 5.5, 1e7])
    expect(problemsWith(fields, list, value)).toEqual(problemsWith(fields, list, 5));
});
