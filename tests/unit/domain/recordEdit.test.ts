import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isBlankRow } from '@/domain/merge/same';
import { changesByEdit, EditConflictError, isSameValue, type FormEdit } from '@/domain/recordEdit';
import { numRuns } from '../../support/properties';

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

/** The conflicts of an edit; none where it can be saved. */
function conflictsOf(edit: FormEdit<Form>, stored: Form) {
  try {
    changesByEdit(edit, itself<Form>, itself<Form>)(stored);
    return [];
  } catch (error) {
    return (error as EditConflictError).conflicts;
  }
}

it('saves only the fields that were edited', () => {
  const edited = { ...opened, spreads: '2 pips' };
  expect(changes(edited, { ...opened, name: 'Renamed elsewhere' })).toEqual({ spreads: '2 pips' });
});

it('saves nothing when only empty rows were added', () => {
  expect(changes({ ...opened, features: ['', 'a', ''] }, { ...opened, features: ['b'] })).toEqual({});
});

it('accepts the same edit by both', () => {
  const edited = { ...opened, spreads: '2 pips' };
  expect(changes(edited, edited)).toEqual({ spreads: '2 pips' });
});

it('throws both values of a field that both edited', () => {
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
  ['a list', ['a'], ['b'], ['c']],
  ['a missing group of check boxes', { mac: true }, { mac: false }, null],
])('throws for %s that differs in storage', (_what, before, mine, now) => {
  const edit = changesByEdit(
    { opened: { field: before }, edited: { field: mine } },
    itself<{ field: unknown }>,
    itself<{ field: unknown }>,
  );
  expect(() => edit({ field: now })).toThrow(EditConflictError);
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
])('judges whether the row %j is blank: %s', (row, isBlank) => {
  expect(isBlankRow(row)).toBe(isBlank);
});

it.each([
  [['a', ''], ['a'], true],
  [{ rows: ['', 'a'] }, { rows: ['a'] }, true],
  [['a', 'b'], ['b', 'a'], false],
  ['', [], false],
])('judges whether %j and %j save the same: %s', (a, b, isSame) => {
  expect(isSameValue(a, b)).toBe(isSame);
});

it('loses no change of any two sides without a conflict', () => {
  const text = fc.constantFrom('', 'x', 'y', 'z');
  const form: fc.Arbitrary<Form> = fc.record({
    name: text,
    spreads: text,
    features: fc.array(text, { maxLength: 2 }),
    supported: fc.record({ mac: fc.boolean(), ios: fc.boolean() }),
  });
  fc.assert(
    fc.property(form, form, form, (from, mine, theirs) => {
      const inConflict = new Set(
        conflictsOf({ opened: from, edited: mine }, theirs).map(({ field }) => field),
      );
      const fields = ['name', 'spreads'] as const;
      const result = inConflict.size > 0 ? null : { ...theirs, ...changes(mine, theirs, from) };
      for (const field of fields) {
        const isChangedHere = mine[field] !== from[field];
        const isChangedThere = theirs[field] !== from[field];
        expect(inConflict.has(field)).toBe(isChangedHere && isChangedThere && mine[field] !== theirs[field]);
        if (result) expect(result[field]).toBe(isChangedHere ? mine[field] : theirs[field]);
      }
      for (const device of ['mac', 'ios'])
        if (result)
          expect(result.supported[device]).toBe(
            mine.supported[device] === from.supported[device]
              ? theirs.supported[device]
              : mine.supported[device],
          );
    }),
    { numRuns },
  );
});
