import type { TradeChart } from '@/content/markedChart';
import { priceText } from '@/domain/signals/prices';

/*
 * Expands the samples in samples.json into the entries of a record. The first sample is the site's teaching
 * example, a losing trade, with the levels and candles of the page that explains it.
 */

interface SampleEvent {
  readonly kind: string;
  readonly at: string;
  /** Minutes between the event and its entry in the record. */
  readonly lag: number;
  /** The candles since the previous event, in the format of a sample's candles. */
  readonly candles?: string;
  readonly [field: string]: unknown;
}

export interface Sample {
  readonly signal: number;
  /** UTC to the minute, such as `2026-01-12T08:05`. */
  readonly at: string;
  readonly validUntil: string;
  readonly decimals: number;
  readonly events: readonly SampleEvent[];
  /**
   * The first open price, then for each candle, in steps: how far its high and low extend beyond the body, the
   * change from open to close, and any gap before it.
   */
  readonly candles?: string;
  readonly [field: string]: unknown;
}

type Entry = Readonly<Record<string, unknown>> & {
  readonly kind: string;
  readonly at: string;
  readonly createdAt: string;
  readonly publishedAt: string;
};

const BY = 'Sample author, analyst';
const MINUTES_TO_PUBLICATION = 4;

const time = (minutes: string) => `${minutes}:00.000Z`;
const later = (moment: string, minutes: number) =>
  new Date(Date.parse(moment) + minutes * 60_000).toISOString();

function candlesIn(text: string): number[][] {
  const [first = '', rest = ''] = text.split('|');
  let open = Number(first);
  return rest.split(',').map((part) => {
    const [up = 0, down = 0, change = 0, gap = 0] = part.split(' ').map(Number);
    open += gap;
    const close = open + change;
    const candle = [open, Math.max(open, close) + up, Math.min(open, close) - down, close];
    open = close;
    return candle;
  });
}

/** The first signal's fields and its two event prices, from the teaching example. */
function exampleFields(example: TradeChart, decimals: number) {
  const steps = (price: number) => Math.round(price * 10 ** decimals);
  const text = (price: number) => priceText(steps(price), decimals);
  return {
    fields: {
      entryFrom: text(example.entry),
      entryTo: text(example.entry),
      stopLoss: text(example.stopLoss),
      targets: [{ price: text(example.takeProfit), share: 100 }],
      timeframe: example.timeframe,
      remark: example.note.text,
      remarkAt: example.note.candle,
      candles: example.candles.map(({ open, high, low, close }) => [open, high, low, close].map(steps)),
    },
    eventPrices: [text(example.entry), text(example.stopLoss)],
  };
}

/** Returns the unsealed entries of all samples in record order, with their publication times. */
export function expandSamples(samples: readonly Sample[], example: TradeChart): Entry[] {
  const entries = samples.flatMap(({ signal, at, validUntil, events, candles, ...fields }): Entry[] => {
    const isExample = candles === undefined;
    const shared = isExample ? exampleFields(example, fields.decimals) : null;
    const issuedAt = time(at);
    const issued = {
      signal,
      kind: 'issued',
      at: issuedAt,
      createdAt: issuedAt,
      publishedAt: later(issuedAt, MINUTES_TO_PUBLICATION),
      sample: true,
      by: BY,
      interest: 'None: this is a sample.',
      source: 'Invented prices.',
      validUntil: time(validUntil),
      ...fields,
      ...(shared ? shared.fields : { candles: candlesIn(candles ?? '') }),
    };
    return [
      issued,
      ...events.map(({ at: eventAt, lag, candles: since, ...event }, index) => {
        const createdAt = later(time(eventAt), lag);
        return {
          signal,
          at: time(eventAt),
          createdAt,
          publishedAt: later(createdAt, MINUTES_TO_PUBLICATION),
          by: BY,
          ...event,
          ...(since !== undefined && { candles: candlesIn(since) }),
          ...(shared && { price: shared.eventPrices[index] }),
        };
      }),
    ];
  });
  const order = ({ publishedAt, createdAt, at, kind }: Entry) =>
    `${publishedAt} ${createdAt} ${at} ${kind === 'issued' ? '0' : '1'}`;
  return entries.toSorted((a, b) => order(a).localeCompare(order(b)));
}
