import { expect, it } from 'vitest';
import { brokersToCsv, platformsToCsv } from '@/data/maintenance/catalogueCsv';
import { parseCsv } from '../../support/csv';
import { aBroker, aPlatform } from '../../support/records';

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
  expect(header).toHaveLength(Object.keys(broker).length);
});

it('gives every field of a platform a column', () => {
  const platform = { ...aPlatform({ name: 'Desk', sortOrder: 3 }), id: '7', ...stamps };
  const [header = [], row = []] = parseCsv(platformsToCsv([platform]));
  const cells = Object.fromEntries(header.map((name, index) => [name, row[index]]));
  expect(cells).toMatchObject({ Id: '7', Name: 'Desk', Status: 'Active', Place: '3' });
  expect(header).toHaveLength(Object.keys(platform).length);
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
