import { replayRecord } from '@/domain/signals/replay';
import type { Signal } from '@/domain/signals/signal';
import lines from '../../scripts/signals/samples.json' with { type: 'json' };
import { sampleRecord } from '../../scripts/signals/sampleRecord.ts';
import { digest } from './digest';

/** The sealed sample record, whatever record the site has now. */
export const sampleEntries = await sampleRecord(lines, digest);

/** The sample signals as of 20 November 2026, by number from 1. */
export const sampleSignals: readonly Signal[] = replayRecord(sampleEntries).signals;

export function sampleSignal(number: number): Signal {
  const signal = sampleSignals[number - 1];
  if (signal === undefined) throw new Error(`There is no sample ${String(number)}.`);
  return signal;
}
