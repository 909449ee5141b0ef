import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { brokerDraftSchema, filledStars, MAX_STARS, shownRating, startTradingLink } from '@/domain/broker';
import { aBroker } from '../../support/records';
import { numRuns } from '../../support/properties';

it.each([
  [4.8, 4.8, 4],
  [4.999, 4.999, 4],
  [5, 5, 5],
  [6, 5, 5],
  [0.9, 0.9, 0],
  [-1, 0, 0],
  [Number.NaN, 0, 0],
])('shows a rating of %d as %d with %d stars', (rating, shown, stars) => {
  expect(shownRating(rating)).toBe(shown);
  expect(filledStars(rating)).toBe(stars);
});

it('fills 0 to 5 whole stars for any stored rating', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.string(), fc.anything()), (stored) => {
      const { rating } = v.parse(brokerDraftSchema, { name: 'a', rating: stored });
      for (const stars of [filledStars(rating), filledStars(rating * 1e300)]) {
        expect(Number.isInteger(stars)).toBe(true);
        expect(stars).toBeGreaterThanOrEqual(0);
        expect(stars).toBeLessThanOrEqual(MAX_STARS);
      }
    }),
    { numRuns },
  );
});

const referral = 'https://broker.example/?ref=upmark';
const website = 'https://broker.example/';

it.each([
  ['the referral link', referral, website, { href: referral, isReferral: true }],
  ['the website without a referral link', '', website, { href: website, isReferral: false }],
  [
    'the website where the referral link is unsafe',
    'javascript:alert(1)',
    website,
    { href: website, isReferral: false },
  ],
  ['nowhere where both are unsafe', 'javascript:alert(1)', 'data:text/html,x', null],
])('links Start Trading to %s', (_place, referralLink, site, link) => {
  expect(startTradingLink(aBroker({ referralLink, website: site }))).toEqual(link);
});
