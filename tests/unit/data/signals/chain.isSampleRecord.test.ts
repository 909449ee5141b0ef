import { expect, it } from 'vitest';
import { isSampleRecord } from '@/data/signals/chain';
import { anEvent, anIssued, onDay } from '../../../support/signals';

it('recognises a record of samples only', () => {
  const sample = anIssued({ sample: true });
  expect(isSampleRecord([sample, anEvent('cancelled', onDay(1))])).toBe(true);
  expect(isSampleRecord([sample, anIssued({ signal: 2 })])).toBe(false);
  expect(isSampleRecord([])).toBe(false);
});
