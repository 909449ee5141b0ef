import type { CatalogueComparison } from '@/data/maintenance/backups';
import type { ListComparison } from '@/data/maintenance/listComparison';

const isSame = ({ added, changed, removed }: ListComparison) => added + changed + removed === 0;

export const isWithoutChange = ({ platforms, brokers }: CatalogueComparison): boolean =>
  isSame(platforms) && isSame(brokers);

function listWords({ added, changed, removed }: ListComparison): string {
  const counts = [
    [added, 'added'],
    [changed, 'changed'],
    [removed, 'removed'],
  ] as const;
  const words = counts.filter(([count]) => count > 0).map(([count, what]) => `${String(count)} ${what}`);
  return words.length === 0 ? 'no change' : words.join(', ');
}

/** `Platforms: no change. Brokers: 2 added, 1 removed.` */
export const comparisonWords = ({ platforms, brokers }: CatalogueComparison): string =>
  `Platforms: ${listWords(platforms)}. Brokers: ${listWords(brokers)}.`;
