import { expect, it } from 'vitest';
import { brokerFields, brokersToCsv } from '@/admin/resources/brokerForm';
import { columnsOf, formConversion } from '@/admin/resources/fieldTable';
import { importPlanner, readImport } from '@/admin/resources/importPlan';
import type { Broker, BrokerDraft } from '@/domain/catalogue/broker';
import { parseCsv } from '../../../support/csv';
import { aBroker, someFacts } from '../../../support/records';

const fields = { columns: columnsOf(brokerFields), ...formConversion(brokerFields) };
const stamps = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const stored = (drafts: readonly Partial<BrokerDraft>[]): Broker[] =>
  drafts.map((draft, index) => ({ ...aBroker(draft), ...stamps, id: String(index + 1) }));

const row = (cells: Readonly<Record<string, string>>) => ({
  Name: 'Harbour',
  Description: 'A broker.',
  'Min Deposit': '$50',
  Leverage: '1:30',
  Spreads: 'from 1 pip',
  ...cells,
});

function tableOf(rows: readonly Readonly<Record<string, string>>[], separator = ',') {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  return [Object.keys(rows[0] ?? {}), ...rows.map((cells) => Object.values(cells))]
    .map((cells) => cells.map(quoted).join(separator))
    .join('\r\n');
}

function planOf(bytes: Uint8Array, brokers: readonly Broker[] = []) {
  const read = readImport(bytes, fields.columns);
  if (typeof read === 'string') return expect.fail(read);
  const { count, skipped, planRow } = importPlanner(fields, read.table, brokers, read.isMacRoman);
  return { rows: Array.from({ length: count }, (_, place) => planRow(place)), skipped };
}
const plan = (file: string, brokers?: readonly Broker[]) => planOf(new TextEncoder().encode(file), brokers);
const kindsOf = (file: string, brokers?: readonly Broker[]) =>
  plan(file, brokers).rows.map(({ kind }) => kind);

