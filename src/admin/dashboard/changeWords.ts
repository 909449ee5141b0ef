import { storedListNames } from '@/data/catalogue/lists';
import { storedLists } from '@/data/catalogue/storedLists';
import type { CatalogueComparison, NamedChange } from '@/data/merge/listComparison';
import { formatValue, unitLabel } from '@/admin/resources/recordWords';
import { countOf } from '@/domain/text/groupDigits';

/** Longer values, such as descriptions, are not shown. */
const MAX_CHARACTERS = 40;

type ChangedField = Extract<NamedChange, { kind: 'changed' }>['fields'][number];

/** Puts several words, such as `from 0.1 pips`, in quotation marks, so that the “to” between values is clear. */
const quoted = (words: string): string => (words.includes(' ') ? `“${words}”` : words);

function fieldWords({ unit, before, after, isManualEdit }: ChangedField): string {
  const [old, now] = [formatValue(before, unit), formatValue(after, unit)];
  const isShort = Math.max(old.length, now.length) <= MAX_CHARACTERS;
  const change = isShort ? `${quoted(old)} to ${quoted(now)}` : 'changed';
  return `${unitLabel(unit)} ${change}${isManualEdit ? ' (changed by hand in the file)' : ''}`;
}

function namedWords(change: NamedChange): string {
  switch (change.kind) {
    case 'added':
      return `${change.name} added`;
    case 'removed':
      return `${change.name} deleted`;
    case 'changed':
      return `${change.name}: ${change.fields.map(fieldWords).join(', ')}`;
  }
}

/** A line for each change, such as `Harbour: spreads 0.6 to 0.7`, `Zeta added` or `Brokers: new order`. */
export function changeWords(comparison: CatalogueComparison): readonly string[] {
  const { signals } = comparison;
  return [
    ...storedListNames.flatMap((name) => {
      const list = comparison[name];
      if (!list) return [];
      const lines = list.changes.map(namedWords);
      return list.isReordered ? [...lines, `${storedLists[name].title}: new order`] : lines;
    }),
    ...(signals && signals.added > 0 ? [`${countOf(signals.added, 'signal update')} added`] : []),
    ...(signals && signals.removed > 0 ? [`${countOf(signals.removed, 'signal update')} removed`] : []),
  ];
}
