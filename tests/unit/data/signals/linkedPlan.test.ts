import { expect, it } from 'vitest';
import { linkedPlan } from '@/data/signals/linkedPlan';
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
])('says whether the plan of sample %i can still be traded', async (number, past) => {
  expect(await linkedPlan(number, NOW, file({ signals: sampleEntries }))).toMatchObject({ past });
});

it('returns the share that the plan closes at each target, as last amended', async () => {
  expect(await linkedPlan(4, NOW, file({ signals: sampleEntries }))).toMatchObject({ shares: [40, 30, 30] });
});

it('returns nothing for a plan that no file contains', async () => {
  expect(await linkedPlan(99, NOW, file({ signals: sampleEntries }))).toBeNull();
  expect(await linkedPlan(12, NOW, file({}))).toBeNull();
  expect(await linkedPlan(12, NOW, () => Promise.resolve('<!doctype html>'))).toBeNull();
  expect(await linkedPlan(12, NOW, () => Promise.reject(new Error('offline')))).toBeNull();
});