/** Spreadsheets set to a decimal comma separate cells with semicolons, and quote only where needed. */
const asSavedWithSemicolons = (csv: string) =>
  parseCsv(csv)
    .map((cells) =>
      cells.map((cell) => (/[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';'),
    )
    .join('\r\n');

const awkward = stored([
  {
    ...someFacts,
    description: 'two\nlines; "quoted"',
    features: ['a; b', '"a"', 'a|b', '=1', "'=1", '-2', '@x', 'a,b'],
    rating: 4.35,
    licences: [
      {
        regulator: 'a | b',
        entity: 'Ltd; "A"',
        number: '007',
        register: '',
        checkedOn: '',
        serves: ['North; and', 'S|uth'],
        protection: '=none; | "at all"',
      },
    ],
  },
  { name: '=Beta', spreads: "'0.6", costs: null, retailLoss: null, founded: null, isActive: false },
]);

it.each([
  ['as exported', (csv: string) => csv],
  ['after a spreadsheet saved them with semicolons', asSavedWithSemicolons],
])('finds no changes when importing brokers %s', (_how, saved) => {
  expect(kindsOf(saved(brokersToCsv(awkward)), awkward)).toEqual(['unchanged', 'unchanged']);
});

it('asks the administrator to check a row whose broker was changed after the export', () => {
  const [before] = stored([{ name: 'Alpha', leverage: '1:30' }]);
  if (!before) return expect.fail();
  const csv = brokersToCsv([before]);
  const now = { ...before, leverage: '1:50', updatedAt: '2026-01-02T09:30:00.000Z' };
  expect(plan(csv, [now]).rows).toMatchObject([
    {
      name: 'Alpha',
      doubt:
        'It was changed in the list on 2 January 2026, 09:30 GMT, after this file was exported. Check that nothing newer is replaced.',
      changes: [{ header: 'Leverage', from: '1:50', to: '1:30' }],
    },
  ]);
  expect(plan(csv, [{ ...now, leverage: '1:30' }]).rows).toMatchObject([{ kind: 'unchanged', doubt: '' }]);
  expect(plan(csv.replace('1:30', '1:20'), [before]).rows).toMatchObject([{ kind: 'changed', doubt: '' }]);
});

it('changes only the differing fields of the broker with the same id', () => {
  const brokers = stored([{ ...someFacts, name: 'Alpha' }, { name: 'Beta' }]);
  const csv = tableOf([{ ID: '1', leverage: '1:50', 'Rating ': '4,2', Licences: '' }]);
  expect(plan(csv, brokers).rows).toMatchObject([
    {
      row: 2,
      name: 'Alpha',
      kind: 'changed',
      id: '1',
      edit: {
        opened: { leverage: 'up to 1:500' },
        edited: { leverage: '1:50', rating: '4.2', licences: [] },
      },
      changes: [
        { header: 'Leverage', from: 'up to 1:500', to: '1:50' },
        { header: 'Licences', to: '' },
      ],
    },
  ]);
});

it('keeps the countries of a licence when an older export omits them', () => {
  const brokers = stored([{ ...someFacts, name: 'Alpha' }]);
  const licencesAfter = (cell: string) =>
    plan(tableOf([{ ID: '1', Licences: cell }]), brokers).rows.map((planned) =>
      planned.kind === 'changed' ? planned.edit.edited.licences : planned.kind,
    );
  const older = 'Sample regulator | Test Broker Ltd | SAMPLE-9 | https://register.example/9';
  expect(licencesAfter(`${older} | 2026-11-02`)).toEqual(['unchanged']);
  expect(licencesAfter(`${older} | 2026-11-20`)).toMatchObject([
    [{ checkedOn: '2026-11-20', serves: 'Sample Union, Sample islands', leverage: '1:30' }],
  ]);
  expect(licencesAfter('Sample regulator | Another Ltd')).toMatchObject([
    [{ entity: 'Another Ltd', number: '', serves: '', leverage: '', protection: '' }],
  ]);
});

it('reads dates that a spreadsheet has reformatted', () => {
  const brokers = stored([{ ...someFacts, name: 'Alpha', reviewedOn: '2026-11-02' }]);
  const csv = tableOf([{ ID: '1', 'Rated On': '11/2/2026' }]);
  expect(plan(csv, brokers).rows).toMatchObject([{ kind: 'unchanged' }]);
  const edited = tableOf([{ ID: '1', 'Rated On': '11/20/2026' }]);
  expect(plan(edited, brokers).rows).toMatchObject([
    { kind: 'changed', edit: { edited: { reviewedOn: '2026-11-20' } } },
  ]);
});

it('matches a row without an id to a broker only if the name is unique', () => {
  const brokers = stored([{ name: 'Alpha' }, { name: 'Beta' }, { name: 'Beta' }]);
  const rows = [row({ Id: '', Name: 'ALPHA' }), row({ Name: 'Beta' }), row({ Name: 'Beta', Id: '9' })];
  expect(kindsOf(tableOf(rows), brokers)).toEqual(['changed', 'refused', 'added']);
});

it('rejects the second of two rows for the same broker', () => {
  const brokers = stored([{ name: 'Alpha' }]);
  const csv = tableOf([row({ Id: '1', Leverage: '1:2' }), row({ Id: '1', Leverage: '1:3' })]);
  expect(plan(csv, brokers).rows).toMatchObject([
    { kind: 'changed' },
    { row: 3, kind: 'refused', reason: 'Row 2 already has this record.' },
  ]);
});

it('rejects the second of two rows for the same new broker', () => {
  expect(kindsOf(tableOf([row({ Name: 'Cedar' }), row({ Name: 'cedar' })]), [])).toEqual([
    'added',
    'refused',
  ]);
});

it('rejects a row with more cells than the header', () => {
  expect(plan('Name,Description\r\nHarbour, Ltd,A broker').rows).toMatchObject([
    { kind: 'refused', reason: 'It has more cells than the header.' },
  ]);
});

it.each([
  ['Name', ' '],
  ['Rating', '45'],
  ['Status', 'maybe'],
  ['Rated On', '2999-01-01'],
  ['Costs Currency', '€'],
  ['Costs', 'EUR/USD | Raw | low'],
  ['Licences', 'FSX | Ltd | 1 | https://r.example/ | 2026-11-02 | North | 1:30 | none | more'],
])('rejects a row whose %s is “%s” and names the column', (header, cell) => {
  const csv = tableOf([row({ [header]: cell })]);
  expect(plan(csv).rows).toMatchObject([
    { row: 2, kind: 'refused', reason: expect.stringContaining(`${header}: `) as string },
  ]);
});

it('accepts the same values as the form', () => {
  const csv = tableOf([
    row({
      Status: 'inactive',
      Founded: '2014',
      'Retail Loss Percent': '77,5%',
      Costs: 'EUR/USD | Raw | 0,2 | 7\nUS500 | | 0.4',
      'Rated On': '',
    }),
  ]);
  const [planned] = plan(csv).rows;
  expect(planned?.kind === 'added' && fields.fromForm(planned.form)).toMatchObject({
    isActive: false,
    founded: 2014,
    retailLoss: { percent: 77.5 },
    costs: {
      rows: [
        { account: 'Raw', spread: 0.2, commission: 7 },
        { instrument: 'US500', account: '', spread: 0.4 },
      ],
    },
  });
});

it('lists ignored columns, and numbers rows as a spreadsheet does', () => {
  const csv = `\ufeff${tableOf([row({ Colour: 'red', Created: 'x' })], ';')}\r\n;;\r\n"";Harbour 2\r\n`;
  const { rows, skipped } = plan(csv);
  expect(skipped).toEqual(['Colour']);
  expect(rows.map(({ row: number, kind }) => [number, kind])).toEqual([
    [2, 'added'],
    [4, 'refused'],
  ]);
});

/** The bytes of some text in a single-byte encoding. */
const bytesOf = (text: string, letters: Readonly<Record<string, number>> = {}) =>
  Uint8Array.from(text, (letter) => letters[letter] ?? letter.charCodeAt(0));
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const pair = [letter.charCodeAt(0) >> 8, letter.charCodeAt(0) & 0xff];
      return isLittle ? pair.toReversed() : pair;
    }),
  );
