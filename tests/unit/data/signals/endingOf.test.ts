import { expect, it } from 'vitest';
import { endingOf } from '@/data/signals/endingOf';
import { sampleEntries } from '../../../support/sampleSignals';
import { seedFile } from '../../../support/seedFile';

const file = (fields: object) => () => Promise.resolve(JSON.stringify({ ...seedFile, ...fields }));

it.each([
  [12, 'closed'],
  [5, 'expired'],
  [8, 'notTriggered'],
  [14, null],
  [99, null],
])('reads the ending of sample %i from the published file', async (number, ending) => {
  expect(await endingOf(number, file({ signals: sampleEntries }))).toBe(ending);
});

it('returns no ending without a file that contains signals', async () => {
  expect(await endingOf(12, file({}))).toBeNull();
  expect(await endingOf(12, () => Promise.resolve('<!doctype html>'))).toBeNull();
  expect(await endingOf(12, () => Promise.reject(new Error('offline')))).toBeNull();
});
