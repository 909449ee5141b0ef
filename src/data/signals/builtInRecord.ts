import { builtInCatalogue } from '@/data/catalogue/builtInCatalogue';
import { replayRecord } from '@/domain/signals/replay';
import type { Signal } from '@/domain/signals/signal';
import { isSampleRecord } from './chain';
import type { KnownHead } from './seenHead';

const { entries, madeAt } = builtInCatalogue;

const head: KnownHead = {
  length: entries.length,
  head: String(entries.at(-1)?.hash ?? ''),
  isSample: isSampleRecord(entries),
};

let signals: readonly Signal[] | undefined;

export const builtInRecord = {
  entries,
  /**
   * Replayed on first use, because evaluating this module and replaying the record together take too long for one
   * task.
   */
  get signals() {
    return (signals ??= replayRecord(entries).signals);
  },
  head,
  madeAt,
};
