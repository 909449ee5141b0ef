import { expect, it } from 'vitest';
import { MAX_FILE_CHARACTERS } from '@/data/catalogue/publishedCatalogue';
import { catalogueFile, parseCatalogueFile } from '@/data/merge/catalogueFile';
import seedFile from '@/data/catalogue/catalogue.json';
import { aBroker } from '../../../support/records';

const lists = { platforms: [{ id: '1' }, null, 5], brokers: [] };
const backup = catalogueFile(lists, '2026-01-01T00:00:00.000Z');
const parsed = (fields: object) => () => parseCatalogueFile(JSON.stringify({ ...backup, ...fields }));
const refused = (reason: string) => expect.objectContaining({ name: 'RefusedFileError', reason }) as unknown;

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

it('reads back what was written, also what no record can be made of', () => {
  expect(parseCatalogueFile(JSON.stringify(backup))).toEqual(backup);
});

it('takes the seed file that the site is built from for a backup', () => {
  const text = `\ufeff${JSON.stringify(seedFile)}`;
  expect(parseCatalogueFile(text).platforms).toEqual(seedFile.platforms);
});

it.each([
  ['no JSON', 'x'],
  ['nothing', ''],
  ['a list', '[]'],
  ['null', 'null'],
  ['a cut-off file', JSON.stringify(backup).slice(0, -1)],
  ['JSON nested deeply', `{"app":"upmark","schema":1,"platforms":[],"brokers":${nested(30)}}`],
  ['JSON without a bottom', `{"app":"upmark","schema":1,"platforms":[],"brokers":${nested(200_000)}}`],
])('F99: refuses %s', (_what, text) => {
  expect(() => parseCatalogueFile(text)).toThrow(refused('foreign'));
});

it.each([
  ['of another app', { app: 'other' }, 'foreign'],
  ['without a schema', { schema: undefined }, 'foreign'],
  ['of a later schema', { schema: 2 }, 'newer'],
  ['without brokers', { brokers: undefined }, 'foreign'],
  ['with brokers that are no list', { brokers: { length: 3 } }, 'foreign'],
  ['with a million records', { brokers: Array.from({ length: 1_000_000 }, () => 1) }, 'size'],
])('F99: refuses a file %s', (_what, fields, reason) => {
  expect(parsed(fields)).toThrow(refused(reason));
});

it('B08: measures the lists as they are stored, not the bytes of the file', () => {
  const fits = { ...backup, brokers: [{ id: '1', name: 'é'.repeat(5_200_000) }] };
  expect(parseCatalogueFile(JSON.stringify(fits, null, 2)).brokers).toEqual(fits.brokers);
  // Each of these is stored as six characters.
  expect(parsed({ brokers: [{ id: '1', name: 'ł'.repeat(900_000) }] })).toThrow(refused('size'));
});

it('B08: takes back as many records as fit into a storage, each as short as a form saves it', () => {
  const shortest = aBroker({
    name: 'A',
    description: 'A',
    website: '',
    logo: '',
    features: [],
    rating: 0,
    minDeposit: '1',
    leverage: '1',
    spreads: '1',
    regulation: [],
    tradingPlatforms: [],
    accountTypes: [],
    contactEmail: '',
    referralLink: '',
  });
  const stamp = '2026-01-01T00:00:00.000Z';
  const stored = { ...shortest, id: '1767225600000', createdAt: stamp, updatedAt: stamp };
  const brokers = Array.from(
    { length: Math.floor(5_242_000 / (JSON.stringify(stored).length + 1)) },
    () => stored,
  );
  expect(parseCatalogueFile(JSON.stringify({ ...backup, brokers })).brokers).toHaveLength(brokers.length);
});

it('F99: refuses a text longer than any storage holds before it is parsed', () => {
  expect(() => parseCatalogueFile('x'.repeat(MAX_FILE_CHARACTERS + 1))).toThrow(refused('size'));
});

it('F99: lets no key survive that reaches a prototype', () => {
  const text = `{"app":"upmark","schema":1,"brokers":[],"platforms":[{"id":"1","__proto__":{"isAdmin":true},"supported":{"constructor":{"prototype":1}}}]}`;
  expect(parseCatalogueFile(text).platforms).toEqual([{ id: '1', supported: {} }]);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

it('F99: takes a file of the largest size and of the most records, and none beyond', () => {
  expect(parseCatalogueFile(JSON.stringify(backup).padEnd(MAX_FILE_CHARACTERS))).toEqual(backup);
  const brokers = (length: number) => ({ brokers: Array.from({ length }, () => 1) });
  expect(parsed(brokers(20_000))().brokers).toHaveLength(20_000);
  expect(parsed(brokers(20_001))).toThrow(refused('size'));
});

it('F99: takes a mark of bytes away at the beginning alone, and a time that is none for none', () => {
  const platforms = [{ id: '\ufeff1' }];
  expect(parsed({ platforms })().platforms).toEqual(platforms);
  expect(parsed({ exportedAt: 7 })().exportedAt).toBe('');
  expect(parsed({ schema: '2' })).toThrow(refused('foreign'));
});
