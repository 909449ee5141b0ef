import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDraft } from '@/admin/resources/useDraft';

const initial = { name: 'Alpha', leverage: '1:10', features: [] as string[] };

const open = (form = initial) => renderHook(() => useDraft('broker 1', form)).result;

it('restores only edited fields and keeps changes from another tab', () => {
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

it('restores earlier input without overwriting newer input', () => {
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
