import { expect, it } from 'vitest';
import { allPages } from '@/content/lessonPages';
import { adminPaths } from '@/domain/accounts/adminPaths';
import { staticFiles } from '@/prerender';
import { pageAt } from '@/site/siteRoutes';
import { chartAddresses, signalAddresses } from '../../support/owner';

const ADMIN: readonly string[] = Object.values(adminPaths);

const registered = allPages.map(({ path }) => path);

it('registers each path once, excluding the admin area', () => {
  expect(registered.filter((path, index) => registered.indexOf(path) !== index)).toEqual([]);
  expect(registered.filter((path) => ADMIN.includes(path))).toEqual([]);
});

it.each([
  ['/markets/forex/', '/markets/forex'],
  ['/platforms/myownplatform', '/platforms/:slug'],
  ['/platforms/a%2Fb', '/platforms/:slug'],
  ['/platforms/a/b', '*'],
  ['/Education/Beginner/Two-Prices/', '/education/beginner/two-prices'],
  ['/nosuch', '*'],
  ['//x', '*'],
  ['/%', '*'],
])('matches %s to the page at %s', (address, path) => {
  expect(pageAt(address)?.path).toBe(path);
});

it('matches pages below the base path', () => {
  expect(pageAt('/academy/markets/forex', '/academy/')?.path).toBe('/markets/forex');
  expect(pageAt('/academy', '/academy/')?.path).toBe('/');
  expect(pageAt('/academy/platforms/a%2Fb/', '/academy/')?.path).toBe('/platforms/:slug');
  expect(pageAt('/markets/forex', '/academy/')).toBeUndefined();
});

it('prerenders every page that has a fixed URL', () => {
  const single = registered.filter((path) => path !== '*' && !path.includes(':'));
  expect(staticFiles.map(({ address }) => address).toSorted()).toEqual(
    [...single, ...signalAddresses, ...chartAddresses, ...ADMIN, '/404'].toSorted(),
  );
});
