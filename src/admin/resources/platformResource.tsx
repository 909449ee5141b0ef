import type { PlatformRepository } from '@/data/catalogue/ports';
import { report } from '@/data/report';
import {
  sortPlatforms,
  NO_SORT_ORDER,
  type Platform,
  type PlatformDraft,
  platformSearchTexts,
} from '@/domain/catalogue/platform';
import { truncate } from '@/domain/text/truncate';
import { FieldGrid } from '@/ui/FieldGrid';
import { logoColumn, nameColumn, statusColumn } from './columns';
import { formConversion } from './fieldTable';
import { bindField, controlRenderer } from './formFields';
import { LogoField } from './LogoField';
import { platformFields, type PlatformForm } from './platformForm';
import { csvExporter } from './recordCsv';
import type { FieldsProps } from './formFields';
import type { Resource } from './resource';

function PlatformFields(props: FieldsProps<PlatformForm>) {
  const controls = controlRenderer(platformFields, props);
  return (
    <>
      {controls('name', 'description', 'detailedDescription')}
      <FieldGrid>
        {controls('minDeposit', 'spreads', 'leverage', 'instruments', 'website')}
        <LogoField name={props.form.name} {...bindField(props)('logo')} />
        {controls('downloadLink', 'sortOrder')}
      </FieldGrid>
      {controls('supported')}
      <FieldGrid>{controls('features', 'languages')}</FieldGrid>
      {controls('isActive')}
    </>
  );
}

const PREVIEW_CHARACTERS = 50;

export function platformResource(platforms: PlatformRepository): Resource<PlatformDraft, PlatformForm> {
  /** Moves a saved platform before the others with the same sort order. */
  async function inItsPlace(saved: Platform): Promise<Platform> {
    try {
      const others = (await platforms.list()).filter(({ id }) => id !== saved.id);
      if (!others.some(({ sortOrder }) => sortOrder === saved.sortOrder)) return saved;
      await platforms.move(
        saved.id,
        others.findLast(({ sortOrder }) => sortOrder < saved.sortOrder)?.id ?? null,
      );
      return (await platforms.get(saved.id)) ?? saved;
    } catch (error) {
      // A failure is only reported, because the platform has been saved anyway.
      report.failure(error);
      return saved;
    }
  }

  return {
    repository: {
      ...platforms,
      add: async (draft) => {
        const added = await platforms.add(draft, 'timestamp');
        return draft.sortOrder < NO_SORT_ORDER ? inItsPlace(added) : added;
      },
      update: async (id, changes) => {
        let before = NO_SORT_ORDER;
        const updated = await platforms.update(id, (stored) => {
          before = stored.sortOrder;
          return typeof changes === 'function' ? changes(stored) : changes;
        });
        return updated.sortOrder < NO_SORT_ORDER && updated.sortOrder !== before
          ? inItsPlace(updated)
          : updated;
      },
    },
    title: 'Platform',
    noun: 'platform',
    plural: 'platforms',
    emptyHint: 'Get started by adding your first trading platform',
    columns: [
      logoColumn,
      nameColumn('Name'),
      {
        key: 'description',
        header: 'Description',
        cell: ({ description }) => truncate(description, PREVIEW_CHARACTERS),
      },
      statusColumn,
    ],
    searchedTexts: platformSearchTexts,
    ...formConversion(platformFields),
    Fields: PlatformFields,
    toCsv: csvExporter(platformFields),
    withSaved(shown, saved) {
      const others = shown.filter(({ id }) => id !== saved.id);
      const isWhereItWas = shown.some(
        ({ id, sortOrder }) => id === saved.id && sortOrder === saved.sortOrder,
      );
      const isLast = others.every(({ sortOrder }) => sortOrder < saved.sortOrder);
      // A new position may renumber the others.
      return isWhereItWas || isLast ? sortPlatforms([...others, saved]) : null;
    },
  };
}
