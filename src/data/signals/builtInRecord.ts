import { builtInCatalogue } from '@/data/catalogue/builtInCatalogue';
import { replayRecord } from '@/domain/signals/replay';
import { isSampleRecord } from './chain';
import type { KnownHead } from './seenHead';

const { entries, madeAt } = builtInCatalogue;

const head: KnownHead = {
  length: entries.length,
  head: String(entries.at(-1)?.hash ?? ''),
  isSample: isSampleRecord(entries),
};

export const builtInRecord = { entries, signals: replayRecord(entries).signals, head, madeAt };
