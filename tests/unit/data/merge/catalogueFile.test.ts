import { expect, it } from 'vitest';
import { MAX_FILE_CHARACTERS } from '@/data/catalogue/publishedCatalogue';
import { catalogueFile, parseCatalogueFile } from '@/data/merge/catalogueFile';
import seedFile from '@/data/catalogue/catalogue.json';

const lists = { platforms: [{ id: '1' }, null, 5], brokers: [], versions: { stamp: 1, lists: {} } };
const backup = catalogueFile(lists, '2026-01-01T00:00:00.000Z');
const parsed = (fields: object) => () => parseCatalogueFile(JSON.stringify({ ...backup, ...fields }));
const refused = (reason: string) => expect.objectContaining({ name: 'RefusedFileError', reason }) as unknown;

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

it('reads back a file that it wrote', () => {
  expect(parseCatalogueFile(JSON.stringify(backup))).toEqual(backup);
});

it('accepts the seed file as a backup', () => {
  const text = `\ufeff${JSON.stringify(seedFile)}`;
  expect(parseCatalogueFile(text).platforms).toEqual(seedFile.platforms);
});

it.each([
  ["text that isn't JSON", 'x'],
  ['a list', '[]'],
  ['a truncated file', JSON.stringify(backup).slice(0, -1)],
  ['deeply nested JSON', `{"app":"upmark","schema":1,"platforms":[],"brokers":${nested(30)}}`],
])('rejects %s as a catalogue file', (_what, text) => {
  expect(() => parseCatalogueFile(text)).toThrow(refused('foreign'));
});

it.each([
  ['from another app', { app: 'other' }, 'foreign'],
  ['without a schema', { schema: undefined }, 'foreign'],
  ['with a later schema', { schema: 2 }, 'newer'],
  ['without brokers', { brokers: undefined }, 'foreign'],
  ["whose brokers aren't a list", { brokers: { length: 3 } }, 'foreign'],
  ['with too many records', { brokers: Array.from({ length: 20_001 }, () => 1) }, 'size'],
])('rejects a file %s', (_what, fields, reason) => {
  expect(parsed(fields)).toThrow(refused(reason));
});

it('rejects a file larger than any browser storage', () => {
  expect(() => parseCatalogueFile('x'.repeat(MAX_FILE_CHARACTERS + 1))).toThrow(refused('size'));
});

it('keeps a byte order mark inside a value, and reads an invalid export time as empty', () => {
  const platforms = [{ id: '\ufeff1' }];
  expect(parsed({ platforms })().platforms).toEqual(platforms);
  expect(parsed({ exportedAt: 7 })().exportedAt).toBe('');
  expect(parsed({ schema: '2' })).toThrow(refused('foreign'));
});
