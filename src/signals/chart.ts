import type { Candle } from '@/domain/trading/candles';
import type { CandleSteps, SignalEntry } from '@/domain/signals/entry';
import type { Signal } from '@/domain/signals/signal';
import { signalPriceText } from '@/domain/signals/plan';
import { tryEntries } from '@/domain/signals/replay';
import { parsePriceSteps } from '@/domain/signals/prices';
import { entryText, kindWords, sideLabel, signalName } from '@/content/signalWords';

/** What the chart of a signal shows, in whole steps and by candle; the drawing scales both. */

/** An update in the chart, numbered as in the list of updates. */
interface ChartPin {
  readonly number: number;
  readonly kind: SignalEntry['kind'];
  readonly at: string;
  /** The candle it happened in. */
  readonly candle: number;
  readonly price: number;
}

export type ChartModel = Readonly<ReturnType<typeof chartModel>>;

const candleOf = ([open, high, low, close]: CandleSteps): Candle => ({ open, high, low, close });

/** The effect of an update on the chart, which so far ends with these candles. */
function updateOn(candles: readonly Candle[], { issued, plan }: Signal, entry: SignalEntry) {
  const stepsIn = (text: string | undefined) =>
    text === undefined ? null : (parsePriceSteps(text, issued.decimals) ?? 0);
  const stop = 'stopLoss' in entry ? stepsIn(entry.stopLoss) : null;
  const named = 'price' in entry ? stepsIn(entry.price) : null;
  const { low = -Infinity, high = Infinity, close = stop ?? plan.entryTo } = candles.at(-1) ?? {};
  // Without candles of its own, an update belongs to the last candle if the update's price is within that candle's
  // range. A market order is
  // entered at once.
  const isInLast = candles.length > 0 && (named === null || (named >= low && named <= high));
  const isAtOnce = issued.order === 'market' && entry.kind === 'triggered';
  return {
    stop,
    price: named ?? (entry.kind === 'stopMoved' ? (stop ?? close) : close),
    isPlaced: isInLast || isAtOnce,
  };
}

export function chartModel(signal: Signal) {
  const { issued, plan, effective, fill, ending } = signal;
  const candles: Candle[] = [];
  /** The levels of the stop loss, each from the candle in which it was set. */
  const stops: { readonly price: number; readonly from: number }[] = [];
  const pins: ChartPin[] = [];
  let isCutOff = false;
  for (const [index, entry] of effective.entries()) {
    // Candles after a gap would look as if they followed the last one before it.
    const since: readonly CandleSteps[] = isCutOff ? [] : (entry.candles ?? []);
    candles.push(...since.map(candleOf));
    const candle = candles.length - 1;
    const { stop, price, isPlaced } = updateOn(candles, signal, entry);
    if (stop !== null) stops.push({ price: stop, from: Math.max(candle, 0) });
    isCutOff ||= index > 0 && since.length === 0 && !isPlaced;
    if (!isCutOff) pins.push({ number: index + 1, kind: entry.kind, at: entry.at, candle, price });
  }
  const candleAt = (kind: SignalEntry['kind']) => pins.find((pin) => pin.kind === kind)?.candle;
  const from = candleAt('triggered');
  const to = ending === null ? candles.length - 1 : candleAt(ending.kind);
  const published = (issued.candles?.length ?? 0) - 1;
  return {
    /** The candles before publication, followed by those added with updates. */
    candles,
    /** The last candle before the publication; -1 without any. */
    published,
    /** The publication, and the updates whose candle is in the chart. */
    pins,
    zone: { from: plan.entryFrom, to: plan.entryTo },
    targets: plan.targets.map(({ price }) => price),
    stops,
    /** From the entry to the end of the trade or chart, if both are on the chart. */
    held:
      fill && from !== undefined && to !== undefined && to >= 0
        ? { price: fill.price, from: Math.max(from, 0), to }
        : null,
    remark:
      issued.remark !== '' && issued.remarkAt <= published
        ? { text: issued.remark, candle: issued.remarkAt }
        : null,
    /** Whether the chart ends before an update whose candle isn't known. */
    isCutOff,
  };
}

