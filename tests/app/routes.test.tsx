import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes, staticPaths } from '@/app/routes';

/** Word for word from the specification. */
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
/** What is added beyond it. */
const LEGAL = ['/privacy', '/risk-disclosure'];
const ALIASES = ['/platforms/metatrader5', '/platforms/metatrader4', '/platforms/ctrader'];

const flatPaths = (table: readonly RouteObject[]): string[] =>
  table.flatMap(({ path, children }) => [
    ...(path === undefined ? [] : [path]),
    ...flatPaths(children ?? []),
  ]);

/** What draws the page at an address: the route's own path. */
const matchedPath = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path;

describe('the route table', () => {
  it('has exactly the specified addresses, two legal pages, three aliases, platforms by slug and the rest', () => {
    expect(flatPaths(routes).toSorted()).toEqual(
      [...PUBLIC, ...ADMIN, ...LEGAL, ...ALIASES, '/platforms/:slug', '*'].toSorted(),
    );
  });

  it('has no address twice', () => {
    const paths = flatPaths(routes);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it.each([...PUBLIC, ...ADMIN, ...LEGAL, ...ALIASES])(
    'answers %s by that route, not by a pattern',
    (path) => {
      expect(matchedPath(path)).toBe(path);
    },
  );

  it.each([
    ['/markets/forex/', '/markets/forex'],
    ['/Markets/Forex', '/markets/forex'],
    ['/platforms/myownplatform', '/platforms/:slug'],
    ['/platforms/a%2Fb', '/platforms/:slug'],
    ['/platforms/a/b', '*'],
    ['/admin/other', '*'],
    ['/nosuch', '*'],
    ['//x', '*'],
  ])('F94: answers %s by %s', (address, path) => {
    expect(matchedPath(address)).toBe(path);
  });
});

describe('the prerendered addresses', () => {
  it('are all of the table that are the same for everyone, and the fallback', () => {
    expect(staticPaths().toSorted()).toEqual([...PUBLIC, ...ADMIN, ...LEGAL, ...ALIASES, '/404'].toSorted());
  });
});
