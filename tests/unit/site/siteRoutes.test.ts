import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allPages } from '@/content/lessonPages';
import { adminPaths } from '@/domain/adminPaths';
import { staticFiles } from '@/prerender';
import { pageAt } from '@/site/siteRoutes';
import { aliases, publicAddresses, signalAddresses } from '../../support/owner';

const ADMIN: readonly string[] = Object.values(adminPaths);

const registered = allPages.map(({ path }) => path);

describe('the registry of pages', () => {
  it('has no address twice, and none of the admin area', () => {
    expect(registered.filter((path, index) => registered.indexOf(path) !== index)).toEqual([]);
    expect(registered.filter((path) => ADMIN.includes(path))).toEqual([]);
  });

  it.each(Object.entries(aliases))('%s is another address of %s, which it has', (_alias, guide) => {
    expect(publicAddresses).toContain(guide);
  });

  it.each(allPages)('$path: its component and its words are files', ({ view, content }) => {
    for (const file of [`src/site/${view}.tsx`, `src/content/pages/${content}.ts`])
      expect(existsSync(file), file).toBe(true);
  });
});

describe('the page at an address', () => {
  it.each(registered.filter((path) => path !== '*'))('%s is its own, not that of a pattern', (path) => {
    expect(pageAt(path)?.path).toBe(path);
  });

  it.each([
    ['/markets/forex/', '/markets/forex'],
    ['/Markets/Forex', '/markets/forex'],
    ['/platforms/myownplatform', '/platforms/:slug'],
    ['/platforms/a%2Fb', '/platforms/:slug'],
    ['/platforms/a/b', '*'],
    ['/admin/other', '*'],
    ['/Education/Beginner/Two-Prices/', '/education/beginner/two-prices'],
    ['/education/beginner/two-prices/nosuch', '*'],
    ['/nosuch', '*'],
    ['//x', '*'],
    ['//about', '*'],
    ['/%61bout', '/about'],
    ['/%', '*'],
  ])('F94: %s is that of %s', (address, path) => {
    expect(pageAt(address)?.path).toBe(path);
  });

  it('is found below the folder of the site', () => {
    expect(pageAt('/academy/markets/forex', '/academy/')?.path).toBe('/markets/forex');
    expect(pageAt('/academy', '/academy/')?.path).toBe('/');
    expect(pageAt('/academy/platforms/a%2Fb/', '/academy/')?.path).toBe('/platforms/:slug');
    expect(pageAt('/markets/forex', '/academy/')).toBeUndefined();
  });
});

describe('the prerendered files', () => {
  it('are all pages with one address, the admin area, and the one for unknown addresses', () => {
    const single = registered.filter((path) => path !== '*' && !path.includes(':'));
    expect(staticFiles.map(({ address }) => address).toSorted()).toEqual(
      [...single, ...signalAddresses, ...ADMIN, '/404'].toSorted(),
    );
  });
});
