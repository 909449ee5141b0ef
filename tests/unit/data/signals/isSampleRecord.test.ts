import { expect, it } from 'vitest';
import { isSampleRecord } from '@/data/signals/isSampleRecord';
import { anEvent, anIssued, onDay } from '../../../support/signals';

it('a record is one of samples as long as each of its signals says so, and an empty one is not', () => {
  const sample = anIssued({ sample: true });
  expect(isSampleRecord([sample, anEvent('cancelled', onDay(1))])).toBe(true);
  expect(isSampleRecord([sample, anIssued({ signal: 2 })])).toBe(false);
  expect(isSampleRecord([])).toBe(false);
});
