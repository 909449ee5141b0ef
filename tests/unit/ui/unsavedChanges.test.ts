import { expect, it } from 'vitest';
import { confirmDiscard, hasUnsavedChanges, registerUnsavedChanges } from '@/ui/unsavedChanges';
import { answerConfirm } from '../../support/render';

it('does not ask when there are no unsaved changes', () => {
  const questions = answerConfirm(false);
  expect(hasUnsavedChanges()).toBe(false);
  expect(confirmDiscard()).toBe(true);
  expect(questions).toEqual([]);
});

it('keeps unsaved changes when the user cancels', () => {
  const questions = answerConfirm(false);
  const thrownAway: string[] = [];
  const unregister = registerUnsavedChanges(() => thrownAway.push('form'));
  expect(confirmDiscard()).toBe(false);
  expect(questions).toEqual(['Discard your unsaved changes?']);
  expect(thrownAway).toEqual([]);
  expect(hasUnsavedChanges()).toBe(true);
  unregister();
  expect(hasUnsavedChanges()).toBe(false);
});

it('discards all unsaved changes when the user confirms', () => {
  answerConfirm(true);
  const thrownAway: string[] = [];
  const stops = ['one', 'two'].map((form) => registerUnsavedChanges(() => thrownAway.push(form)));
  expect(confirmDiscard()).toBe(true);
  expect(thrownAway).toEqual(['one', 'two']);
  for (const stop of stops) stop();
});
