import { newestValues } from '@/data/catalogue/newestValues';
import type { CatalogueSeeds } from '@/data/catalogue/seed';
import { isJsonObject } from '@/data/storage/json';
import type { KeyValueStore } from '@/data/storage/keyValueStore';

/** What the search knows of a broker or a platform. */
export interface ListedRecord {
  readonly name: string;
  readonly description: string;
  readonly features: readonly string[];
}

/** The active records of this browser's lists. */
export interface ListedHere {
  readonly brokers: readonly ListedRecord[];
  readonly platforms: readonly ListedRecord[];
}

const textIn = (value: unknown): string =>
  typeof value === 'string' || Number.isFinite(value) ? String(value) : '';

function recordIn(value: unknown): ListedRecord[] {
  if (!isJsonObject(value) || value.isActive === false) return [];
  const name = textIn(value.name);
  const features = Array.isArray(value.features) ? value.features.map(textIn) : [];
  return name.trim() === '' ? [] : [{ name, description: textIn(value.description), features }];
}

/**
 * Brokers and platforms as this browser's lists have them, without the schemas that only pages of lists load.
 * @throws StorageError
 */
export function readListedHere(
  store: KeyValueStore,
  seeds: Pick<CatalogueSeeds, keyof ListedHere>,
): ListedHere {
  const records = (name: keyof ListedHere) => newestValues(name, store, seeds[name])?.flatMap(recordIn) ?? [];
  return { brokers: records('brokers'), platforms: records('platforms') };
}
