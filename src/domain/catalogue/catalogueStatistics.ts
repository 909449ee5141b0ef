import { clampRating, type Broker } from './broker';
import type { CatalogueDraft, Stored } from './entity';
import { foldText } from '@/domain/text/foldText';

export interface LabelCount {
  readonly label: string;
  readonly count: number;
}

/**
 * The number of brokers for each label, most frequent first. A broker counts once for each label, whatever
 * the spelling.
 */
export function countByLabel(
  brokers: readonly Broker[],
  labelsOf: (broker: Broker) => readonly string[],
): LabelCount[] {
  const counts = new Map<string, LabelCount>();
  for (const broker of brokers) {
    const labels = new Map(labelsOf(broker).map((label) => [foldText(label), label.trim()]));
    for (const [key, label] of labels)
      counts.set(key, { label, ...counts.get(key), count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
}

/** All brokers that have a rating, best first. */
export const ratedBrokers = (brokers: readonly Broker[]): LabelCount[] =>
  brokers
    .map(({ name, rating }) => ({ label: name, count: clampRating(rating) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);

/** The most recently changed records, newest first; those without a time are left out. */
export const lastChangedRecords = <R extends Stored<CatalogueDraft>>(
  records: readonly R[],
  count: number,
): R[] =>
  records
    .filter(({ updatedAt }) => !Number.isNaN(Date.parse(updatedAt)))
    .toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))
    .slice(0, count);
