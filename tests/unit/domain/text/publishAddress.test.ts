import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FORGE_DIALECTS, parsePublishAddress, publishAddressWords } from '@/domain/text/publishAddress';
import { folderAddress, forgeAddress } from '../../../support/publishAddresses';

it('returns null when no publishing address is set', () => {
  expect(parsePublishAddress('')).toBeNull();
});

it.each([
  ['folder:/catalogue.json', folderAddress],
  [
    'folder:https://dav.example/site/catalogue.json',
    { kind: 'folder', url: 'https://dav.example/site/catalogue.json', origin: 'https://dav.example' },
  ],
  ['github:owner/name@main:src/data/catalogue.json', { ...forgeAddress, path: 'src/data/catalogue.json' }],
  [
    'gitea:https://git.example/owner/name@release/1.x:catalogue.json',
    { dialect: 'gitea', origin: 'https://git.example', project: 'owner/name', branch: 'release/1.x' },
  ],
  [
    'gitlab:https://gitlab.example/group/sub/name@main:a/catalogue.json',
    { dialect: 'gitlab', project: 'group/sub/name', path: 'a/catalogue.json' },
  ],
])('reads the publishing address %s', (setting, address) => {
  expect(parsePublishAddress(setting)).toMatchObject(address);
});

it.each([
  ['a user name', 'folder:https://keeper@dav.example/catalogue.json', /user name or a key/],
  ['a key', 'gitea:https://keeper:hunter2@git.example/owner/name@main:catalogue.json', /user name or a key/],
  ['plain http', 'folder:http://dav.example/catalogue.json', /not https/],
  ['a branch with ..', 'github:owner/name@a/../b:catalogue.json', /a branch/],
  ['a missing branch', 'github:owner/name:catalogue.json', /a branch/],
  ['.. in the path', 'github:owner/name@main:../catalogue.json', /does not name a file/],
  ['a missing path', 'github:owner/name@main:', /does not name a file/],
  ['a query', 'folder:https://dav.example/catalogue.json?a=1', /a query/],
  ['a missing URL', 'gitlab:group/name@main:catalogue.json', /not contain a URL/],
  ['an unknown kind', 's3:bucket/catalogue.json', /known kind/],
])('rejects %s and shows valid formats without revealing the setting', (_what, setting, why) => {
  const parse = () => parsePublishAddress(setting);
  expect(parse).toThrow(why);
  expect(parse).toThrow('github:owner/name@main:src/data/catalogue/catalogue.json');
  expect(parse).not.toThrow('hunter2');
});

it.each(FORGE_DIALECTS)('lists the address of %s in deploy/README.md', (dialect) => {
  expect(readFileSync('deploy/README.md', 'utf8')).toContain(`| \`${dialect}:`);
});

it('describes a target by its branch and repository, or its URL', () => {
  const words = (setting: string) => {
    const address = parsePublishAddress(setting);
    return address && publishAddressWords(address);
  };
  expect(words('github:owner/name@main:catalogue.json')).toBe('main of owner/name');
  expect(words('folder:/catalogue.json')).toBe('/catalogue.json');
});

it("reads a folder's history URL on the same host", () => {
  expect(parsePublishAddress('folder:/catalogue.json', '/catalogue-history/')).toMatchObject({
    history: '/catalogue-history/',
  });
  expect(parsePublishAddress('folder:https://dav.example/site/catalogue.json', '/site/past/')).toMatchObject({
    history: 'https://dav.example/site/past/',
  });
});

it.each([
  ['without a leading slash', 'folder:/catalogue.json', 'catalogue-history'],
  ['with parent segments', 'folder:/catalogue.json', '/../history/'],
  ['for a repository', 'github:owner/name@main:catalogue.json', '/catalogue-history/'],
  ['without a publishing address', '', '/catalogue-history/'],
])('rejects the history URL %s', (_case, setting, history) => {
  expect(() => parsePublishAddress(setting, history)).toThrow('VITE_PUBLISH_HISTORY');
});
