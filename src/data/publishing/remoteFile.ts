import { catalogueLists, listNames, perList, type publishedParts } from '@/data/catalogue/lists';
import {
  FILE_FORMAT,
  parsePublishedCatalogue,
  type PublishedCatalogue,
} from '@/data/catalogue/publishedCatalogue';
import { parseCatalogueFile, RefusedFileError, type RefusalReason } from '@/data/merge/catalogueFile';
import { compareLists } from '@/data/merge/listComparison';
import { formatJson, isJsonObject, jsonOrNull } from '@/data/storage/json';

/** The file at the target can't be merged, so it isn't overwritten. */
export class RemoteFileError extends Error {
  override readonly name = 'RemoteFileError';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(`The published file was refused: ${reason}.`);
    this.reason = reason;
  }
}

/** Whether a file was made by this site, even if somebody has damaged it. */
function isFromHere(text: string): boolean {
  const file = jsonOrNull(text);
  if (!isJsonObject(file)) return false;
  const { app } = file;
  return (
    app === FILE_FORMAT.app || (app === undefined && listNames.some((name) => Array.isArray(file[name])))
  );
}

/** @throws RemoteFileError if the file can't be merged although it isn't damaged */
export function readUnlessDamaged(text: string): PublishedCatalogue | 'damaged' {
  try {
    parseCatalogueFile(text);
    return parsePublishedCatalogue(text);
  } catch (error) {
    const reason = error instanceof RefusedFileError ? error.reason : 'foreign';
    const isUnfinished = error instanceof RefusedFileError && error.cause instanceof SyntaxError;
    if (isUnfinished || (reason === 'foreign' && isFromHere(text))) return 'damaged';
    throw new RemoteFileError(reason);
  }
}

/** Returns the id of the publication in a file; undefined if there isn't one. */
export function publicationIn(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : parsePublishedCatalogue(text).publication;
  } catch {
    return undefined;
  }
}

type Lists = Partial<Readonly<Record<(typeof publishedParts)[number], readonly unknown[]>>>;

const comparisonOf = (before: Lists, after: Lists) =>
  perList((name) => compareLists(before[name] ?? [], after[name] ?? [], catalogueLists[name]));

/** Who saved a record last, and when, doesn't matter. */
export const hasSameContent = (before: Lists, after: Lists) =>
  formatJson(before.signals ?? []) === formatJson(after.signals ?? []) &&
  Object.values(comparisonOf(before, after)).every(
    ({ changes, isReordered }) => changes.length === 0 && !isReordered,
  );

/** Returns the message for the history: `Publish revision 7 (brokers: 1 changed)` */
export function historyNote(revision: number, before: Lists, after: PublishedCatalogue): string {
  const comparisons = comparisonOf(before, after);
  const parts = listNames.flatMap((name) => {
    const counts = comparisons[name];
    const words = (['added', 'changed', 'removed'] as const)
      .filter((what) => counts[what] > 0)
      .map((what) => `${String(counts[what])} ${what}`);
    if (counts.isReordered) words.push('reordered');
    return words.length === 0 ? [] : [`${name}: ${words.join(', ')}`];
  });
  const entries = (after.signals?.length ?? 0) - (before.signals?.length ?? 0);
  if (entries > 0) parts.push(`signals: ${String(entries)} added`);
  return `Publish revision ${String(revision)}${parts.length === 0 ? '' : ` (${parts.join('; ')})`}`;
}
