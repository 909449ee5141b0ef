import { expect, it } from 'vitest';
import { webinarResource } from '@/admin/resources/webinarResource';
import { anAdminArea } from '../../../support/catalogue';
import { parseCsv } from '../../../support/csv';
import { aWebinar } from '../../../support/records';

const stamps = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-02T00:00:00.000Z' };

it('gives every field of a webinar a column of the spreadsheet', () => {
  const { toCsv } = webinarResource(anAdminArea().catalogue.webinars);
  const webinar = { ...aWebinar({ name: '=1+1', host: 'Desk' }), id: '7', ...stamps };
  const [header = [], row = []] = parseCsv(toCsv([webinar]));
  expect(header).toHaveLength(Object.keys(webinar).length);
  const cells = Object.fromEntries(header.map((name, index) => [name, row[index]]));
  expect(cells).toMatchObject({ Title: `'=1+1`, 'Start (UTC)': '2025-11-05T19:00:00Z', Host: 'Desk' });
});
