import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDraft } from '@/admin/resources/useDraft';

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
