import { createCatalogue, recordedCatalogue } from '@/data/maintenance/catalogue';
import type { Environment } from '@/data/storage/environment';
import { listNames, perList, type PerList, catalogueLists } from '@/data/catalogue/lists';
import { createLatestSeeds } from '@/data/catalogue/latestSeeds';
import { ledgerOf, seedsOf } from '@/data/catalogue/seed';
import type { JsonObject } from '@/data/storage/json';
import { createMaintenance } from '@/data/maintenance/maintenance';
import type { PublishingPlace } from '@/data/publishing/publishing';
import { createStorageWatch } from '@/data/storage/storageChanges';
import { anEnvironment, createFailingArea, noWait, type FailingArea } from './environment';
import { seedFile } from './seedFile';

const builtInSeeds = seedsOf(seedFile, true);

const STORED_AT = '2026-01-01T00:00:00.000Z';

/** Any fields, also ones that only a damaged or foreign record would hold. */
type AnyFields = Readonly<Record<string, unknown>>;

type StoredLists = Partial<PerList<readonly AnyFields[]>>;

interface PublishedLists extends StoredLists {
  /** None in a file that says nothing of signals. */
  readonly signals?: readonly AnyFields[] | undefined;
}

/** Records as stored: numbered from 1, unless they bring an id. */
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
      const { key, seedKey } = catalogueLists[name];
      area.setItem(key, storedText(records));
      if (area.getItem(seedKey) === null) area.setItem(seedKey, JSON.stringify(ledgerOf(builtInSeeds[name])));
    }
  };
  put({ ...(used ? {} : perList(() => [])), ...lists });
  return {
    area,
    environment,
    reported,
    catalogue: createCatalogue(environment, builtInSeeds),
    /** Writes as another tab does, without telling. */
    put,
    /** What stands under a key. */
    stored: (key: string) => JSON.parse(area.getItem(key) ?? 'null') as AnyFields[],
  };
}

/** Notifies this tab, as the browser does, that another one has written under `key`, or cleared all for null. */
export const tellOfOtherTab = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key }));

/** A published catalogue file with these records, as the site would answer with it. */
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
 * The admin area's view of such a catalogue: changes are recorded, and the other functions of the dashboard work.
 * The site answers with the catalogue it was built with, or with what `publish` was given.
 * @param place what the build publishes to; a download without
 * @param signals the record that the site was built with
 */
export function anAdminArea(
  lists: StoredLists = {},
  overrides: Parameters<typeof aCatalogue>[1] = {},
  place: PublishingPlace | null = null,
  signals: readonly JsonObject[] = [],
) {
  const data = aCatalogue(lists, overrides);
  const built = seedsOf({ ...seedFile, signals }, true);
  let answer: string | Error = publishedFile(built.platforms.revision, { signals });
  const seeds = createLatestSeeds({
    ask: () => (typeof answer === 'string' ? Promise.resolve(answer) : Promise.reject(answer)),
    loadBuiltIn: () => Promise.resolve(built),
  });
  seeds.prime(built);
  const maintenance = createMaintenance(data.environment, seeds, () => 'keeper', place);
  return {
    ...data,
    seeds,
    maintenance,
    catalogue: recordedCatalogue(
      createCatalogue(data.environment, seeds),
      (action) => void maintenance.activity.add(action),
    ),
    /** What was done, newest first, once all of it is in the activity log. */
    logged: async () => {
      await data.environment.lock('upm_activity', noWait);
      return maintenance.activity.list().map(({ action }) => action);
    },
    /** What the site answers from now on; nothing for null, or this failure. */
    publish: (text: string | Error | null) => {
      answer = text ?? new Error('no answer');
    },
  };
}
