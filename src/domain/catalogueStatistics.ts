import { filledStars, MAX_STARS, type Broker } from './broker';
import { countOf } from './groupDigits';
import type { CatalogueDraft, Stored } from './entity';
import { foldText } from './foldText';

/** The number of records that share a value. */
export interface Count {
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
): Count[] {
  const counts = new Map<string, Count>();
  for (const broker of brokers) {
    const labels = new Map(labelsOf(broker).map((label) => [foldText(label), label.trim()]));
    for (const [key, label] of labels)
      counts.set(key, { label, ...counts.get(key), count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
}

/** The number of brokers for each number of stars, from five to none. */
export const countByStars = (brokers: readonly Broker[]): Count[] =>
  Array.from({ length: MAX_STARS + 1 }, (_, index) => MAX_STARS - index).map((stars) => ({
    label: countOf(stars, 'star'),
    count: brokers.filter(({ rating }) => filledStars(rating) === stars).length,
  }));

/** The most recently changed records, newest first; those without a time are left out. */
export const lastChanged = <R extends Stored<CatalogueDraft>>(records: readonly R[], count: number): R[] =>
  records
    .filter(({ updatedAt }) => !Number.isNaN(Date.parse(updatedAt)))
    .toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))
    .slice(0, count);
