import { expect, it } from 'vitest';
import { platformResource } from '@/admin/resources/platformResource';
import { updateRecord } from '@/admin/resources/resource';
import { DEVICES } from '@/domain/platform';
import { anAdminArea } from '../../../support/catalogue';
import { parseCsv } from '../../../support/csv';
import { aPlatform } from '../../../support/records';

const stamps = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-02T00:00:00.000Z' };

it('exports every field of a platform as a named column', () => {
  const { toCsv } = platformResource(anAdminArea().catalogue.platforms);
  const platform = {
    ...aPlatform({ name: 'Desk', sortOrder: 3, logo: 'https://platform.example/logo.png' }),
    id: '7',
    ...stamps,
  };
  const [header = [], row = []] = parseCsv(toCsv([platform]));
  const cells = Object.fromEntries(header.map((name, index) => [name, row[index]]));
  expect(cells).toEqual({
    Id: '7',
    Name: 'Desk',
    Status: 'Active',
    Place: '3',
    Description: 'A platform made for a test.',
    'Detailed Description': 'Everything about it.',
    'Min Deposit': '$100',
    Leverage: 'up to 1:500',
    Spreads: 'from 0.0 pips',
    Instruments: '120',
    Features: 'One; Two; Three; Four',
    Supported: DEVICES.filter(({ key }) => platform.supported[key])
      .map(({ label }) => label)
      .join('; '),
    Languages: 'English',
    Website: 'https://platform.example/',
    'Download Link': 'https://platform.example/download',
    Logo: 'https://platform.example/logo.png',
    Created: stamps.createdAt,
    Updated: stamps.updatedAt,
  });
  expect(header).toHaveLength(Object.keys(platform).length);
});

it('inserts a platform before the one already at its position', async () => {
  const { catalogue } = anAdminArea({
    platforms: ['One', 'Two', 'Three'].map((name, index) => aPlatform({ name, sortOrder: index + 1 })),
  });
  const resource = platformResource(catalogue.platforms);
  const third = await catalogue.platforms.get('3');
  if (!third) throw new Error('No platforms');
  const opened = resource.toForm(third);
  await updateRecord(resource, third.id, { opened, edited: { ...opened, sortOrder: '1' } });
  expect((await catalogue.platforms.list()).map(({ name, sortOrder }) => [name, sortOrder])).toEqual([
    ['Three', 1],
    ['One', 2],
    ['Two', 3],
  ]);
});
