import * as v from 'valibot';
import { countOf } from '@/domain/grouped';
import type { Stored } from '@/domain/entity';
import { fixed } from '@/domain/exact';
import { flag, identifyingText, text } from '@/domain/fields';
import { readNumber } from '@/domain/numberInput';
import { MARKETS, type EntryKind } from './entry';
import { entryLack } from './entryLack';
import { stepsOf } from './prices';
import { replayRecord } from './replay';
import type { Signal } from './signal';

/*
 * A signal that somebody is still working on: texts as they were typed, half-finished or not. Only what is made of
 * them when the signal is issued is checked by the rules of the record.
 */

export const signalDraftSchema = v.object({
  /** What the administrator calls it. */
  name: identifyingText,
  /** A draft has no visitors who could see it or not; every record of a list has this. */
  isActive: flag(true),
  instrument: text,
  market: v.fallback(v.picklist(MARKETS), 'forex'),
  quote: text,
  decimals: text,
  side: v.fallback(v.picklist(['long', 'short']), 'long'),
  order: v.fallback(v.picklist(['market', 'limit', 'stop']), 'limit'),
  entryFrom: text,
  /** '' for one price. */
  entryTo: text,
  stopLoss: text,
  target1: text,
  share1: text,
  target2: text,
  share2: text,
  target3: text,
  share3: text,
  timeframe: text,
  /** Until when the entry may be taken: `2026-11-27T20:00`, by Greenwich. */
  validUntil: text,
  cost: text,
  reason: text,
  invalidation: text,
  source: text,
  interest: text,
  by: text,
  /** One candle a line: open, high, low and close. */
  candles: text,
  remark: text,
  /** Which candle the remark points at, counted from 1. */
  remarkAt: text,
});

export type SignalDraft = v.InferOutput<typeof signalDraftSchema>;
export type StoredSignalDraft = Stored<SignalDraft>;

const MAX_DECIMALS = 6;

/** Decimals as typed; null for what is none. */
function decimalsTyped(typed: string): number | null {
  const decimals = typed.trim() === '' ? NaN : Number(typed);
  return Number.isInteger(decimals) && decimals >= 0 && decimals <= MAX_DECIMALS ? decimals : null;
}

/** The same, with 0 for what is none. */
export const decimalsIn = (typed: string): number => decimalsTyped(typed) ?? 0;

/**
 * The one text a typed price has in the record: `1,084` is `1.08400` with five decimals. What is no number stays as it
 * is, so that the rules refuse it in their words.
 */
export function priceAsTyped(typed: string, decimals: number): string {
  const reading = readNumber(typed, decimals);
  return reading.ok ? fixed(reading.value, decimals) : typed.trim();
}

/** What a typed price is taken for, where that does not show: `= 1.08400`; '' where it is the same. */
export function priceEcho(typed: string, decimals: number): string {
  const meant = priceAsTyped(typed, decimals);
  return meant === typed.trim() ? '' : `= ${meant}`;
}

const TIME_TYPED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** The time a field with date and time stands for, by Greenwich; '' for an empty or broken one. */
export const timeAsTyped = (typed: string): string => (TIME_TYPED.test(typed) ? `${typed}:00.000Z` : '');

const MARKS = /[\s,;]+/;

/** The candles of a typed or pasted table in whole steps, or null where a line is none. */
function candlesAsTyped(typed: string, decimals: number): [number, number, number, number][] | null {
  const lines = typed.split('\n').filter((line) => line.trim() !== '');
  const candles = lines.map((line) =>
    line
      .trim()
      .split(MARKS)
      .map((price) => stepsOf(priceAsTyped(price, decimals), decimals) ?? 0),
  );
  const isCandle = (prices: number[]): prices is [number, number, number, number] =>
    prices.length === 4 && prices.every((steps) => Number.isSafeInteger(steps) && steps > 0);
  return candles.every(isCandle) ? candles : null;
}

/** The fields of a new signal's entries: `issued`, and with a market order `triggered`. */
export interface NewSignalEntry {
  readonly kind: EntryKind;
  readonly by: string;
  readonly [field: string]: unknown;
}

function targetsOf(draft: SignalDraft, decimals: number) {
  const rows = [
    [draft.target1, draft.share1],
    [draft.target2, draft.share2],
    [draft.target3, draft.share3],
  ] as const;
  const used = rows.filter(([price]) => price.trim() !== '');
  return used.map(([price, share]) => ({
    price: priceAsTyped(price, decimals),
    share: share.trim() === '' && used.length === 1 ? 100 : Number(share),
  }));
}

