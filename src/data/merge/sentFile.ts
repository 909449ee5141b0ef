import { mergeList } from '@/domain/merge/list';
import type { MergedCatalogue } from '@/domain/catalogueMerge';
import { baseCopiesText, readBaseCopies } from '@/data/catalogue/baseCopies';
import {
  isBasedOn,
  readLedger,
  serialiseLedger,
  withAnswers,
  withFile,
  withOwnFile,
  idOf,
} from '@/data/catalogue/ledger';
import { isMissingFrom, type CatalogueSeeds } from '@/data/catalogue/seeds';
import { catalogueLists, type ListName, type PerList } from '@/data/catalogue/lists';
import type { PublishedCatalogue } from '@/data/catalogue/publishedCatalogue';
import { formatJson } from '@/data/storage/json';
import type { KeyedText, KeyValueStore } from '@/data/storage/keyValueStore';
import { byId, type Records } from './forkVersions';

/** Records that got new ids because other records have theirs */
export type RenamedRecords = MergedCatalogue<ListName>['renamed'];

/** A file that was made from the lists */
export interface SentFile {
  readonly file: PublishedCatalogue;
  /** The published file that was merged into it */
  readonly from: CatalogueSeeds;
  /** This browser's lists in it */
  readonly sent: PerList<Records>;
  /** Records that it contains under another id */
  readonly renamed: RenamedRecords;
}

export const withNewIds = (records: Records, name: ListName, renamed: RenamedRecords): Records => {
  const ids = new Map(renamed.flatMap(({ list, before, now }) => (list === name ? [[before, now]] : [])));
  return records.map((record) => {
    const id = ids.get(idOf(record));
    return id === undefined ? record : { ...record, id };
  });
};

/** Returns what to store of a list so that it contains what the file took from others. */
export function textsAfterDownload(
  store: KeyValueStore,
  name: ListName,
  { file, from, sent, renamed }: SentFile,
  now: Records,
  unreadable: readonly unknown[],
): { readonly list: readonly KeyedText[]; readonly notes: readonly KeyedText[] } {
  const { key, seedKey, baseKey, orderedBy } = catalogueLists[name];
  const [base, mine] = [sent[name], now].map((list) => withNewIds(list, name, renamed));
  const versions = { base: byId(base ?? []), mine: mine ?? [], theirs: file[name] };
  const { records } = mergeList(orderedBy, versions, () => 'mine');
  const list: KeyedText[] = [[key, formatJson([...records, ...unreadable])]];
  const ledger = readLedger(store.read(seedKey));
  if (ledger === null) return { list, notes: [] };
  const isAnswered = isBasedOn(ledger, file.ancestors);
  const unasked = isAnswered ? ledger.unasked : undefined;
  const answered = isAnswered ? withAnswers(ledger) : ledger;
  const isTaken = from[name].revision === 0 || !isMissingFrom(ledger, from[name]);
  const known = isTaken ? answered : withFile(answered, from[name]);
  const copies = readBaseCopies(store, baseKey);
  for (const [id, published] of Object.entries(unasked ?? {}))
    if (published) copies.set(id, published);
    else copies.delete(id);
  return {
    list,
    notes: [
      ...serialiseLedger(store, seedKey, withOwnFile(known, file, file[name] ?? [])),
      ...(unasked ? [[baseKey, baseCopiesText(copies)] as const] : []),
    ],
  };
}
