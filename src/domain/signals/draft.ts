import * as v from 'valibot';
import type { Stored } from '@/domain/catalogue/entity';
import { toFixed } from '@/domain/numbers/exact';
import { flag, limitedName, MAX_LENGTHS, text } from '@/domain/catalogue/fields';
import { MARKETS } from '@/domain/trading/instruments';
import { readNumber } from '@/domain/numbers/numberInput';
import { candleRowsText, readCandles } from './candleRows';
import type { EntryKind, IssuedEntry } from './entry';
import { priceProblems } from './plan';
import { normalisePrice } from './prices';
import { entryProblems, type EntryProblem, type PriceField } from './refusal';
import { tryEntries } from './replay';
import type { Signal } from './signal';

/*
 * A signal in preparation: its fields as typed, complete or not. The rules of the record apply only when it
 * is issued.
 */

export const signalDraftSchema = v.object({
  /** The administrator's name for it. */
  name: limitedName(MAX_LENGTHS.name),
  /** Drafts are never visible to visitors, but every record of a list has this field. */
  isActive: flag(true),
  instrument: text,
  market: v.fallback(v.picklist(MARKETS), 'forex'),
  quote: text,
  decimals: text,
  side: v.fallback(v.picklist(['long', 'short']), 'long'),
  order: v.fallback(v.picklist(['market', 'limit', 'stop']), 'limit'),
  entryFrom: text,
  /** '' for a single price. */
  entryTo: text,
  stopLoss: text,
  target1: text,
  share1: text,
  target2: text,
  share2: text,
  target3: text,
  share3: text,
  timeframe: text,
  /** The deadline for the entry in GMT: `2026-11-27T20:00`. */
  validUntil: text,
  cost: text,
  reason: text,
  invalidation: text,
  source: text,
  interest: text,
  by: text,
  /** One candle per line: open, high, low and close. */
  candles: text,
  remark: text,
  /** The candle that the remark points at, from 1. */
  remarkAt: text,
});

export type SignalDraft = v.InferOutput<typeof signalDraftSchema>;
export type StoredSignalDraft = Stored<SignalDraft>;

const MAX_DECIMALS = 6;

/** A whole number, with or without its unit; NaN for anything else. */
function parseWhole(typed: string, unit = ''): number {
  const reading = readNumber(typed, 0, unit);
  return reading.ok ? Number(toFixed(reading.value, 0)) : NaN;
}

/** A percentage such as `50` or `50 %`. */
export const parseShare = (typed: string): number => parseWhole(typed, '%');

/** Parses a number of decimal places; null if it is invalid. */
function parseDecimals(typed: string): number | null {
  const decimals = parseWhole(typed);
  return Number.isInteger(decimals) && decimals >= 0 && decimals <= MAX_DECIMALS ? decimals : null;
}

/** Parses a number of decimal places; 0 if it is invalid. */
export const decimalsIn = (typed: string): number => parseDecimals(typed) ?? 0;

/** Shows how a price is read if that isn't obvious: `= 1.08400`; '' otherwise. */
export function priceEcho(typed: string, decimals: number): string {
  const meant = normalisePrice(typed, decimals);
  return meant === typed.trim() ? '' : `= ${meant}`;
}

const TYPED_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** The time of a datetime field in GMT; '' if it is empty or invalid. */
export const toIsoTime = (typed: string): string => (TYPED_TIME.test(typed) ? `${typed}:00.000Z` : '');

/** The fields of a new entry, before it has a number and a time. */
export interface NewSignalEntry {
  readonly kind: EntryKind;
  readonly by: string;
  readonly [field: string]: unknown;
}

export type TargetInputs = Pick<
  SignalDraft,
  'target1' | 'share1' | 'target2' | 'share2' | 'target3' | 'share3'
>;

export const TARGET_ROWS = [
  { target: 'target1', share: 'share1' },
  { target: 'target2', share: 'share2' },
  { target: 'target3', share: 'share3' },
] as const;

export const targetInputs = (targets: readonly { readonly price: string; readonly share: number }[]) =>
  Object.fromEntries(
    TARGET_ROWS.flatMap(({ target, share }, index) => [
      [target, targets[index]?.price ?? ''],
      [share, String(targets[index]?.share ?? '')],
    ]),
  ) as TargetInputs;

/** The targets that are filled in; the first row if none is. */
function usedRows(form: TargetInputs) {
  const used = TARGET_ROWS.filter(({ target, share }) => `${form[target]}${form[share]}`.trim() !== '');
  return used.length > 0 ? used : TARGET_ROWS.slice(0, 1);
}

export const targetFields = (form: TargetInputs) => usedRows(form).map(({ target }) => target);

export const parseTargets = (form: TargetInputs, decimals: number) =>
  usedRows(form).map(({ target, share }, _index, { length }) => ({
    price: normalisePrice(form[target], decimals),
    share: form[share].trim() === '' && length === 1 ? 100 : parseShare(form[share]),
  }));

/** Maps a problem with a target to its row. */
export function withFormRow(problem: EntryProblem, form: TargetInputs): EntryProblem {
  const [, part = '', place] = /^(target|share)(\d)$/.exec(problem.field) ?? [];
  const row = usedRows(form)[Number(place) - 1];
  return row === undefined ? problem : { ...problem, field: row[part as keyof typeof row] };
}

