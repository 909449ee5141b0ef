import type { JsonObject } from '@/data/storage/json';
import { nameOf } from './chain';
import type { MergedRecord } from './mergeRecord';

export interface NewSignalNumber {
  readonly before: number;
  readonly now: number;
  readonly instrument: string;
}

/** A signal renumbered because others published first; it may be one of theirs, from a backup or another record. */
export interface RenumberedSignal extends NewSignalNumber {
  readonly by: string;
  /** Whether the old number belongs to a sample again */
  readonly isOfSample?: true;
  /** Whether it was published or downloaded under the old number */
  readonly wasInFile?: true;
}

/** Thrown, before anything is changed, if new numbers must be confirmed first. */
export class RenumberedError extends Error {
  override readonly name = 'RenumberedError';
  readonly signals: readonly RenumberedSignal[];

  constructor(signals: readonly RenumberedSignal[]) {
    super('Others published signals first.');
    this.signals = signals;
  }
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

export function renumberedSignals({
  sealed,
  waiting,
}: Pick<MergedRecord, 'sealed' | 'waiting'>): readonly RenumberedSignal[] {
  const samples = new Set(sealed.filter(({ sample }) => sample === true).map(({ signal }) => signal));
  return waiting.flatMap(({ number: before, formerTime, signal, instrument, by }) =>
    typeof before === 'number' && before !== signal
      ? [
          {
            before,
            now: Number(signal),
            instrument: textIn(instrument),
            by: textIn(by),
            ...(samples.has(before) && { isOfSample: true as const }),
            ...(formerTime !== undefined && { wasInFile: true as const }),
          },
        ]
      : [],
  );
}

/** Confirms the current numbers of waiting signals. */
export function withConfirmedNumbers(
  pending: readonly JsonObject[],
  waiting: readonly JsonObject[],
): readonly JsonObject[] {
  const numbers = new Map(waiting.map((entry) => [nameOf(entry), entry.signal]));
  return pending.map((entry) => {
    const number = numbers.get(nameOf(entry));
    return entry.kind === 'issued' && number !== undefined ? { ...entry, number } : entry;
  });
}
