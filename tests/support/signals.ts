import type { NewEntry } from '@/data/signals/record';
import type { JsonObject } from '@/data/storage/json';
import type { SignalDraft } from '@/domain/signals/draft';
import type { EntryProblem } from '@/domain/signals/refusal';
import { replayRecord } from '@/domain/signals/replay';
import type { Signal } from '@/domain/signals/signal';

const AUTHOR = 'Test author, analyst';

/** An entry that issues a signal: buy EUR/USD at 1.08400 or less, down to 1.08200. */
export const anIssued = (fields: JsonObject = {}): JsonObject => ({
  signal: 1,
  kind: 'issued',
  at: '2026-01-12T08:00:00.000Z',
  createdAt: '2026-01-12T08:00:00.000Z',
  publishedAt: '2026-01-12T08:04:00.000Z',
  by: AUTHOR,
  instrument: 'EUR/USD',
  market: 'forex',
  quote: 'USD',
  decimals: 5,
  side: 'long',
  order: 'limit',
  entryFrom: '1.08200',
  entryTo: '1.08400',
  stopLoss: '1.08000',
  targets: [
    { price: '1.09200', share: 60 },
    { price: '1.10000', share: 40 },
  ],
  timeframe: '4-hour',
  validUntil: '2026-01-16T20:00:00.000Z',
  cost: '0.00010',
  reason: 'A low that is higher than the one before it.',
  invalidation: 'A fall through 1.08000.',
  source: 'Test prices.',
  interest: 'None.',
  ...fields,
});

/** An entry of any other kind, recorded at the moment it happened. */
export const anEvent = (kind: string, at: string, fields: JsonObject = {}): JsonObject => ({
  signal: 1,
  kind,
  at,
  createdAt: at,
  publishedAt: at,
  by: AUTHOR,
  ...fields,
});

/** The given hour on a day after {@link anIssued}: `onDay(1)` is 13 January 2026, 09:00. */
export const onDay = (days: number, hour = 9): string =>
  new Date(Date.UTC(2026, 0, 12 + days, hour)).toISOString();

/** Adds ids by position, as sealed entries have. */
export const withIds = (entries: readonly JsonObject[]): JsonObject[] =>
  entries.map((entry, index) => ({ ...entry, id: String(index + 1) }));

/** The last signal of these entries, all of which must be valid. */
export function signalOf(...entries: readonly JsonObject[]): Signal {
  const { signals, refusals, cutShort } = replayRecord(entries);
  const signal = signals.at(-1);
  if (signal === undefined || refusals.length > 0 || cutShort.length > 0)
    throw new Error(`No valid signal: ${JSON.stringify(refusals)}`);
  return signal;
}

/** Why the last of these entries is rejected; null if it is valid. All others must be. */
export function refusalOf(...entries: readonly JsonObject[]): EntryProblem | null {
  const { refusals } = replayRecord(entries);
  if (refusals.some(({ index }) => index < entries.length - 1))
    throw new Error(`An earlier entry is rejected: ${JSON.stringify(refusals)}`);
  return refusals[0]?.problem ?? null;
}

/** A new signal as the dashboard passes it to the record. */
export function aNewSignal(fields: JsonObject = {}): NewEntry {
  const {
    signal: _signal,
    at: _at,
    createdAt: _createdAt,
    publishedAt: _publishedAt,
    ...issued
  } = anIssued();
  return { ...issued, kind: 'issued', by: AUTHOR, validUntil: '2026-12-24T20:00:00.000Z', ...fields };
}

/** A complete draft, with every value as typed. */
export const aSignalDraft = (fields: Partial<SignalDraft> = {}): SignalDraft => ({
  name: 'Euro, higher low',
  isActive: true,
  instrument: 'EUR/USD',
  market: 'forex',
  quote: 'USD',
  decimals: '5',
  side: 'long',
  order: 'limit',
  entryFrom: '1.08200',
  entryTo: '1.08400',
  stopLoss: '1.08000',
  target1: '1.09200',
  share1: '60',
  target2: '1.10000',
  share2: '40',
  target3: '',
  share3: '',
  timeframe: '4-hour',
  validUntil: '2026-12-24T20:00',
  cost: '0.00010',
  reason: 'A low that is higher than the one before it.',
  invalidation: 'A fall through 1.08000.',
  source: 'Test prices.',
  interest: 'None.',
  by: AUTHOR,
  candles: '',
  remark: '',
  remarkAt: '',
  ...fields,
});

export const cancelled = (note: string) => ({ kind: 'cancelled', by: 'Test author, analyst', note }) as const;

/** Fields that only the dashboard shows, or that are names, numbers, choices or dates. */
const NOT_TEXTS =
  /^(?:name|isActive|instrument|market|quote|decimals|side|order|entry(?:From|To)|stopLoss|(?:target|share)\d|validUntil|cost|candles|remark(?:At)?)$/;

/** The fields of a draft whose text visitors read as it was typed. */
export const draftTexts = Object.keys(aSignalDraft()).filter((field) => !NOT_TEXTS.test(field));