/**
 * The chart as it was known at candle `until`.
 * @param until null for the whole chart
 */
export function chartUntil(model: ChartModel, until: number | null): ChartModel {
  if (until === null) return model;
  const { candles, pins, stops, held } = model;
  return {
    ...model,
    candles: candles.slice(0, until + 1),
    pins: pins.filter(({ candle }) => candle <= until),
    stops: stops.filter(({ from }) => from <= until),
    held: held && held.from <= until ? { ...held, to: Math.min(held.to, until) } : null,
  };
}

/** The chart with at most this many candles before the publication. */
export function withCandlesBefore(model: ChartModel, most: number): ChartModel {
  const { candles, published, pins, stops, held, remark } = model;
  const cut = Math.max(0, published + 1 - most);
  return {
    ...model,
    candles: candles.slice(cut),
    published: published - cut,
    pins: pins.map((pin) => ({ ...pin, candle: pin.candle - cut })),
    stops: stops.map((stop) => ({ ...stop, from: stop.from - cut })),
    held: held && { ...held, from: held.from - cut, to: held.to - cut },
    remark: remark && remark.candle >= cut ? { ...remark, candle: remark.candle - cut } : null,
  };
}

/** The last update up to this candle. */
export const latestUpdate = ({ pins }: ChartModel, until: number) =>
  pins.findLast(({ candle }) => candle <= until);

/** The signal as it was known at this candle. */
export function signalUntil(signal: Signal, { pins }: ChartModel, until: number): Signal {
  const known = pins.filter(({ candle }) => candle <= until).length;
  return (known < pins.length ? tryEntries(null, signal.effective.slice(0, known)).signal : null) ?? signal;
}

/** `Candle 12 of 31 after publication: 18612.0, partially closed` */
export function formatMoment(
  signal: Signal,
  { candles, published, pins }: ChartModel,
  until: number,
): string {
  const happened = pins
    .filter(({ candle, kind }) => candle === until && kind !== 'issued')
    .map(({ kind }) => kindWords({ kind }));
  const count = candles.length - 1 - published;
  const when =
    until === published
      ? 'Before publication'
      : `Candle ${String(until - published)} of ${String(count)} after publication`;
  return [`${when}: ${signalPriceText(signal, candles[until]?.close ?? 0)}`, ...happened].join(', ');
}

export function chartWords(signal: Signal, model: ChartModel): string {
  const { issued, plan } = signal;
  const { candles, published, stops, pins, remark } = model;
  const price = (steps: number) => signalPriceText(signal, steps);
  const before = candles.slice(0, published + 1);
  const after = candles.slice(published + 1);
  const range = (some: readonly Candle[]) =>
    `from ${price(some[0]?.open ?? 0)} to ${price(some.at(-1)?.close ?? 0)}; highest ${price(Math.max(...some.map(({ high }) => high)))}, lowest ${price(Math.min(...some.map(({ low }) => low)))}.`;
  const updates = pins.slice(1).map(({ kind, price: at }) => `${kindWords({ kind })} at ${price(at)}`);
  const sentences = [
    before.length > 0
      ? `${String(before.length)} ${issued.timeframe} candles of ${issued.instrument}, ${range(before)}`
      : `Levels of ${signalName(signal)}, without candles.`,
    remark ? `A remark says: ${remark.text}.` : '',
    `Entry to ${sideLabel(issued)}: ${entryText(signal)}.`,
    `Stop loss: ${stops.map((stop) => price(stop.price)).join(', then ')}.`,
    `Target${plan.targets.length > 1 ? 's' : ''}: ${plan.targets.map((target) => price(target.price)).join(', ')}.`,
    after.length > 0 ? `${String(after.length)} candles after publication, ${range(after)}` : '',
    updates.length > 0 ? `Then: ${updates.join(', ')}.` : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
