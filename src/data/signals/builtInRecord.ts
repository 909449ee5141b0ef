import { entries, head, madeAt } from 'virtual:signal-record';
import { replayRecord } from '@/domain/signals/replay';
import { isSampleRecord } from './isSampleRecord';
import type { KnownHead } from './seenHead';

const knownHead: KnownHead = { length: entries.length, head, isSample: isSampleRecord(entries) };

/** The record of signals that the site was built with; its entries come without candles and hashes. */
export const builtInRecord = { entries, signals: replayRecord(entries).signals, head: knownHead, madeAt };