/** The index of the candle that the remark points at; the first where none is typed. */
const remarkedCandle = ({ remarkAt }: SignalDraft): number =>
  Math.max(0, Math.trunc(Number(remarkAt) || 1) - 1);

/** What is recorded when a draft is issued. */
export function entriesOf(draft: SignalDraft): readonly NewSignalEntry[] {
  const decimals = decimalsIn(draft.decimals);
  const price = (typed: string) => priceAsTyped(typed, decimals);
  const by = draft.by.trim();
  const isMarket = draft.order === 'market';
  const entries = [draft.entryFrom, draft.entryTo].filter((typed) => typed.trim() !== '');
  const edges = (isMarket ? entries.slice(0, 1) : entries).map(price);
  const [entryFrom = '', entryTo = entryFrom] = edges.toSorted((a, b) => Number(a) - Number(b));
  const candles = candlesAsTyped(draft.candles, decimals);
  const issued: NewSignalEntry = {
    kind: 'issued',
    instrument: draft.instrument.trim(),
    market: draft.market,
    quote: draft.quote.trim().toUpperCase(),
    decimals,
    side: draft.side,
    order: draft.order,
    entryFrom,
    entryTo,
    stopLoss: price(draft.stopLoss),
    targets: targetsOf(draft, decimals),
    timeframe: draft.timeframe.trim(),
    validUntil: timeAsTyped(draft.validUntil),
    cost: price(draft.cost.trim() === '' ? '0' : draft.cost),
    reason: draft.reason.trim(),
    invalidation: draft.invalidation.trim(),
    source: draft.source.trim(),
    interest: draft.interest.trim(),
    by,
    ...(candles !== null && candles.length > 0 && { candles }),
    ...(draft.remark.trim() !== '' && {
      remark: draft.remark.trim(),
      remarkAt: remarkedCandle(draft),
    }),
  };
  return isMarket ? [issued, { kind: 'triggered', by, price: entryFrom }] : [issued];
}

/** What a draft would be as a signal, or why it cannot be one yet. */
export type DraftReading =
  | { readonly signal: Signal; readonly refusal: null }
  | { readonly signal: null; readonly refusal: string };

const CANDLES = { min: 12, max: 60 };

function candleRefusal(draft: SignalDraft): string {
  if (draft.candles.trim() === '') return '';
  const read = candlesAsTyped(draft.candles, decimalsIn(draft.decimals));
  if (read === null)
    return 'A line of the candles is none. Write four prices on it: open, high, low and close.';
  if (read.length < CANDLES.min || read.length > CANDLES.max)
    return `There ${read.length === 1 ? 'is' : 'are'} ${countOf(read.length, 'candle')}. A chart takes ${String(CANDLES.min)} to ${String(CANDLES.max)}, or none.`;
  const wrong = read.findIndex(
    ([open, high, low, close]) => high < Math.max(open, close) || low > Math.min(open, close),
  );
  if (wrong !== -1)
    return `Candle ${String(wrong + 1)} contradicts itself. Its high is its highest price and its low its lowest: open, high, low, close.`;
  if (draft.remark.trim() === '') return '';
  if (!/^(?:[1-9]\d*)?$/.test(draft.remarkAt.trim()))
    return 'The candle of the remark is a whole number, counted from 1.';
  const remarked = remarkedCandle(draft);
  return remarked >= read.length
    ? `The remark points at candle ${String(remarked + 1)}. There are ${String(read.length)}.`
    : '';
}

/**
 * @param number the number it would get
 * @param now the clock, as `toISOString()` gives it
 */
export function readDraft(draft: SignalDraft, number: number, now: string): DraftReading {
  const refused = (refusal: string): DraftReading => ({ signal: null, refusal });
  if (decimalsTyped(draft.decimals) === null)
    return refused(`The decimals of a price are a whole number from 0 to ${String(MAX_DECIMALS)}.`);
  const ofCandles = candleRefusal(draft);
  if (ofCandles !== '') return refused(ofCandles);
  if (timeAsTyped(draft.validUntil) === '')
    return refused('The last moment of the entry is missing. Say until when it may be taken.');
  const entries = entriesOf(draft).map((entry) => ({ ...entry, signal: 1, at: now, createdAt: now }));
  const lack = entries.map(entryLack).find((sentence) => sentence !== '');
  if (lack !== undefined) return refused(lack);
  const {
    signals: [signal],
    refusals: [first],
  } = replayRecord(entries);
  if (first || !signal) return refused(first?.sentence ?? '');
  return { signal: { ...signal, number }, refusal: null };
}
