import { describe, expect, it } from 'vitest';
import { readDraft, type SignalDraft } from '@/domain/signals/draft';
import { aSignalDraft } from '../../../support/signals';

const refusalOf = (fields: Partial<SignalDraft>) =>
  readDraft(aSignalDraft(fields), 17, '2026-11-22T12:00:00.000Z').refusal;

it('a draft that fits together is a signal', () => {
  expect(refusalOf({})).toBeNull();
});

describe('a draft is refused by its own cause', () => {
  it.each(['99', '-1', '2.5', 'five', ' '])('for decimals of “%s”', (decimals) => {
    expect(refusalOf({ decimals })).toBe('The decimals of a price are a whole number from 0 to 6.');
  });

  it.each<[Partial<SignalDraft>, string]>([
    [{ target1: '-3' }, 'A price of EUR/USD is more than nothing: -3 is not.'],
    [{ target2: '−3' }, 'A price of EUR/USD is more than nothing: −3 is not.'],
    [{ cost: '-0.0001' }, 'The cost is nothing or more: -0.0001 is less.'],
    [{ share1: '150' }, 'The share of target 1 is a whole number of percent from 1 to 100.'],
    [{ share2: '-5' }, 'The share of target 2 is a whole number of percent from 1 to 100.'],
    [{ share1: 'half' }, 'The share of target 1 is a whole number of percent from 1 to 100.'],
    [{ share1: '60', share2: '50' }, 'The shares add up to 110%. They must make 100%.'],
  ])('for %o', (fields, sentence) => {
    expect(refusalOf(fields)).toBe(sentence);
  });
});
