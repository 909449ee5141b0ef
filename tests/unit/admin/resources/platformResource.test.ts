import { expect, it } from 'vitest';
import { platformResource } from '@/admin/resources/platformResource';
import { anAdminArea } from '../../../support/catalogue';
import { parseCsv } from '../../../support/csv';
import { aPlatform } from '../../../support/records';

const stamps = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-02T00:00:00.000Z' };

it('gives every field of a platform a column of the spreadsheet', () => {
  const { toCsv } = platformResource(anAdminArea().catalogue.platforms);
  const platform = { ...aPlatform({ name: 'Desk', sortOrder: 3 }), id: '7', ...stamps };
  const [header = [], row = []] = parseCsv(toCsv([platform]));
  const cells = Object.fromEntries(header.map((name, index) => [name, row[index]]));
  expect(cells).toMatchObject({ Id: '7', Name: 'Desk', Status: 'Active', Place: '3' });
  expect(header).toHaveLength(Object.keys(platform).length);
});
