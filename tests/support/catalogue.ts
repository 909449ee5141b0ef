import { createCatalogue } from '@/data/maintenance/repositories';
import type { Environment } from '@/data/storage/environment';
import { listNames, perList, type PerList, catalogueLists } from '@/data/catalogue/lists';
import { createLatestSeeds, seedsOf } from '@/data/catalogue/seeds';
import { notesText } from '@/data/catalogue/storedVersions';
import type { ListRecord } from '@/domain/merge/versions';
import { createMaintenance } from '@/data/maintenance/maintenance';
import type { PublishingDestination } from '@/data/publishing/publishing';
import { createStorageWatch } from '@/data/storage/storageChanges';
import { anEnvironment, createFailingArea, noWait, type FailingArea } from './environment';
import { aBroker } from './records';
import { seedFile } from './seedFile';

const builtInSeeds = seedsOf(seedFile, true);

const STORED_AT = '2026-01-01T00:00:00.000Z';

/** Any fields, including invalid ones from damaged or foreign records. */
type AnyFields = Readonly<Record<string, unknown>>;

type StoredLists = Partial<PerList<readonly AnyFields[]>>;

interface PublishedLists extends StoredLists {
  /** Undefined for a file without signals. */
  readonly signals?: readonly AnyFields[] | undefined;
}

/** Stored records, numbered from 1 unless they have an id. */
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
 * A catalogue in memory with only these lists and no delays. Dispatch `storage` events on the window to
 * simulate other tabs.
 */
export function aCatalogue(
  lists: StoredLists = {},
  { area: used, ...overrides }: Partial<Environment> & { area?: FailingArea | undefined } = {},
) {
  const area = used ?? createFailingArea();
  const { environment, reported } = anEnvironment({
    area,
    watch: createStorageWatch(() => window),
    ...overrides,
  });
  const put = (lists: StoredLists) => {
    for (const name of listNames) {
      const records = lists[name];
      if (!records) continue;
      const { key, versionsKey } = catalogueLists[name];
      area.setItem(key, storedText(records));
      if (versionsKey === null || area.getItem(versionsKey) !== null) continue;
      const seed = builtInSeeds[name];
      const { versions } = seed.list();
      area.setItem(versionsKey, notesText({ versions, file: seed.mark(), revision: seed.revision }));
    }
  };
  put({ ...(used ? {} : perList(() => [])), ...lists });
  return {
    area,
    environment,
    reported,
    catalogue: createCatalogue(environment, builtInSeeds),
    /** Writes like another tab, but without the storage event. */
    put,
    stored: (key: string) => JSON.parse(area.getItem(key) ?? 'null') as AnyFields[],
  };
}

/** Dispatches the event for a write by another tab; null for cleared storage. */
export const dispatchStorageEvent = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key }));

/** A published catalogue file with these records. */
export const publishedFile = (revision: number, lists: PublishedLists = {}, publication?: string): string =>
  JSON.stringify({
    app: 'upmark',
    schema: 1,
    revision,
    publication,
    exportedAt: STORED_AT,
    ...perList(() => []),
    signals: [],
    ...lists,
  });

/**
 * An admin area over `aCatalogue`, with activity log, maintenance and publishing. The site serves the
 * built catalogue until `publish` is called.
 * @param place where the build publishes; null for a download
 * @param signals the record that the site was built with
 */
export function anAdminArea(
  lists: StoredLists = {},
  overrides: Parameters<typeof aCatalogue>[1] = {},
  place: PublishingDestination | null = null,
  signals: readonly AnyFields[] = [],
) {
  const data = aCatalogue(lists, overrides);
  // Data stored without versions counts as changed locally only in an administrator's browser.
  if (data.area.getItem('upm_activity') === null) data.area.setItem('upm_activity', '[]');
  const built = seedsOf({ ...seedFile, signals: signals as readonly ListRecord[] }, true);
  let answer: string | Error | Promise<string> = publishedFile(1, { ...seedFile, signals });
  const seeds = createLatestSeeds({
    ask: () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)),
    loadBuiltIn: () => Promise.resolve(built),
  });
  seeds.prime(built);
  const maintenance = createMaintenance(data.environment, seeds, () => 'keeper', place);
  return {
    ...data,
    seeds,
    maintenance,
    catalogue: createCatalogue(
      { ...data.environment, log: (action) => void maintenance.activity.add(action) },
      seeds,
    ),
    /** The activity log, latest first, once all entries are written. */
    logged: async () => {
      await data.environment.lock('upm_activity', noWait);
      return maintenance.activity.list().map(({ action }) => action);
    },
    /** Sets what the site serves from now on: text, an error, a promise for a slow response, or null for none. */
    publish: (text: string | Error | Promise<string> | null) => {
      answer = text ?? new Error('no answer');
    },
  };
}

/** A browser that holds what the site was built with. */
export async function anUnchangedArea(place: PublishingDestination | null = null) {
  const data = anAdminArea({}, {}, place);
  for (const key of ['upm_brokers', 'upm_platforms']) data.area.removeItem(key);
  await Promise.all([data.catalogue.brokers.list(), data.catalogue.platforms.list()]);
  await data.environment.lock('upm_brokers', () => Promise.resolve());
  return data;
}

/** An administrator's browser after a reload, while the site still has the file before the last publication. */
export async function anAreaAheadOfTheSite() {
  const { catalogue, publish, maintenance, area } = anAdminArea();
  await catalogue.brokers.add(aBroker());
  publish((await maintenance.publication.next()).text);
  await maintenance.takeLatest();
  const reloaded = anAdminArea({}, { area });
  await reloaded.seeds.refresh();
  return reloaded;
}
