import { expect, it } from 'vitest';
import { platformResource } from '@/admin/resources/platformResource';
import { changesByEdit } from '@/domain/merge/fields';
import { DEVICES } from '@/domain/catalogue/platform';
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
  const { repository, toForm, fromForm } = platformResource(catalogue.platforms);
  const third = await catalogue.platforms.get('3');
  if (!third) throw new Error('No platforms');
  const edit = { opened: toForm(third), edited: { ...toForm(third), sortOrder: '1' } };
  await repository.update(third.id, changesByEdit(edit, toForm, fromForm));
  expect((await catalogue.platforms.list()).map(({ name, sortOrder }) => [name, sortOrder])).toEqual([
    ['Three', 1],
    ['One', 2],
    ['Two', 3],
  ]);
});
