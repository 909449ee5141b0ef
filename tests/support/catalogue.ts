import { builtInSeeds } from '@/data/catalogue/builtInSeeds';
import { createCatalogue } from '@/data/catalogue/catalogue';
import type { CatalogueEnvironment } from '@/data/catalogue/environment';
import { createLatestSeeds } from '@/data/catalogue/latestSeeds';
import { createMaintenance } from '@/data/maintenance/maintenance';
import { recordedCatalogue } from '@/data/maintenance/recordedCatalogue';
import { createStorageWatch } from '@/data/storage/storageChanges';
import { anEnvironment, createFailingArea } from './environment';

const STORED_AT = '2026-01-01T00:00:00.000Z';

/** Any fields, also ones that only a damaged or foreign record would hold. */
type AnyFields = Readonly<Record<string, unknown>>;

interface StoredLists {
  readonly brokers?: readonly AnyFields[];
  readonly platforms?: readonly AnyFields[];
}

/** Records as they stand in storage: numbered from 1, unless they bring an id. */
const storedText = (drafts: readonly AnyFields[]) =>
  JSON.stringify(
    drafts.map((draft, index) => ({
      id: String(index + 1),
      createdAt: STORED_AT,
      updatedAt: STORED_AT,
      ...draft,
    })),
  );

/**
 * A catalogue over memory, without delays, holding these lists and nothing else; other tabs are heard through the
 * window's own storage events.
 */
export function aCatalogue(
  { brokers = [], platforms = [] }: StoredLists = {},
  overrides: Partial<CatalogueEnvironment> = {},
) {
  const area = createFailingArea();
  const { environment, reported } = anEnvironment({
    area,
    watch: createStorageWatch(() => window),
    ...overrides,
  });
  const put = (lists: StoredLists) => {
    if (lists.brokers) area.setItem('upm_brokers', storedText(lists.brokers));
    if (lists.platforms) area.setItem('upm_platforms', storedText(lists.platforms));
  };
  put({ brokers, platforms });
  return {
    area,
    environment,
    reported,
    catalogue: createCatalogue(environment, builtInSeeds),
    /** Writes as another tab does, without telling. */
    put,
    /** What stands under a key. */
    stored: (key: 'upm_brokers' | 'upm_platforms') => JSON.parse(area.getItem(key) ?? 'null') as AnyFields[],
  };
}

/** Tells this tab, as the browser does, that another one has written under `key`, or cleared all for null. */
export const tellOfOtherTab = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key }));

/** A published catalogue file with these records, as the site would answer with it. */
export const publishedFile = (revision: number, lists: StoredLists = {}): string =>
  JSON.stringify({
    app: 'upmark',
    schema: 1,
    revision,
    exportedAt: STORED_AT,
    platforms: [],
    brokers: [],
    ...lists,
  });

/**
 * The admin area's view of such a catalogue: changes are recorded, and what the dashboard does beside them works.
 * The site answers with the catalogue it was built with, or with what `publish` was given.
 */
export function anAdminArea(lists: StoredLists = {}, overrides: Partial<CatalogueEnvironment> = {}) {
  const data = aCatalogue(lists, overrides);
  let answer: string | null = publishedFile(builtInSeeds.platforms.revision);
  const seeds = createLatestSeeds({
    ask: () => (answer === null ? Promise.reject(new Error('no answer')) : Promise.resolve(answer)),
    loadBuiltIn: () => Promise.resolve(builtInSeeds),
  });
  seeds.learn(builtInSeeds);
  const maintenance = createMaintenance(data.environment, seeds, () => 'keeper');
  return {
    ...data,
    seeds,
    maintenance,
    catalogue: recordedCatalogue(createCatalogue(data.environment, seeds), maintenance.activity.add),
    /** What the site answers from now on; nothing for null. */
    publish: (text: string | null) => {
      answer = text;
    },
  };
}
