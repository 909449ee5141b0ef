import { expect, it } from 'vitest';
import { brokersToCsv } from '@/admin/resources/brokerCsv';
import { parseCsv } from '../../../support/csv';
import { aBroker, someFacts } from '../../../support/records';

const stamps = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-02T00:00:00.000Z' };

it('gives every field of a broker a column, and every broker a row', () => {
  const broker = { ...aBroker({ name: 'Harbour, "Ltd"', isActive: false }), id: '7', ...stamps };
  const [header = [], ...rows] = parseCsv(brokersToCsv([broker, { ...broker, id: '8' }]));
  expect(rows).toHaveLength(2);
  const cells = Object.fromEntries(header.map((name, index) => [name, rows[0]?.[index]]));
  expect(cells).toMatchObject({
    Id: '7',
    Name: 'Harbour, "Ltd"',
    Status: 'Inactive',
    Rating: '4.2',
    Features: 'Raw spreads; Micro lots',
    'Referral Link': 'https://broker.example/?ref=upmark',
    Updated: stamps.updatedAt,
  });
});

it('B39: the optional fields of a broker stand behind the columns that were there before', () => {
  const broker = { ...aBroker(someFacts), id: '7', ...stamps };
  const [header = [], row = []] = parseCsv(brokersToCsv([broker]));
  const before = Object.keys({ ...aBroker(), id: '7', ...stamps }).length;
  expect(header.indexOf('Updated')).toBe(before - 1);
  const cells = Object.fromEntries(header.map((name, index) => [name, row[index]]));
  expect(cells).toMatchObject({
    Licences: 'Sample regulator: Test Broker Ltd (SAMPLE-9), checked 2026-11-02',
    'Costs Currency': 'USD',
    Costs: 'EUR/USD Raw: spread 0.2, commission 7, swap -0.72 / 0.31',
    'Retail Loss Percent': '74',
    'Deposit Methods': 'Card; Bank transfer',
    Founded: '2014',
    'Rating Basis': 'Its price list.',
  });
  const [, plain = []] = parseCsv(brokersToCsv([{ ...aBroker(), id: '8', ...stamps }]));
  expect(plain).toHaveLength(header.length);
  expect(plain.slice(before).every((cell) => cell === '')).toBe(true);
});

it('B39: no optional field brings a formula into a spreadsheet', () => {
  const broker = { ...aBroker({ headquarters: '=1+1', ratingBasis: '@x' }), id: '1', ...stamps };
  const [, row = []] = parseCsv(brokersToCsv([broker]));
  expect(row).toContain(`'=1+1`);
  expect(row).toContain(`'@x`);
});

it('F98: lets no broker bring a formula into a spreadsheet', () => {
  const broker = {
    ...aBroker({ name: '=HYPERLINK("https://evil.example")', features: ['@x'] }),
    id: '1',
    ...stamps,
  };
  const [, row = []] = parseCsv(brokersToCsv([broker]));
  expect(row).toContain(`'=HYPERLINK("https://evil.example")`);
  expect(row).toContain(`'@x`);
});
