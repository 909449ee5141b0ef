import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inDollars } from '@/domain/minDeposit';
import { anyText, numRuns } from '../../support/properties';

describe('inDollars', () => {
  it.each([
    ['$100', '$100'],
    ['100', '$100'],
    ['$$100', '$100'],
    [' $ 100 ', '$100'],
    ['$ $5', '$5'],
    ['1.000', '$1.000'],
    ['5k', '$5k'],
    ['1 000', '$1 000'],
    ['€50', '€50'],
    ['100 €', '100 €'],
    ['100 EUR', '100 EUR'],
    ['100 USD', '100 USD'],
    ['100, 200 or 500', '100, 200 or 500'],
    ['$$100 or more', '$100 or more'],
    ['-1', '-1'],
    ['€1.000', '€1.000'],
    ['None', 'None'],
    ['USD 100', 'USD 100'],
    ['', ''],
    ['  ', ''],
    ['$', ''],
  ])('F80, B21: shows %j as %j', (stored, shown) => {
    expect(inDollars(stored)).toBe(shown);
  });

  it('never puts two dollar signs before a digit, for any text', () => {
    const amount = fc.tuple(fc.stringMatching(/^[$ ]{0,4}$/), anyText).map((parts) => parts.join(''));
    fc.assert(
      fc.property(amount, (stored) => {
        const shown = inDollars(stored);
        expect(shown).not.toMatch(/^\$[\s$]+\d/);
        expect(inDollars(shown)).toBe(shown);
      }),
      { numRuns },
    );
  });
});
