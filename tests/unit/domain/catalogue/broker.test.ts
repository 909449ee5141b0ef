import { expect, it } from 'vitest';
import { clampRating, startTradingLink } from '@/domain/catalogue/broker';
import { aBroker } from '../../../support/records';

it.each([
  [4.8, 4.8],
  [5, 5],
  [6, 5],
  [-1, 0],
  [Number.NaN, 0],
])('shows a rating of %d as %d', (rating, shown) => {
  expect(clampRating(rating)).toBe(shown);
});

const referral = 'https://broker.example/?ref=upmark';
const website = 'https://broker.example/';

it.each([
  ['the referral link', referral, website, { href: referral, isReferral: true }],
  ['the website without a referral link', '', website, { href: website, isReferral: false }],
  [
    'the website when the referral link is unsafe',
    'javascript:alert(1)',
    website,
    { href: website, isReferral: false },
  ],
  ['nowhere when both links are unsafe', 'javascript:alert(1)', 'data:text/html,x', null],
])('links Start Trading to %s', (_place, referralLink, site, link) => {
  expect(startTradingLink(aBroker({ referralLink, website: site }))).toEqual(link);
});
