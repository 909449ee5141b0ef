import type { PlatformRepository } from '@/data/platformRepository';
import { safeExternalUrl } from '@/domain/externalUrl';
import { DEVICES, inSortOrder, placesInOrder, platformTexts, type Platform } from '@/domain/platform';
import { preview } from '@/domain/preview';
import { Logo } from '@/ui/Logo';
import { NameCell } from '@/ui/NameCell';
import { exportRecords } from './exportRecords';
import { PlatformFields } from './PlatformFields';
import { blankPlatformForm, platformFromForm, platformToForm, type PlatformForm } from './platformForm';
import type { Resource } from './resource';
import { statusColumn } from './statusColumn';

const PREVIEW_CHARACTERS = 50;

/** The fields of an export, in the order of its columns. */
const EXPORTED = [
  'id',
  'name',
  'description',
  'detailedDescription',
  'logo',
  'website',
  'downloadLink',
  'features',
  'supported',
  'minDeposit',
  'spreads',
  'leverage',
  'instruments',
  'languages',
  'isActive',
  'sortOrder',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof Platform)[];

/** The platform with what it runs on as a list of names. */
const withDevices = (platform: Platform) => ({
  ...platform,
  supported: DEVICES.filter(({ key }) => platform.supported[key]).map(({ label }) => label),
});

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
    exportRecords('platforms.csv', EXPORTED, records.map(withDevices));
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
