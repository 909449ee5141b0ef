import { expect, it } from 'vitest';
import { webinarResource } from '@/admin/resources/webinarResource';
import { anAdminArea } from '../../../support/catalogue';
import { parseCsv } from '../../../support/csv';
import { aWebinar } from '../../../support/records';

const stamps = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-02T00:00:00.000Z' };

it('exports every field of a webinar as a named column', () => {
  const { toCsv } = webinarResource(anAdminArea().catalogue.webinars);
  const webinar = {
    ...aWebinar({
      name: '=1+1',
      registration: 'https://a.example/register',
      recording: 'https://a.example/recording',
      writtenUp: '/glossary',
      isActive: false,
    }),
    id: '7',
    ...stamps,
  };
  const [header = [], row = []] = parseCsv(toCsv([webinar]));
  expect(header).toHaveLength(Object.keys(webinar).length);
  const cells = Object.fromEntries(header.map((name, index) => [name, row[index]]));
  expect(cells).toEqual({
    Id: '7',
    Title: `'=1+1`,
    Status: 'Inactive',
    'Start (UTC)': '2025-11-05T19:00:00Z',
    Minutes: '60',
    Text: 'Where a stop belongs.',
    Language: 'English',
    Host: 'Test desk',
    Level: 'beginner',
    'Register At': 'https://a.example/register',
    Recording: 'https://a.example/recording',
    'Written-up Lesson': '/glossary',
    Created: stamps.createdAt,
    Updated: stamps.updatedAt,
  });
});
