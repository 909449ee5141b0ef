import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCsv } from '@/domain/text/csv';
import { parseCsv } from '../../../support/csv';
import { anyText, numRuns } from '../../../support/properties';

it('writes UTF-8 with a byte order mark, quotes and CRLF line endings', () => {
  expect(toCsv(['Name', 'Note'], [['Ärger', 'a "b", c\r\nd']])).toBe(
    '\ufeff"Name","Note"\r\n"Ärger","a ""b"", c\r\nd"\r\n',
  );
});

it('writes numbers unchanged and escapes text that looks numeric', () => {
  expect(toCsv(['R'], [[2.5], [-1], [0], ['-1']])).toBe('\ufeff"R"\r\n2.5\r\n-1\r\n0\r\n"\'-1"\r\n');
});

it('escapes any table so that no cell starts a formula', () => {
  const cell = fc.oneof(
    anyText,
    fc
      .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', '"', ','), anyText)
      .map((parts) => parts.join('')),
  );
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((columns) =>
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 5 }),
    );
  fc.assert(
    fc.property(table, ([header = [], ...rows]) => {
      const parsed = parseCsv(toCsv(header, rows));
      expect(parsed.map((row) => row.map((text) => text.replace(/^'/, '')))).toEqual(
        [header, ...rows].map((row) => row.map((text) => text.replace(/^'/, ''))),
      );
      for (const text of parsed.flat()) expect(text).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
    }),
    { numRuns },
  );
});