/** The index of the candle with the remark; the first by default. */
const remarkedCandle = ({ remarkAt }: SignalDraft): number => Math.max(0, (parseWhole(remarkAt) || 1) - 1);

export function entriesOf(draft: SignalDraft): readonly NewSignalEntry[] {
  const decimals = decimalsIn(draft.decimals);
  const price = (typed: string) => normalisePrice(typed, decimals);
  const by = draft.by.trim();
  const isMarket = draft.order === 'market';
  const entries = isMarket ? [draft.entryFrom] : [draft.entryFrom, draft.entryTo];
  const edges = entries.filter((typed) => typed.trim() !== '').map(price);
  const [entryFrom = '', entryTo = entryFrom] = edges.toSorted((a, b) => Number(a) - Number(b));
  const { candles } = readCandles(draft.candles, decimals);
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
    targets: parseTargets(draft, decimals),
    timeframe: draft.timeframe.trim(),
    validUntil: toIsoTime(draft.validUntil),
    cost: price(draft.cost.trim() === '' ? '0' : draft.cost),
    reason: draft.reason.trim(),
    invalidation: draft.invalidation.trim(),
    source: draft.source.trim(),
    interest: draft.interest.trim(),
    by,
    ...(candles.length > 0 && { candles }),
    ...(draft.remark.trim() !== '' && {
      remark: draft.remark.trim(),
      remarkAt: remarkedCandle(draft),
    }),
  };
  return isMarket ? [issued, { kind: 'triggered', by, price: entryFrom }] : [issued];
}

/** Turns a signal that was taken back into a draft again. */
export function draftFromIssued(issued: IssuedEntry): SignalDraft {
  const { decimals, targets, candles = [], remarkAt } = issued;
  return v.parse(signalDraftSchema, {
    ...issued,
    name: `${issued.instrument}, taken back`,
    isActive: true,
    decimals: String(decimals),
    entryTo: issued.entryTo === issued.entryFrom ? '' : issued.entryTo,
    ...targetInputs(targets),
    validUntil: issued.validUntil.slice(0, 16),
    candles: candleRowsText(candles, decimals),
    remark: issued.remark,
    remarkAt: issued.remark === '' ? '' : String(remarkAt + 1),
  });
}

/** A preview of the signal, or why it isn't valid yet. */
export type DraftReading =
  | { readonly signal: Signal; readonly problems: readonly [] }
  | { readonly signal: null; readonly problems: readonly [EntryProblem, ...EntryProblem[]] };

/** The prices of a draft as the record would store them. */
function pricesOf(draft: SignalDraft, decimals: number): readonly (readonly [PriceField, string])[] {
  const isZone = draft.order !== 'market' && draft.entryTo.trim() !== '';
  const fields: readonly Exclude<PriceField, 'price'>[] = [
    ...(isZone && draft.entryFrom.trim() === '' ? [] : (['entryFrom'] as const)),
    ...(isZone ? (['entryTo'] as const) : []),
    'stopLoss',
    ...targetFields(draft),
    ...(draft.cost.trim() === '' ? [] : (['cost'] as const)),
  ];
  return fields.map((field) => [field, normalisePrice(draft[field], decimals)]);
}

function candleProblem(draft: SignalDraft): EntryProblem | null {
  const { candles, problem } = readCandles(draft.candles, decimalsIn(draft.decimals), 12);
  if (problem !== null || candles.length === 0 || draft.remark.trim() === '') return problem;
  if (!/^(?:[1-9]\d*)?$/.test(draft.remarkAt.trim())) return { code: 'remarkFormat', field: 'remarkAt' };
  const candle = remarkedCandle(draft) + 1;
  return candle > candles.length
    ? { code: 'remarkBeyondCandles', candle, count: candles.length, field: 'remarkAt' }
    : null;
}

/**
 * @param number the number that the signal would get
 * @param now the current time from `toISOString()`
 */
export function readDraft(draft: SignalDraft, number: number, now: string): DraftReading {
  const refused = (...problems: readonly [EntryProblem, ...EntryProblem[]]): DraftReading => ({
    signal: null,
    problems,
  });
  const decimals = parseDecimals(draft.decimals);
  if (decimals === null) return refused({ code: 'decimalsRange', max: MAX_DECIMALS, field: 'decimals' });
  const ofCandles = candleProblem(draft);
  if (ofCandles !== null) return refused(ofCandles);
  const entries = entriesOf(draft).map((entry) => ({ ...entry, signal: 1, at: now, createdAt: now }));
  const [first, ...others] = [
    ...priceProblems(pricesOf(draft, decimals), { instrument: draft.instrument.trim(), decimals }),
    ...entries.flatMap(entryProblems).map((problem) => withFormRow(problem, draft)),
  ];
  if (first !== undefined) return refused(first, ...others);
  const { signal, problem } = tryEntries(
    null,
    entries.map((entry) => ({ ...entry, signal: number })),
  );
  return problem === null
    ? { signal, problems: [] }
    : // The price of a market order is typed into the first field of the entry zone.
      refused(problem.field === 'price' ? { ...problem, field: 'entryFrom' } : withFormRow(problem, draft));
}
