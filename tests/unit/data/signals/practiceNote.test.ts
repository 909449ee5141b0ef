import { expect, it } from 'vitest';
import { practiceNote } from '@/data/signals/practiceNote';
import { sampleEntries } from '../../../support/sampleSignals';
import { seedFile } from '../../../support/seedFile';

const file = (fields: object) => () => Promise.resolve(JSON.stringify({ ...seedFile, ...fields }));

it.each([
  [12, 'Signal 12 is closed. The numbers are for practice.'],
  [5, 'Signal 5 has expired. The numbers are for practice.'],
  [8, 'Signal 8 was not triggered. The numbers are for practice.'],
  [10, 'Signal 10 was cancelled. The numbers are for practice.'],
  [14, ''],
  [16, ''],
  [99, ''],
])('marks the numbers of closed sample %i as practice', async (number, words) => {
  expect(await practiceNote(number, file({ signals: sampleEntries }))).toBe(words);
});

it('says nothing when the file has no signals', async () => {
  expect(await practiceNote(12, file({}))).toBe('');
  expect(await practiceNote(12, () => Promise.resolve('<!doctype html>'))).toBe('');
  expect(await practiceNote(12, () => Promise.reject(new Error('offline')))).toBe('');
});
