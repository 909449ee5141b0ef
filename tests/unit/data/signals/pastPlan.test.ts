import { expect, it } from 'vitest';
import { pastPlan } from '@/data/signals/pastPlan';
import { sampleEntries } from '../../../support/sampleSignals';
import { seedFile } from '../../../support/seedFile';

const NOW = '2027-01-01T00:00:00Z';

const file = (fields: object) => () => Promise.resolve(JSON.stringify({ ...seedFile, ...fields }));

it.each([
  [12, 'closed'],
  [5, 'expired'],
  [8, 'notTriggered'],
  [14, 'triggered'],
  [16, 'expired'],
  [99, null],
])('says whether the plan of sample %i can still be traded', async (number, past) => {
  expect(await pastPlan(number, NOW, file({ signals: sampleEntries }))).toBe(past);
});

it('stays silent about a plan when no file contains signals', async () => {
  expect(await pastPlan(12, NOW, file({}))).toBeNull();
  expect(await pastPlan(12, NOW, () => Promise.resolve('<!doctype html>'))).toBeNull();
  expect(await pastPlan(12, NOW, () => Promise.reject(new Error('offline')))).toBeNull();
});
