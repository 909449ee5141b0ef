import type { PlatformRepository } from '@/data/catalogue/ports';
import { report } from '@/data/report';
import { safeImageUrl } from '@/domain/externalUrl';
import { DEVICES, inSortOrder, UNORDERED, type Platform } from '@/domain/platform';
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

export function platformResource(platforms: PlatformRepository): Resource<Platform, PlatformForm> {
  const actions = listActions(platforms, {
    title: 'Platform',
    toForm: platformToForm,
    fromForm: platformFromForm,
  });
  /** Those that others made room for: the list is read again. */
  const placed = new WeakSet<Platform>();

  /** A platform goes before another one that has the place it was given. */
  async function inItsPlace(saved: Platform): Promise<Platform> {
    try {
      const others = (await platforms.list()).filter(({ id }) => id !== saved.id);
      if (!others.some(({ sortOrder }) => sortOrder === saved.sortOrder)) return saved;
      await platforms.move(
        saved.id,
        others.findLast(({ sortOrder }) => sortOrder < saved.sortOrder)?.id ?? null,
      );
      const moved = (await platforms.get(saved.id)) ?? saved;
      placed.add(moved);
      return moved;
    } catch (error) {
      // It is saved all the same.
      report.failure(error);
      return saved;
    }
  }

  return {
    ...actions,
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
      { header: 'Place', cell: ({ sortOrder }) => (sortOrder < UNORDERED ? sortOrder : '') },
      { header: 'Description', cell: ({ description }) => description },
      { header: 'Detailed Description', cell: ({ detailedDescription }) => detailedDescription },
      { header: 'Min Deposit', cell: ({ minDeposit }) => minDeposit },
      { header: 'Leverage', cell: ({ leverage }) => leverage },
      { header: 'Spreads', cell: ({ spreads }) => spreads },
      { header: 'Instruments', cell: ({ instruments }) => instruments },
      { header: 'Features', cell: ({ features }) => listed(features) },
      {
        header: 'Supported',
        cell: ({ supported }) =>
          listed(DEVICES.filter(({ key }) => supported[key]).map(({ label }) => label)),
      },
      { header: 'Languages', cell: ({ languages }) => listed(languages) },
      { header: 'Website', cell: ({ website }) => website },
      { header: 'Download Link', cell: ({ downloadLink }) => downloadLink },
      { header: 'Logo', cell: ({ logo }) => logo },
      { header: 'Created', cell: ({ createdAt }) => createdAt },
      { header: 'Updated', cell: ({ updatedAt }) => updatedAt },
    ]),
    async add(form) {
      const added = await platforms.add(platformFromForm(form), 'timestamp');
      return form.sortOrder.trim() === '' ? added : inItsPlace(added);
    },
    async update(id, edit) {
      const updated = await actions.update(id, edit);
      const { opened, edited } = edit;
      return edited.sortOrder.trim() === '' || edited.sortOrder === opened.sortOrder
        ? updated
        : inItsPlace(updated);
    },
    manualOrder: {
      ...actions.manualOrder,
      reordered(records, ids) {
        const places = placesInOrder(records, ids);
        return inSortOrder(
          records.map((platform) => ({
            ...platform,
            sortOrder: places.get(platform.id) ?? platform.sortOrder,
          })),
        );
      },
    },
    changeAfterSave: (saved) =>
      placed.has(saved)
        ? actions.changeAfterSave()
        : Promise.resolve((shown) =>
            inSortOrder([...shown.filter((platform) => platform.id !== saved.id), saved]),
          ),
  };
}
