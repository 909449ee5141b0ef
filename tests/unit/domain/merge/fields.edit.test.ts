import { expect, it } from 'vitest';
import { changesByEdit, EditConflictError, type FormEdit } from '@/domain/merge/fields';
import { isBlankRow, isSameValue } from '@/domain/merge/same';

interface Form {
  readonly name: string;
  readonly spreads: string;
  readonly features: readonly string[];
  readonly supported: Readonly<Record<string, boolean>>;
}

const opened: Form = {
  name: 'Harbour',
  spreads: '1 pip',
  features: ['a'],
  supported: { mac: false, ios: false },
};

const itself = <T>(value: T): T => value;
const changes = (edited: Form, stored: Form, from = opened) =>
  changesByEdit({ opened: from, edited }, itself<Form>, itself<Form>)(stored);

/** Conflicts of an edit; none if it can be saved. */
function conflictsOf(edit: FormEdit<Form>, stored: Form) {
  try {
    changesByEdit(edit, itself<Form>, itself<Form>)(stored);
    return [];
  } catch (error) {
    return (error as EditConflictError).conflicts;
  }
}

it('saves only edited fields', () => {
  const edited = { ...opened, spreads: '2 pips' };
  expect(changes(edited, { ...opened, name: 'Renamed elsewhere' })).toEqual({ spreads: '2 pips' });
});

it('saves an edit that somebody else has made as well', () => {
  const edited = { ...opened, spreads: '2 pips' };
  expect(changes(edited, edited)).toEqual({ spreads: '2 pips' });
});

it('saves nothing when only empty rows were added', () => {
  expect(changes({ ...opened, features: ['', 'a', ''] }, { ...opened, features: ['b'] })).toEqual({});
});

it('throws an error with both values when both sides edited the same field', () => {
  const edited = { ...opened, name: 'Mine', spreads: 'mine', features: ['mine'] };
  const stored = { ...opened, spreads: 'theirs', features: ['theirs'] };
  expect(conflictsOf({ opened, edited }, stored)).toEqual([
    { field: 'spreads', mine: 'mine', stored: 'theirs' },
    { field: 'features', mine: ['mine'], stored: ['theirs'] },
  ]);
  expect(() => changes(edited, stored)).toThrow(EditConflictError);
  expect(() => changes(edited, stored)).toThrow('Changed elsewhere: spreads, features.');
});

it.each([
  ['', true],
  ['a', false],
  [{}, true],
  [{ regulator: '', isMain: false }, true],
  [{ regulator: 'A', isMain: false }, false],
  [{ regulator: '', isMain: true }, false],
  [{ regulator: '', spread: 0 }, false],
  [null, false],
])('decides whether the row %j is blank: %s', (row, isBlank) => {
  expect(isBlankRow(row)).toBe(isBlank);
});

it.each([
  [['a', ''], ['a'], true],
  [{ rows: ['', 'a'] }, { rows: ['a'] }, true],
  [['a', 'b'], ['b', 'a'], false],
  ['', [], false],
])('decides whether %j and %j are saved as the same value: %s', (a, b, isSame) => {
  expect(isSameValue(a, b)).toBe(isSame);
});
