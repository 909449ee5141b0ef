import { expect, it } from 'vitest';
import { brokersToCsv } from '@/admin/resources/brokerCsv';
import { parseCsv } from '../../../support/csv';
import { aBroker, someFacts } from '../../../support/records';

const stamps = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-02T00:00:00.000Z' };

it('gives every field of a broker a column, and every broker a row', () => {
  const broker = {
    ...aBroker({ name: 'Harbour, "Ltd"', logo: 'https://broker.example/logo.png', isActive: false }),
    id: '7',
    ...stamps,
  };
  const [header = [], ...rows] = parseCsv(brokersToCsv([broker, { ...broker, id: '8' }]));
  expect(rows).toHaveLength(2);
  const cells = Object.fromEntries(header.map((name, index) => [name, rows[0]?.[index]]));
  expect(cells).toMatchObject({
    Id: '7',
    Name: 'Harbour, "Ltd"',
    Status: 'Inactive',
    Rating: '4.2',
    Description: 'A broker made for a test.',
    'Min Deposit': '$100',
    Leverage: 'up to 1:500',
    Spreads: 'from 0.1 pips',
    Regulation: 'Sample regulator',
    'Trading Platforms': 'MT5',
    'Account Types': 'Standard',
    Features: 'Raw spreads; Micro lots',
    Website: 'https://broker.example/',
    'Referral Link': 'https://broker.example/?ref=upmark',
    'Contact Email': 'partners@broker.example',
    Logo: 'https://broker.example/logo.png',
    Created: stamps.createdAt,
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
    'Costs Checked': '2026-11-02',
    Costs: 'EUR/USD Raw: spread 0.2, commission 7, swap -0.72 / 0.31',
    'Swap Free': 'on request',
    'Swap Policy': 'Wednesday counts three nights.',
    'Retail Loss Percent': '74',
    'Retail Loss As Of': '2026-09-30',
    'Retail Loss Source': 'https://broker.example/risk',
    'Negative Balance Protection': 'yes',
    'Deposit Methods': 'Card; Bank transfer',
    'Withdrawal Methods': 'Bank transfer',
    'Account Currencies': 'USD; EUR',
    Languages: 'English; German',
    Founded: '2014',
    Headquarters: 'Sampletown',
    'Rated On': '2026-11-02',
    'Rated By': 'Test desk',
    'Rating Basis': 'Its price list.',
  });
  const [, plain = []] = parseCsv(brokersToCsv([{ ...aBroker(), id: '8', ...stamps }]));
  expect(plain).toHaveLength(header.length);
  expect(plain.slice(before).every((cell) => cell === '')).toBe(true);
});

const blankLicence = { regulator: 'One', entity: '', number: '', register: '', checkedOn: '' };

it.each([
  ['its regulator alone', {}, 'One'],
  ['the company that holds it', { entity: 'Ltd' }, 'One: Ltd'],
  ['its number', { number: '9' }, 'One: (9)'],
  ['the day it was checked', { checkedOn: '2026-11-02' }, 'One, checked 2026-11-02'],
])('B39: a licence of which %s is known says that', (_what, fields, words) => {
  const broker = { ...aBroker({ licences: [{ ...blankLicence, ...fields }] }), id: '1', ...stamps };
  const [, row = []] = parseCsv(brokersToCsv([broker]));
  expect(row).toContain(words);
});

it('B39: a cost row says for whom it is, and nothing of figures that are not known', () => {
  const known = { account: '', spread: null, commission: null, swapLong: 0, swapShort: null };
  const rows = [
    { ...known, instrument: 'Gold', professional: true },
    { ...known, instrument: 'US500', professional: false },
  ];
  const broker = { ...aBroker({ costs: { currency: '', checkedOn: '', rows } }), id: '1', ...stamps };
  const [, row = []] = parseCsv(brokersToCsv([broker]));
  expect(row).toContain(
    'Gold: spread , commission , swap 0 / , professional; US500: spread , commission , swap 0 / ',
  );
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
