import { expect, it } from 'vitest';
import { createDraftStore } from '@/data/storage/draftStore';
import { anEnvironment, createFailingArea, quotaError } from '../../../support/environment';

const KEY = 'upm_drafts';
const form = { name: '', features: ['One'], isActive: true, supported: { mac: false, ios: false } };

function drafts(stored?: string) {
  const area = createFailingArea();
  if (stored !== undefined) area.setItem(KEY, stored);
  return { area, ...createDraftStore(anEnvironment({ area }).environment.store) };
}

it('reads a draft only for its own form', () => {
  const { keep, read } = drafts();
  keep('broker', { name: 'New', features: ['Őne', 'Two'] });
  keep('broker 7', { isActive: false });
  expect(read('broker', form)).toEqual({ name: 'New', features: ['Őne', 'Two'] });
  expect(read('broker 7', form)).toEqual({ isActive: false });
  expect(read('platform', form)).toBeNull();
});

it('keeps the rows of a list field', () => {
  const row = { name: 'A', isShown: true, later: [1] };
  const { keep, read } = drafts();
  for (const rows of [[], [{ name: 'B', isShown: false }]]) {
    keep('rows', { rows: [row, row], costs: { rows: [row] } });
    expect(read('rows', { rows, costs: { rows } })).toEqual({ rows: [row, row], costs: { rows: [row] } });
    keep('rows', { rows: [] });
    expect(read('rows', { rows })).toEqual({ rows: [] });
    keep('rows', { rows: [row, 'a text'] });
    expect(read('rows', { rows })).toBeNull();
  }
  keep('rows', { rows: ['a text'] });
  expect(read('rows', { rows: [row] })).toBeNull();
  keep('rows', { texts: [row] });
  expect(read('rows', { texts: ['a text'] })).toBeNull();
});

it('ignores a null value for a group of fields', () => {
  const { keep, read } = drafts();
  keep('platform', { name: 'New', supported: null });
  expect(read('platform', form)).toEqual({ name: 'New' });
});

it("moves a draft to another record's form", () => {
  const { keep, move, read } = drafts();
  keep('broker 7', { name: 'New' });
  keep('broker 7, as opened', { name: 'Old' });
  keep('broker 70', { name: 'Another' });
  move('broker 7', 'broker 8');
  expect(read('broker 7', form)).toBeNull();
  expect(read('broker 8', form)).toEqual({ name: 'New' });
  expect(read('broker 8, as opened', form)).toEqual({ name: 'Old' });
  expect(read('broker 70', form)).toEqual({ name: 'Another' });
});

it('removes a discarded draft, and the key with the last draft', () => {
  const { area, keep, read, discard } = drafts();
  keep('broker', { name: 'One' });
  keep('platform', { name: 'Two' });
  discard('broker');
  expect(read('broker', form)).toBeNull();
  expect(read('platform', form)).toEqual({ name: 'Two' });
  discard('platform');
  expect(area.getItem(KEY)).toBeNull();
});

it('reports whether any drafts are left', () => {
  const { keep, discard, discardAll, hasAny } = drafts();
  expect(hasAny()).toBe(false);
  keep('broker', { name: 'One' });
  keep('platform', { name: 'Two' });
  expect(hasAny()).toBe(true);
  discard('broker');
  expect(hasAny()).toBe(true);
  discardAll();
  expect(hasAny()).toBe(false);
});

it('restores the fields that still exist in another version of the form', () => {
  const stored = JSON.stringify({
    broker: {
      name: 'Kept',
      features: 'One, Two',
      supported: { mac: true, ios: 1, old: true },
      isActive: 'yes',
      gone: 1,
    },
  });
  const { area, read } = drafts(stored);
  expect(read('broker', form)).toEqual({ name: 'Kept', supported: { mac: true, ios: false } });
  expect(area.getItem(KEY)).toBe(stored);
});

it('saves nothing and does not throw when storage fails', () => {
  const { area, keep, read, discard } = drafts();
  area.failWrites = quotaError();
  keep('broker', { name: 'Lost' });
  discard('broker');
  expect(read('broker', form)).toBeNull();
  area.failWrites = null;
  area.failReads = new Error('gone');
  keep('broker', { name: 'Lost' });
  expect(read('broker', form)).toBeNull();
});