const utf8 = (text: string) => new TextEncoder().encode(text);
const ZURICH = 'Name;Description;Min Deposit;Leverage;Spreads\nZürich FX;Größer;$50;1:30;1 pip\n';

it.each([
  ['little-endian UTF-16', utf16(`\ufeff${ZURICH}`, true)],
  ['big-endian UTF-16', utf16(`\ufeff${ZURICH}`, false)],
  ['UTF-16 without a byte order mark', utf16(ZURICH, true)],
  ['Windows-1252', bytesOf(ZURICH)],
  ['Mac Roman', bytesOf(ZURICH.replaceAll('\n', '\r'), { ü: 0x9f, ö: 0x9a, ß: 0xa7 })],
  ["Excel's separator line", utf8(`sep=;\r\n${ZURICH}`)],
  ['tabs', utf8(ZURICH.replaceAll(';', '\t'))],
  ["LibreOffice's apostrophes", utf8(ZURICH.replace('1:30', "'1:30").replace('1 pip', "'1 pip"))],
])('reads a file that uses %s', (_what, bytes) => {
  expect(planOf(bytes).rows).toMatchObject([
    {
      row: 2,
      kind: 'added',
      form: { name: 'Zürich FX', description: 'Größer', leverage: '1:30', spreads: '1 pip' },
    },
  ]);
});

it.each([
  ['an Excel workbook, whatever its name', bytesOf('PK\u0003\u0004xl/workbook.xml'), 'it is a spreadsheet'],
  ['an older Excel workbook', bytesOf('\u00d0\u00cf\u0011\u00e0'), 'it is a spreadsheet'],
  ['a web page', utf8('<html><table><tr><td>Name'), 'it is a web page'],
  ['a backup', utf8('{"app":"upmark"}'), 'it is JSON'],
  ['a picture', bytesOf('GIF89a\u0001\u0000'), "it isn't a text file"],
  ['empty', utf8(''), 'it is empty'],
  ['missing the end of its header', utf8('Name;"Description;Leverage\nA;B";1:30'), 'is never closed'],
  ['missing column names', utf8('Harbour;A broker.\n'), 'its first line must name the columns'],
])('refuses a file that is %s', (_what, bytes, reason) => {
  expect(readImport(bytes, fields.columns)).toContain(reason);
});

const HEADER = 'Name;Description;Min Deposit;Leverage;Spreads';

/** Rows with wrong quotation marks or separators, which make a file seem to have fewer rows. */
it.each([
  [
    'opens a quotation mark that closes three rows later',
    'A;B;$5;1:30;"1\nC;D;$5;1:30;1\nE;F;$5;1:30;1\nG;H;$5;1:30;0.7"',
    'the 3 lines after it were read as part of this row',
  ],
  [
    'opens a quotation mark that closes in the next row',
    'A;"B;$5;1:30;1\nC;D";$5;1:30;1',
    'the line after it was read as part of this row',
  ],
  [
    'opens a quotation mark that closes in a later column',
    'A;"B;$5;1:30;1\nC;D;"$5";1:30;1',
    'the line after it was read as part of this row',
  ],
  ['opens a quotation mark at the end of the file', 'A;B;$5;1:30;"0.6', 'never closed'],
  ['has a quotation mark inside a cell', '"A" Ltd;B;$5;1:30;1', 'inside a cell'],
  ['has a space before a quotation mark', 'A; "B";$5;1:30;1', 'a space before a quotation mark'],
  ['has one separator too many', 'A; Ltd;B;$5;1:30;1', 'more cells than the header'],
  [
    'has shifted into an empty cell',
    'A;Ltd;B;$5;1:30',
    'Leverage: “$5” looks like an amount of money. Have the columns shifted?',
  ],
  ['has a line break in its name', '"A\nLtd";B;$5;1:30;1', 'Name: It contains a line break.'],
  ['repeats the header', HEADER, 'It repeats the column names.'],
  ['has lost a letter', 'Z\ufffdrich;B;$5;1:30;1', 'Name: a letter was lost'],
])('refuses a row that %s', (_what, lines, reason) => {
  const { rows } = plan(`${HEADER}\nFirst;B;$5;1:30;1\n${lines}`);
  expect(rows).toMatchObject([
    { kind: 'added' },
    { row: 3, kind: 'refused', reason: expect.stringContaining(reason) as string },
  ]);
});

