import * as v from 'valibot';
import { flag, text } from '@/domain/catalogue/fields';
import { MARKETS } from '@/domain/trading/instruments';

/*
 * The entries of the signal record; replay.ts turns them into signals. These schemas accept what is
 * stored or published, and rules.ts decides whether an entry is allowed. The fields of the seal are '' until
 * an entry is published.
 */

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/**
 * Whether a string has the exact format of `toISOString()` for years 0 to 9999, so that text order is
 * chronological.
 */
export const isIsoTime = (value: string): boolean => {
  const milliseconds = ISO_TIME.test(value) ? Date.parse(value) : NaN;
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString() === value;
};

const time = v.pipe(v.string(), v.check(isIsoTime));
const wholeNumber = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));
const share = wholeNumber(1, 100);

/** A price with the instrument's decimal places, such as `"1.08400"`; see prices.ts. */
const price = v.string();

const target = v.object({ price, share });
const targets = v.array(target);

/** Open, high, low and close in whole steps. */
const candle = v.tuple([v.number(), v.number(), v.number(), v.number()]);
const candles = (least: number) =>
  v.fallback(v.optional(v.pipe(v.array(candle), v.minLength(least), v.maxLength(60))), undefined);

export type CandleSteps = v.InferOutput<typeof candle>;

const common = {
  /** The number of the signal, consecutive from 1. */
  signal: wholeNumber(1),
  /** When it happened in the market. */
  at: time,
  /** When it was recorded. */
  createdAt: time,
  /** The author's name and role. */
  by: text,
  note: text,
  /** For an update: the candles since the previous one; the last candle contains the update. */
  candles: candles(1),
  /** Its position in the record, from "1". */
  id: text,
  publishedAt: text,
  hash: text,
  /** The entry's identity, kept when its number or position changes; older entries have none. */
  dot: v.fallback(v.optional(v.tuple([v.string(), v.number()])), undefined),
};

const issued = v.object({
  ...common,
  kind: v.literal('issued'),
  sample: flag(false),
  instrument: v.string(),
  market: v.picklist(MARKETS),
  /** The ISO 4217 code of the price's currency. */
  quote: v.string(),
  decimals: wholeNumber(0, 6),
  side: v.picklist(['long', 'short']),
  order: v.picklist(['market', 'limit', 'stop']),
  entryFrom: price,
  entryTo: price,
  stopLoss: price,
  targets,
  timeframe: text,
  /** The deadline for the entry. */
  validUntil: time,
  /** Spread and commission of a round trip, as a price distance. */
  cost: price,
  reason: text,
  invalidation: text,
  /** The source of the prices. */
  source: text,
  /** The author's and the firm's interests, or a statement that there are none. */
  interest: text,
  /** The candles before the signal was issued. */
  candles: candles(12),
  remark: text,
  /** The candle that the remark points at. */
  remarkAt: v.fallback(wholeNumber(0), 0),
});

const amended = v.object({
  ...common,
  kind: v.literal('amended'),
  entryFrom: v.optional(price),
  entryTo: v.optional(price),
  stopLoss: v.optional(price),
  targets: v.optional(targets),
  validUntil: v.optional(time),
  reason: v.optional(v.string()),
  invalidation: v.optional(v.string()),
});

const triggered = v.object({ ...common, kind: v.literal('triggered'), price });
const partTaken = v.object({ ...common, kind: v.literal('partTaken'), price, share });
const stopMoved = v.object({ ...common, kind: v.literal('stopMoved'), stopLoss: price });
const closed = v.object({
  ...common,
  kind: v.literal('closed'),
  price,
  reason: v.picklist(['stop', 'target', 'manual', 'time']),
});
const expired = v.object({ ...common, kind: v.literal('expired') });
const cancelled = v.object({ ...common, kind: v.literal('cancelled') });
const notTriggered = v.object({
  ...common,
  kind: v.literal('notTriggered'),
  price,
  reason: v.picklist(['targetFirst', 'stopFirst']),
});
const corrected = v.object({
  ...common,
  kind: v.literal('corrected'),
  /** The id of the corrected entry. */
  entry: v.string(),
  price: v.optional(price),
  /** For a partial close. */
  share: v.optional(share),
  correctedAt: v.optional(time),
});

const schemas = {
  issued,
  amended,
  triggered,
  partTaken,
  stopMoved,
  closed,
  expired,
  cancelled,
  notTriggered,
  corrected,
};
type Schemas = typeof schemas;
export const kindSchema = v.object({ kind: v.picklist(Object.keys(schemas) as (keyof Schemas)[]) });

/** The schema of an entry; null for an unknown kind. Trying every schema would take three times as long. */
export const schemaOf = (entry: unknown) => (v.is(kindSchema, entry) ? schemas[entry.kind] : null);

export type SignalEntry = v.InferOutput<Schemas[keyof Schemas]>;
export type EntryKind = SignalEntry['kind'];
export type EntryOf<Kind extends EntryKind> = Extract<SignalEntry, { kind: Kind }>;
export type IssuedEntry = EntryOf<'issued'>;

/** Caches parsed values, because the record is replayed with each new entry. */
const readBefore = new WeakMap<object, SignalEntry | null>();

/** Parses a stored value; null for one this version can't read, such as one of a kind added later. */
export function readEntry(value: unknown): SignalEntry | null {
  if (typeof value !== 'object' || value === null) return null;
  const known = readBefore.get(value);
  if (known !== undefined) return known;
  const schema = schemaOf(value);
  const parsed = schema && v.safeParse(schema, value);
  const entry = parsed?.success ? parsed.output : null;
  readBefore.set(value, entry);
  return entry;
}

const numberSchema = v.object({ signal: wholeNumber(1), kind: v.fallback(v.string(), '') });

/** The signal number and kind of an entry, even if the rest can't be read. */
export function readEntryHead(value: unknown): { readonly signal: number; readonly kind: string } | null {
  const parsed = v.safeParse(numberSchema, value);
  return parsed.success ? parsed.output : null;
}
