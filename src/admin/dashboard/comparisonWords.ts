import { inDigits } from '@/domain/grouped';
import { partNames, type PerPart } from '@/data/catalogue/lists';
import { storedLists } from '@/data/catalogue/storedLists';
import type { CatalogueComparison, ListComparison } from '@/data/merge/listComparison';

const PARTS: PerPart<{ readonly title: string }> = {
  ...storedLists,
  signals: { title: 'Updates of signals' },
};

const changesIn = ({ added, changed, removed, isReordered }: ListComparison): number =>
  added + changed + removed + (isReordered ? 1 : 0);

/** How many changes there are; another order is one. */
export const changeCount = (comparison: CatalogueComparison): number =>
  Object.values(comparison).reduce((sum, list) => sum + changesIn(list), 0);

export const isWithoutChange = (comparison: CatalogueComparison): boolean => changeCount(comparison) === 0;

const isEmpty = (counts: ListComparison) => changesIn(counts) + counts.unchanged + counts.unreadable === 0;

/** What a comparison says of each part that holds something before or after, by its title. */
export const comparedParts = (comparison: CatalogueComparison) =>
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
  const words = counts.filter(([count]) => count > 0).map(([count, what]) => `${inDigits(count)} ${what}`);
  if (isReordered) words.push('reordered');
  return words.length === 0 ? 'no change' : words.join(', ');
}

/** `Platforms: no change. Brokers: 2 added, 1 removed.` */
export const comparisonWords = (comparison: CatalogueComparison): string =>
  comparedParts(comparison)
    .map(({ name, counts }) => `${name}: ${listWords(counts)}.`)
    .join(' ');
