import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { closedRow, mt4Statement } from '../../../support/mt4Statement.ts';
import { refusalOf, replaced, sampleBytes, sampleText, utf8 } from '../../../support/statements.ts';

const SHEET = 'xl/worksheets/sheet1.xml';

/** Overwrites the uncompressed size in the central directory of a zip archive with one file. */
function claiming(zip: Uint8Array, size: number): Uint8Array {
  const view = new DataView(zip.buffer);
  const entry = view.getUint32(zip.length - 6, true);
  view.setUint32(entry + 24, size, true);
  return zip;
}

const bomb = zipSync({ [SHEET]: new Uint8Array(1_000_000) });

const detailed = sampleText('02');

it.for([
  ['an empty file', new Uint8Array(), { code: 'not-a-statement', found: 'empty' }],
  ['a picture', utf8('GIF89a and so on'), { code: 'not-a-statement', found: 'picture' }],
  ['a PDF', utf8('%PDF-1.7'), { code: 'not-a-statement', found: 'pdf' }],
  [
    'an .xls workbook',
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]),
    { code: 'not-a-statement', found: 'old-excel' },
  ],
  [
    'a workbook with other content',
    zipSync({ [SHEET]: strToU8('<row><c r="A1"><v>1</v></c></row>') }),
    { code: 'not-a-statement', found: 'other-spreadsheet' },
  ],
  ['an archive', zipSync({ 'a.txt': strToU8('a') }), { code: 'not-a-statement', found: 'other-spreadsheet' }],
  [
    'a truncated archive',
    sampleBytes('07').slice(0, 3000),
    { code: 'not-a-statement', found: 'other-spreadsheet' },
  ],
  [
    'a workbook with entities',
    zipSync({ [SHEET]: strToU8('<!DOCTYPE x [<!ENTITY a "b">]><row/>') }),
    { code: 'not-a-statement', found: 'other-spreadsheet' },
  ],
  [
    'a workbook in XML format',
    utf8('<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">'),
    { code: 'not-a-statement', found: 'spreadsheet-xml' },
  ],
  [
    'a layout from 2006',
    utf8('<html><table><tr><td>A/C No: 1</td></tr></table></html>'),
    { code: 'not-a-statement', found: 'old-layout' },
  ],
  ['another page', utf8('<html><p>Hello</p></html>'), { code: 'not-a-statement', found: 'unknown' }],
  ['other text', utf8('a,b\n1,2\n'), { code: 'not-a-statement', found: 'unknown' }],
  [
    'a strategy tester report',
    utf8('<html><title>Strategy Tester: Moving Average</title><table><tr><td>1</td></tr></table></html>'),
    { code: 'tester-report' },
  ],
  ['a 21 MB file', new Uint8Array(21_000_000), { code: 'too-large' }],
  ['an archive that claims 1 GB', claiming(bomb.slice(), 1_000_000_000), { code: 'too-large' }],
  ['an archive larger than it claims', claiming(bomb.slice(), 1000), { code: 'too-large' }],
  ['an MT4 statement cut in its table', utf8(detailed.slice(0, 8000)), { code: 'truncated', rows: 6 }],
  ['an MT5 report cut in its table', sampleBytes('04').slice(0, 20_001), { code: 'truncated', rows: 6 }],
  [
    'a cTrader statement cut in its table',
    utf8(sampleText('09').slice(0, 2000)),
    { code: 'truncated', rows: 2 },
  ],
  [
    'a statement without closed trades',
    mt4Statement([], { closed: '0.00', balance: '0.00' }),
    { code: 'no-closed-trades' },
  ],
  [
    'a letter in a number',
    utf8(replaced(detailed, '>-79.20<', '>-79.2O<')),
    { code: 'bad-row', row: expect.any(Number), column: 'Profit', text: '-79.2O' },
  ],
  [
    'a ticket that a spreadsheet shortened',
    mt4Statement([closedRow({ ticket: 1, profit: '1.00' }).replace('>1<', '>1.21E+08<')], {
      closed: '1.00',
      balance: '1.00',
    }),
    { code: 'bad-row', row: 3, column: 'Ticket', text: '1.21E+08' },
  ],
] as const)('refuses %s and gives the reason', ([, bytes, refusal]) => {
  expect(refusalOf(bytes)).toEqual(refusal);
});
