import { formatNumber } from '@/domain/text/groupDigits';
import type { UndoStep } from './useUndoStack';
import { subjectOf, type Nouns } from './wording';

/** Says for how many records a deletion or import was undone. */
export function undoneWords({ verb, records }: UndoStep, count: number, nouns: Nouns): string {
  const subject = subjectOf(records, nouns);
  if (verb === 'importing')
    return count === records.length
      ? `Import of ${subject} undone.`
      : `Import of ${subject} undone for ${formatNumber(count)}: the others have since been changed or deleted.`;
  if (count === 0) return `${subject} not restored: the same id is in the list again.`;
  return count === records.length
    ? `${subject} restored.`
    : `${formatNumber(count)} of ${subject} restored: the ids of the others are in the list again.`;
}

/** The start of the message when undoing failed. */
export const notUndoneWords = ({ verb, records }: UndoStep, nouns: Nouns): string =>
  verb === 'deleting'
    ? `${subjectOf(records, nouns)} ${records.length === 1 ? "wasn't" : "weren't"} restored`
    : "The import wasn't undone";
