import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useDraft } from '@/admin/resources/useDraft';
import { asOpened, tabDrafts } from '@/data/storage/draftStore';

const initial = { name: 'Alpha', leverage: '1:10', features: [] as string[] };

/** Opens the form, as it is again after a reload. */
const open = (form = initial) => renderHook(() => useDraft('broker 1', form)).result;

it('is unsaved once something differs, and no longer when it is put back', () => {
  const draft = open();
  expect(draft.current.isUnsaved).toBe(false);
  act(() => {
    draft.current.setForm({ ...initial, name: 'Beta' });
  });
  expect(draft.current.isUnsaved).toBe(true);
  act(() => {
    draft.current.setForm({ ...initial });
  });
  expect(draft.current.isUnsaved).toBe(false);
  expect(open().current.isOffered).toBe(false);
});

it('does not count an empty row as a change: it is not saved either', () => {
  const draft = open();
  act(() => {
    draft.current.setForm({ ...initial, features: [''] });
  });
  expect(draft.current.isUnsaved).toBe(false);
});

it('offers what was typed, and fills nothing in unasked', () => {
  const before = open();
  act(() => {
    before.current.setForm({ ...initial, name: 'Beta' });
  });
  const after = open();
  expect(after.current).toMatchObject({ form: initial, isOffered: true, isUnsaved: false });
  act(() => {
    after.current.restore();
  });
  expect(after.current).toMatchObject({
    form: { ...initial, name: 'Beta' },
    isOffered: false,
    isUnsaved: true,
  });
});

it('restores the changed fields only, so that changes made elsewhere meanwhile stay', () => {
  const before = open();
  act(() => {
    before.current.setForm({ ...initial, name: 'Beta' });
  });
  const after = open({ ...initial, leverage: '1:99' });
  act(() => {
    after.current.restore();
  });
  expect(after.current.form).toEqual({ ...initial, name: 'Beta', leverage: '1:99' });
});

it('loses neither what is offered nor what is typed before the answer', () => {
  const first = open();
  act(() => {
    first.current.setForm({ ...initial, name: 'Beta', leverage: 'old' });
  });
  const second = open();
  act(() => {
    second.current.setForm({ ...initial, leverage: 'new' });
  });
  act(() => {
    second.current.restore();
  });
  expect(second.current.form).toEqual({ ...initial, name: 'Beta', leverage: 'new' });
  const third = open();
  act(() => {
    third.current.restore();
  });
  expect(third.current.form).toEqual({ ...initial, name: 'Beta', leverage: 'new' });
});

it('refuses what is offered without losing what has been typed since', () => {
  const first = open();
  act(() => {
    first.current.setForm({ ...initial, name: 'Beta' });
  });
  const second = open();
  act(() => {
    second.current.setForm({ ...initial, leverage: 'new' });
  });
  act(() => {
    second.current.refuse();
  });
  expect(second.current).toMatchObject({ form: { ...initial, leverage: 'new' }, isOffered: false });
  const third = open();
  act(() => {
    third.current.restore();
  });
  expect(third.current.form).toEqual({ ...initial, leverage: 'new' });
});

it('offers nothing that has been saved in the meantime', () => {
  const before = open();
  act(() => {
    before.current.setForm({ ...initial, name: 'Beta' });
  });
  expect(open({ ...initial, name: 'Beta' }).current.isOffered).toBe(false);
});

it('forgets all it has kept once it is discarded', () => {
  const before = open();
  act(() => {
    before.current.setForm({ ...initial, name: 'Beta' });
  });
  expect(tabDrafts.hasAny()).toBe(true);
  act(() => {
    before.current.discard();
  });
  expect(tabDrafts.hasAny()).toBe(false);
  expect(open().current.isOffered).toBe(false);
});

describe('what a draft says each field was when it was typed over', () => {
  const name = 'broker 1';
  const type = (draft: ReturnType<typeof open>, fields: Partial<typeof initial>) => {
    act(() => {
      draft.current.setForm({ ...draft.current.form, ...fields });
    });
  };
  const restored = (form: typeof initial) => {
    const draft = open(form);
    act(() => {
      draft.current.restore();
    });
    return draft;
  };

  it('is known again after a reload, for the restored fields and for no other', () => {
    type(open(), { name: 'Beta' });
    const { current } = restored({ ...initial, name: 'Elsewhere', leverage: '1:99' });
    expect(current.edit).toEqual({
      opened: { ...initial, leverage: '1:99' },
      edited: { ...initial, name: 'Beta', leverage: '1:99' },
    });
  });

  it('is what stood there at the newest typing, before and after another reload', () => {
    type(open(), { name: 'Beta', leverage: 'old' });
    const second = open({ ...initial, name: 'Elsewhere', leverage: '1:99' });
    type(second, { leverage: 'new' });
    act(() => {
      second.current.restore();
    });
    const edit = {
      opened: { ...initial, leverage: '1:99' },
      edited: { ...initial, name: 'Beta', leverage: 'new' },
    };
    expect(second.current.edit).toEqual(edit);
    expect(restored({ ...initial, name: 'Elsewhere', leverage: '1:200' }).current.edit).toEqual(edit);
  });

  it('is what the form began with where only the typing was kept', () => {
    tabDrafts.keep(name, { name: 'Beta' });
    expect(restored(initial).current.edit).toEqual({ opened: initial, edited: { ...initial, name: 'Beta' } });
  });

  it('is kept no longer for what is refused, or put back', () => {
    type(open(), { name: 'Beta' });
    const second = open();
    type(second, { leverage: 'new' });
    act(() => {
      second.current.refuse();
    });
    expect(tabDrafts.read(asOpened(name), initial)).toEqual({ leverage: '1:10' });
    expect(tabDrafts.read(name, initial)).toEqual({ leverage: 'new' });
    type(second, { leverage: '1:10' });
    expect(tabDrafts.hasAny()).toBe(false);
  });

  it.each([
    ['stored', 'Theirs'],
    ['mine', 'Mine'],
  ] as const)('is the stored value once the %s one is chosen, now and after a reload', (choice, value) => {
    const draft = open();
    type(draft, { name: 'Mine', leverage: 'new' });
    act(() => {
      draft.current.settle({ field: 'name', mine: 'Mine', stored: 'Theirs' }, choice);
    });
    const edit = {
      opened: { ...initial, name: 'Theirs' },
      edited: { ...initial, name: value, leverage: 'new' },
    };
    expect(draft.current.edit).toEqual(edit);
    expect(draft.current.form).toEqual(edit.edited);
    expect(restored({ ...initial, name: 'Theirs' }).current.edit).toEqual(edit);
  });

  it('leaves nothing unsaved where the stored value is chosen for all that was typed', () => {
    const draft = open();
    type(draft, { name: 'Mine' });
    act(() => {
      draft.current.settle({ field: 'name', mine: 'Mine', stored: 'Theirs' }, 'stored');
    });
    expect(draft.current.isUnsaved).toBe(false);
    expect(tabDrafts.hasAny()).toBe(false);
  });
});
