import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesByEdit, EditConflictError, type FormEdit } from '@/domain/recordEdit';
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

describe('B03: the changes of an edit', () => {
  it('are the fields that differ from those the form was opened with', () => {
    const edited = { ...opened, spreads: '2 pips' };
    expect(changes(edited, { ...opened, name: 'Renamed elsewhere' })).toEqual({ spreads: '2 pips' });
  });

  it('are none where only empty rows were added', () => {
    expect(changes({ ...opened, features: ['', 'a', ''] }, { ...opened, features: ['b'] })).toEqual({});
  });

  it('go over a group of check boxes box by box', () => {
    const edited = { ...opened, supported: { mac: true, ios: false } };
    const stored = { ...opened, supported: { mac: false, ios: true } };
    expect(changes(edited, stored)).toEqual({ supported: { mac: true, ios: true } });
  });

  it('meet no objection where both made the same change', () => {
    const edited = { ...opened, spreads: '2 pips' };
    expect(changes(edited, edited)).toEqual({ spreads: '2 pips' });
  });

  it('are refused with both values where somebody else changed the same field', () => {
    const edited = { ...opened, name: 'Mine', spreads: 'mine', features: ['mine'] };
    const stored = { ...opened, spreads: 'theirs', features: ['theirs'] };
    expect(conflictsOf({ opened, edited }, stored)).toEqual([
      { field: 'spreads', mine: 'mine', stored: 'theirs' },
      { field: 'features', mine: ['mine'], stored: ['theirs'] },
    ]);
    expect(() => changes(edited, stored)).toThrow(EditConflictError);
  });
});

it('P24: no change of either side is lost without a conflict', () => {
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
