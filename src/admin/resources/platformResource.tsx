import type { PlatformRepository } from '@/data/catalogue/ports';
import { safeImageUrl } from '@/domain/externalUrl';
import { DEVICES, inSortOrder, type Platform } from '@/domain/platform';
import { placesInOrder } from '@/domain/platformOrder';
import { platformTexts } from '@/domain/search';
import { preview } from '@/domain/preview';
import { Logo } from '@/ui/Logo';
import { NameCell } from '@/ui/NameCell';
import { csvTable, listed, statusText } from './csvTable';
import { PlatformFields } from './PlatformFields';
import { blankPlatformForm, platformFromForm, platformToForm, type PlatformForm } from './platformForm';
import { listActions } from './listActions';
import type { Resource } from './resource';
import { statusColumn } from './statusColumn';

const PREVIEW_CHARACTERS = 50;

export const platformResource = (platforms: PlatformRepository): Resource<Platform, PlatformForm> => ({
  ...listActions(platforms, { title: 'Platform', toForm: platformToForm, fromForm: platformFromForm }),
  noun: 'platform',
  plural: 'platforms',
  emptyHint: 'Get started by adding your first trading platform',
  columns: [
    {
      key: 'logo',
      header: 'Logo',
      cell: ({ name, logo }) => <Logo name={name} src={safeImageUrl(logo)} size={40} />,
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
  Fields: PlatformFields,
  toCsv: csvTable<Platform>([
    { header: 'Id', cell: ({ id }) => id },
    { header: 'Name', cell: ({ name }) => name },
    { header: 'Status', cell: statusText },
    { header: 'Place', cell: ({ sortOrder }) => sortOrder },
    { header: 'Description', cell: ({ description }) => description },
    { header: 'Detailed Description', cell: ({ detailedDescription }) => detailedDescription },
    { header: 'Min Deposit', cell: ({ minDeposit }) => minDeposit },
    { header: 'Leverage', cell: ({ leverage }) => leverage },
    { header: 'Spreads', cell: ({ spreads }) => spreads },
    { header: 'Instruments', cell: ({ instruments }) => instruments },
    { header: 'Features', cell: ({ features }) => listed(features) },
    {
      header: 'Supported',
      cell: ({ supported }) => listed(DEVICES.filter(({ key }) => supported[key]).map(({ label }) => label)),
    },
    { header: 'Languages', cell: ({ languages }) => listed(languages) },
    { header: 'Website', cell: ({ website }) => website },
    { header: 'Download Link', cell: ({ downloadLink }) => downloadLink },
    { header: 'Logo', cell: ({ logo }) => logo },
    { header: 'Created', cell: ({ createdAt }) => createdAt },
    { header: 'Updated', cell: ({ updatedAt }) => updatedAt },
  ]),
  add: (form) => platforms.add(platformFromForm(form), 'timestamp'),
  manualOrder: {
    reordered(records, ids) {
      const places = placesInOrder(records, ids);
      return inSortOrder(
        records.map((platform) => ({
          ...platform,
          sortOrder: places.get(platform.id) ?? platform.sortOrder,
        })),
      );
    },
    move: platforms.move,
  },
  changeAfterSave: (saved) =>
    Promise.resolve((shown) => inSortOrder([...shown.filter((platform) => platform.id !== saved.id), saved])),
});
