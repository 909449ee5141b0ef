import type { Signal } from '@/domain/signals/signal';
import { priceOf } from '@/domain/signals/plan';
import { stepsOf } from '@/domain/signals/prices';
import { entryText, sideWord, signalName } from '@/content/signalWords';

/** What the chart of a signal shows, in whole steps and places along it; the drawing scales both. */

/** A price that was entered in the record: numbered as in the list of events. */
interface ChartEvent {
  readonly number: number;
  readonly price: number;
}

/** One level of the stop loss, from one event to another. */
interface StopLevel {
  readonly price: number;
  /** The number of the event from which it was in force; 1 from the publication. */
  readonly from: number;
}

export interface ChartModel {
  readonly candles: readonly (readonly [open: number, high: number, low: number, close: number])[];
  readonly zone: { readonly from: number; readonly to: number };
  readonly targets: readonly number[];
  readonly stops: readonly StopLevel[];
  readonly events: readonly ChartEvent[];
  readonly remark: { readonly text: string; readonly candle: number } | null;
  readonly lowest: number;
  readonly highest: number;
}

export function chartModel(signal: Signal): ChartModel {
  const { issued, plan, effective } = signal;
  const candles = issued.candles ?? [];
  const stepsIn = (text: string) => stepsOf(text, issued.decimals) ?? 0;
  const stops: StopLevel[] = [];
  const events: ChartEvent[] = [];
  for (const [index, entry] of effective.entries()) {
    const number = index + 1;
    const stop = 'stopLoss' in entry && entry.stopLoss !== undefined ? entry.stopLoss : null;
    if (stop !== null) stops.push({ price: stepsIn(stop), from: number });
    if ('price' in entry && entry.price !== undefined) events.push({ number, price: stepsIn(entry.price) });
  }
  const prices = [
    ...candles.flatMap(([, high, low]) => [high, low]),
    plan.entryFrom,
    plan.entryTo,
    ...plan.targets.map(({ price }) => price),
    ...stops.map(({ price }) => price),
    ...events.map(({ price }) => price),
  ];
  return {
    candles,
    zone: { from: plan.entryFrom, to: plan.entryTo },
    targets: plan.targets.map(({ price }) => price),
    stops,
    events,
    remark:
      issued.remark !== '' && candles[issued.remarkAt]
        ? { text: issued.remark, candle: issued.remarkAt }
        : null,
    lowest: Math.min(...prices),
    highest: Math.max(...prices),
  };
}

/** The chart in words, made of the same data, for people who do not see it. */
export function chartWords(signal: Signal): string {
  const { issued, plan } = signal;
  const { candles, stops, events, remark } = chartModel(signal);
  const price = (steps: number) => priceOf(signal, steps);
  const [first] = candles;
  const last = candles.at(-1);
  const sentences = [
    first && last
      ? `${String(candles.length)} ${issued.timeframe} candles of ${issued.instrument}, from ${price(first[0])} to ${price(last[3])}; highest ${price(Math.max(...candles.map(([, high]) => high)))}, lowest ${price(Math.min(...candles.map(([, , low]) => low)))}.`
      : `Levels of ${signalName(signal)}, without candles.`,
    remark ? `A remark says: ${remark.text}.` : '',
    `Entry to ${sideWord(issued)}: ${entryText(signal)}.`,
    `Stop loss: ${stops.map((stop) => price(stop.price)).join(', then ')}.`,
    `Target${plan.targets.length > 1 ? 's' : ''}: ${plan.targets.map((target) => price(target.price)).join(', ')}.`,
    events.length === 0
      ? ''
      : `Prices entered since: ${events.map((event) => `${price(event.price)} (${String(event.number)})`).join(', ')}.`,
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
