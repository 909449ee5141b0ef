import { platformsToCsv } from '@/data/maintenance/catalogueCsv';
import type { PlatformRepository } from '@/data/catalogue/platformRepository';
import { safeExternalUrl } from '@/domain/externalUrl';
import { inSortOrder, type Platform } from '@/domain/platform';
import { placesInOrder } from '@/domain/platformOrder';
import { platformTexts } from '@/domain/search';
import { preview } from '@/domain/preview';
import { downloadFile } from '@/ui/download';
import { Logo } from '@/ui/Logo';
import { NameCell } from '@/ui/NameCell';
import { PlatformFields } from './PlatformFields';
import { blankPlatformForm, platformFromForm, platformToForm, type PlatformForm } from './platformForm';
import type { Resource } from './resource';
import { statusColumn } from './statusColumn';

const PREVIEW_CHARACTERS = 50;

export const platformResource = (platforms: PlatformRepository): Resource<Platform, PlatformForm> => ({
  noun: 'platform',
  title: 'Platform',
  plural: 'platforms',
  emptyHint: 'Get started by adding your first trading platform',
  columns: [
    {
      key: 'logo',
      header: 'Logo',
      cell: ({ name, logo }) => <Logo name={name} src={safeExternalUrl(logo)} size={40} />,
    },
    {
      key: 'name',
      header: 'Name',
      cell: ({ name }) => <NameCell name={name} />,
      sortKey: ({ name }) => name,
      isRowHeader: true,
    },
    {
      key: 'description',
      header: 'Description',
      cell: ({ description }) => preview(description, PREVIEW_CHARACTERS),
    },
    statusColumn,
  ],
  searchedTexts: platformTexts,
  blankForm: blankPlatformForm,
  toForm: platformToForm,
  Fields: PlatformFields,
  list: platforms.list,
  watch: platforms.watch,
  add: (form) => platforms.add(platformFromForm(form), 'timestamp'),
  update: (id, form) => platforms.update(id, platformFromForm(form)),
  toggleActive: platforms.toggleActive,
  setActive: platforms.setActive,
  remove: platforms.removeMany,
  restore: platforms.restore,
  exportSelected: (records) => {
    downloadFile('platforms.csv', 'text/csv', platformsToCsv(records));
  },
  ownOrder: {
    arranged(records, ids) {
      const places = placesInOrder(records, ids);
      return inSortOrder(
        records.map((platform) => ({
          ...platform,
          sortOrder: places.get(platform.id) ?? platform.sortOrder,
        })),
      );
    },
    save: platforms.reorder,
  },
  changeAfterSave: (saved) =>
    Promise.resolve((shown) => inSortOrder([...shown.filter((platform) => platform.id !== saved.id), saved])),
  isCorrupt: platforms.isCorrupt,
});