/** What Excel makes of figures, as text in the language of the person who saved the file. */
it.each([
  ['Leverage', '01:30:00', 'looks like a time'],
  ['Leverage', '09:20', 'looks like a time'],
  ['Leverage', '1:30 AM', 'looks like a time'],
  ['Leverage', '0,0625', 'looks like a fraction of a day'],
  ['Leverage', '45778', 'looks like a date stored as a number'],
  ['Leverage', '€1.000,-', 'looks like an amount of money'],
  ['Spreads', '01. Feb', 'looks like a date'],
  ['Spreads', '2-Jan', 'looks like a date'],
  ['Spreads', '45778', 'looks like a date stored as a number'],
  ['Spreads', '€1.000,-', 'looks like an amount of money'],
  ['Spreads', '1:30', 'looks like a leverage'],
  ['Spreads', '#NAME?', 'is an error in the spreadsheet'],
  ['Rating', '04. Mai', 'looks like a date'],
  ['Min Deposit', '01.02.2026', 'looks like a date'],
  ['Min Deposit', '########', 'is an error in the spreadsheet'],
  ['Id', '1.76415E+12', 'Excel has shortened it'],
  ['Id', '1764150000000', 'Excel has shortened it'],
])('refuses the %s cell “%s”, which a spreadsheet has changed', (header, cell, reason) => {
  expect(plan(tableOf([row({ [header]: cell })])).rows).toMatchObject([
    { kind: 'refused', reason: expect.stringMatching(new RegExp(`^${header}: .*${reason}`)) as string },
  ]);
});

it.each([
  ['Leverage', 'up to 1:500'],
  ['Leverage', '1:30'],
  ['Leverage', '500'],
  ['Spreads', 'from $0.05'],
  ['Spreads', '$0.05'],
  ['Spreads', '0.6'],
  ['Min Deposit', '€1.000,-'],
  ['Min Deposit', '50000'],
  ['Name', '01. Feb'],
  ['Created', '########'],
])('accepts the %s cell “%s”', (header, cell) => {
  expect(plan(tableOf([row({ [header]: cell })])).rows).toMatchObject([{ kind: 'added', doubt: '' }]);
});

it('keeps a stored figure that looks implausible', () => {
  const brokers = stored([{ name: 'Alpha', leverage: '09:20' }]);
  const csv = tableOf([{ Name: 'Alpha', Leverage: '09:20', Spreads: '1 pip' }]);
  expect(plan(csv, brokers).rows).toMatchObject([{ kind: 'changed', changes: [{ header: 'Spreads' }] }]);
});

it.each([
  [
    'ends before the last columns',
    utf8(`${HEADER};Website;Logo\nA;B;$5;1:30;1\n`),
    'It ends before “Website” (2 cells fewer',
  ],
  [
    'may contain rows of other lengths',
    utf8(`${HEADER}\nA;"B;$5;1:30;1\nC;D;$5;1:30\nE;F";$5;1:30;1\n`),
    'It has 3 lines. Check that no quotation mark',
  ],
  [
    'may contain rows and a blank line',
    utf8(`${HEADER}\nA;"B;$5;1:30;1\n\nC;D";$5;1:30;1\n`),
    'It has 3 lines. Check that no quotation mark',
  ],
  ['was already garbled', utf8(`${HEADER}\nZÃ¼rich;B;$5;1:30;1\n`), '“ZÃ¼rich” looks garbled'],
  ['was read as Mac Roman', bytesOf(`${HEADER}\nCaf\u008e;B;$5;1:30;1\n`), 'Its accents are a guess'],
])('asks the administrator to check a row that %s', (_what, bytes, doubt) => {
  expect(planOf(bytes).rows).toMatchObject([
    { kind: 'added', doubt: expect.stringContaining(doubt) as string },
  ]);
});

it('finds a broker by its name when Excel has shortened its id', () => {
  const csv = tableOf([{ Id: '1.76415E+12', Name: 'Alpha', Spreads: '2 pips' }]);
  expect(plan(csv, stored([{ name: 'Alpha' }])).rows).toMatchObject([
    { kind: 'changed', id: '1', doubt: expect.stringContaining('Excel has shortened it') as string },
  ]);
});
