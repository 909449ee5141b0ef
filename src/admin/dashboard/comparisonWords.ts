import { formatNumber } from '@/domain/text/groupDigits';
import { partNames, type PerPart } from '@/data/catalogue/lists';
import { storedLists } from '@/data/catalogue/storedLists';
import type { CatalogueComparison, ListComparison } from '@/data/merge/listComparison';

const PARTS: PerPart<{ readonly title: string }> = {
  ...storedLists,
  signals: { title: 'Signal updates' },
};

const changesIn = ({ added, changed, removed, isReordered }: ListComparison): number =>
  added + changed + removed + (isReordered ? 1 : 0);

/** The number of changes; a new order counts as one. */
export const changeCount = (comparison: CatalogueComparison): number =>
  Object.values(comparison).reduce((sum, list) => sum + changesIn(list), 0);

export const isUnchanged = (comparison: CatalogueComparison): boolean => changeCount(comparison) === 0;

const isEmpty = (counts: ListComparison) => changesIn(counts) + counts.unchanged + counts.unreadable === 0;

/** A description of the changes in each part, by title. Parts that are empty before and after are left out. */
export const partComparisons = (comparison: CatalogueComparison) =>
  partNames.flatMap((name) => {
    const counts = comparison[name];
    return counts === undefined || isEmpty(counts) ? [] : [{ name: PARTS[name].title, counts }];
  });

function listWords({ added, changed, removed, isReordered }: ListComparison): string {
  const counts = [
    [added, 'added'],
    [changed, 'changed'],
    [removed, 'removed'],
  ] as const;
  const words = counts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${formatNumber(count)} ${what}`);
  if (isReordered) words.push('reordered');
  return words.length === 0 ? 'no change' : words.join(', ');
}

/** Such as `Platforms: no change. Brokers: 2 added, 1 removed.` */
export const comparisonWords = (comparison: CatalogueComparison): string =>
  partComparisons(comparison)
    .map(({ name, counts }) => `${name}: ${listWords(counts)}.`)
    .join(' ');
