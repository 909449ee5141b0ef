import { expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '@/data/catalogue/publishedCatalogue';
import { catalogueFile, parseCatalogueFile } from '@/data/maintenance/catalogueFile';
import seedFile from '@/data/catalogue/catalogue.json';

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

it('F99: refuses a text longer than any storage holds before it is parsed', () => {
  expect(() => parseCatalogueFile('x'.repeat(MAX_FILE_BYTES + 1))).toThrow(refused('size'));
});

it('F99: lets no key survive that reaches a prototype', () => {
  const text = `{"app":"upmark","schema":1,"brokers":[],"platforms":[{"id":"1","__proto__":{"isAdmin":true},"supported":{"constructor":{"prototype":1}}}]}`;
  expect(parseCatalogueFile(text).platforms).toEqual([{ id: '1', supported: {} }]);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});
