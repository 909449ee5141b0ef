import { expect, it } from 'vitest';
import { brokerCsv, brokerFields } from '@/admin/resources/brokerForm';
import { formOf } from '@/admin/resources/fieldKinds';
import type { Broker, BrokerDraft } from '@/domain/broker';
import { parseCsv } from '../../../support/csv';
import { aBroker, someFacts } from '../../../support/records';

const { fromForm: brokerFromForm } = formOf(brokerFields);
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

const plan = (file: string, brokers: readonly Broker[] = []) => brokerCsv.csvImport.plan(file, brokers);
const kindsOf = (file: string, brokers?: readonly Broker[]) =>
  plan(file, brokers).rows.map(({ kind }) => kind);

/** Spreadsheets with a decimal comma save semicolons, and quotes only where needed. */
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
    licences: [{ regulator: 'a | b', entity: 'Ltd; "A"', number: '007', register: '', checkedOn: '' }],
  },
  { name: '=Beta', costs: null, retailLoss: null, founded: null, isActive: false },
]);

it.each([
  ['as exported', (csv: string) => csv],
  ['after a spreadsheet saved them with semicolons', asSavedWithSemicolons],
])('finds no changes when importing brokers %s', (_how, saved) => {
  expect(kindsOf(saved(brokerCsv.toCsv(awkward)), awkward)).toEqual(['unchanged', 'unchanged']);
});

it('changes only differing fields of the broker with that id', () => {
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

it('reads dates that a spreadsheet has rewritten', () => {
  const brokers = stored([{ ...someFacts, name: 'Alpha', reviewedOn: '2026-11-02' }]);
  const csv = tableOf([{ ID: '1', 'Rated On': '11/2/2026' }]);
  expect(plan(csv, brokers).rows).toMatchObject([{ kind: 'unchanged' }]);
  const edited = tableOf([{ ID: '1', 'Rated On': '11/20/2026' }]);
  expect(plan(edited, brokers).rows).toMatchObject([
    { kind: 'changed', edit: { edited: { reviewedOn: '2026-11-20' } } },
  ]);
});

it('matches a broker by its unique name when the id is unknown', () => {
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

it('rejects the second of two rows for a new broker', () => {
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
  ['Licences', 'FSX | Ltd | 1 | https://r.example/ | 2026-11-02 | more'],
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
  expect(planned?.kind === 'added' && brokerFromForm(planned.form)).toMatchObject({
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

it('lists ignored columns and numbers rows like a spreadsheet', () => {
  const csv = `\ufeff${tableOf([row({ Colour: 'red', Created: 'x' })], ';')}\r\n;;\r\n"";Harbour 2\r\n`;
  const { rows, skipped } = plan(csv);
  expect(skipped).toEqual(['Colour']);
  expect(rows.map(({ row: number, kind }) => [number, kind])).toEqual([
    [2, 'added'],
    [4, 'refused'],
  ]);
});
