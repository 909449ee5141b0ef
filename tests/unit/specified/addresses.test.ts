import { expect, it } from 'vitest';
import { pages } from '@/content/pages';
import { adminPaths } from '@/domain/accounts/adminPaths';
import { aliases } from '../../support/owner';

/** Verbatim from the specification. */
const PUBLIC = [
  '/',
  '/markets',
  '/markets/forex',
  '/markets/indices',
  '/markets/commodity',
  '/markets/crypto',
  '/markets/stocks',
  '/services',
  '/services/signals',
  '/services/webinar',
  '/services/education',
  '/education',
  '/education/beginner',
  '/education/intermediate',
  '/education/advanced',
  '/education/forex',
  '/education/commodity',
  '/education/indices',
  '/education/stocks',
  '/education/crypto',
  '/platforms',
  '/platforms/mt5',
  '/platforms/mt4',
  '/platforms/ctraders',
  '/ib-partners',
  '/about',
  '/contact',
];
const ADMIN = ['/admin-test', '/admin/login', '/secure/admin/login', '/admin', '/secure/admin/dashboard'];
/** Not in the specification. */
const LEGAL = ['/privacy', '/risk-disclosure'];
const ALIASES = {
  '/platforms/metatrader5': '/platforms/mt5',
  '/platforms/metatrader4': '/platforms/mt4',
  '/platforms/ctrader': '/platforms/ctraders',
};

const registered = pages.map<string>(({ path }) => path);

it.each([...PUBLIC, ...LEGAL])('serves the page %s', (path) => {
  expect(registered).toContain(path);
});

it('serves the admin URLs', () => {
  expect(Object.values<string>(adminPaths).toSorted()).toEqual(ADMIN.toSorted());
});

it('maps the URLs of Learn More links to the three guides', () => {
  expect(aliases).toEqual(ALIASES);
});
