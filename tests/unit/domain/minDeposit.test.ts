import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inDollars } from '@/domain/minDeposit';
import { anyText, numRuns } from '../../support/properties';

it.each([
  ['$100', '$100'],
  ['100', '$100'],
  ['$$100', '$100'],
  [' $ 100 ', '$100'],
  ['1 000', '$1 000'],
  ['€50', '€50'],
  ['100 €', '100 €'],
  ['100 EUR', '100 EUR'],
  ['100, 200 or 500', '100, 200 or 500'],
  ['None', 'None'],
  ['USD 100', 'USD 100'],
  ['', ''],
  ['$', ''],
])('shows the deposit %j as %j', (stored, shown) => {
  expect(inDollars(stored)).toBe(shown);
});

it('shows at most one dollar sign for any text', () => {
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
