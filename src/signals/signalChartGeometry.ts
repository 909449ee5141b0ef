import type { ChartModel } from '@/domain/signals/chart';

/** The drawing's own units; the page scales it. */
export const WIDTH = 760;
export const HEIGHT = 400;

const TOP = 26;
const BOTTOM = 64;
/** Room for prices beside the levels. */
const GUTTER = 92;
/** What the candles take of the room left of the gutter, where there are any. */
const CANDLES_SHARE = 0.68;
const LABEL_HEIGHT = 17;
/** Half the width a remark may take, so that it ends inside the drawing; a character of it takes about 8. */
const REMARK_ROOM = 175;
const CHARACTER = 8;
/** From a candle to the nearest remark below it, arrow included, and the least room between it and anything drawn. */
const ARROW = 56;
const CLEAR = 6;

/** Two decimals are enough for a drawing, and keep the HTML small. */
const round = (value: number) => Math.round(value * 100) / 100;

interface Label {
  readonly y: number;
  readonly kind: 'target' | 'entry' | 'stop';
  readonly price: number;
}

/**
 * The labels from top to bottom, each pushed down as far as it takes to be read beside the one above it. A price that
 * two levels share is written once.
 */
function spread(labels: readonly Label[]): Label[] {
  let last = -Infinity;
  return labels
    .filter(({ price }, index) => labels.findIndex((label) => label.price === price) === index)
    .toSorted((a, b) => a.y - b.y)
    .map((label) => {
      last = Math.max(label.y, last + LABEL_HEIGHT);
      return { ...label, y: round(last) };
    });
}

/** The places of all parts of a signal's chart in the drawing. */
export function signalChartGeometry(model: ChartModel, isLong: boolean) {
  const { lowest, highest, remark } = model;
  const scale = (HEIGHT - TOP - BOTTOM) / Math.max(highest - lowest, 1);
  const y = (price: number) => round(TOP + (highest - price) * scale);

  const right = WIDTH - GUTTER;
  const hasCandles = model.candles.length > 0;
  const candlesTo = hasCandles ? right * CANDLES_SHARE : 0;
  const step = candlesTo / Math.max(model.candles.length, 1);
  const candleX = (index: number) => round(step * (index + 0.5));
  const levelsFrom = hasCandles ? round(candlesTo * 0.55) : 0;

  // The publication is number 1, at the end of the candles; what came after follows at even distances.
  const last = Math.max(
    1,
    ...model.events.map(({ number }) => number),
    ...model.stops.map(({ from }) => from),
  );
  const eventStep = (right - candlesTo) / (last + 1);
  const eventX = (number: number) => round(candlesTo + eventStep * number);

  const stopSteps = model.stops.map(({ price, from }, index) =>
    index === 0
      ? `M${String(levelsFrom)} ${String(y(price))}`
      : `H${String(eventX(from))}V${String(y(price))}`,
  );
  const stopY = y(model.stops.at(-1)?.price ?? lowest);
  const zoneTop = y(model.zone.to);
  const events = model.events.map(({ number, price }) => ({ number, x: eventX(number), y: y(price) }));
  const candles = model.candles.map(([open, high, low, close], index) => ({
    x: candleX(index),
    high: y(high),
    low: y(low),
    top: y(Math.max(open, close)),
    height: Math.max(1.5, round(Math.abs(y(open) - y(close)))),
    isUp: close >= open,
  }));

  /** The foot of a remark under its candle: as near as nothing else is drawn, or below everything. */
  const remarkFoot = (text: string, x: number, under: number): number => {
    const half = (text.length * CHARACTER) / 2;
    const lowest = HEIGHT - 12;
    const lines = [
      ...model.targets,
      ...model.stops.map(({ price }) => price),
      model.zone.from,
      model.zone.to,
    ];
    const taken = [
      ...(x + half > levelsFrom ? lines.map((price) => ({ top: y(price), bottom: y(price) })) : []),
      ...candles
        .filter((candle) => Math.abs(candle.x - x) < half + step)
        .map(({ high, low }) => ({ top: high, bottom: low })),
      ...events
        .filter((event) => Math.abs(event.x - x) < half + 2 * CLEAR)
        .map((event) => ({ top: event.y - 2 * CLEAR, bottom: event.y + 2 * CLEAR })),
    ];
    for (let foot = under + ARROW; foot < lowest; foot += CLEAR) {
      const isClear = taken.every(
        ({ top, bottom }) => bottom < foot - LABEL_HEIGHT - CLEAR || top > foot + 2 * CLEAR,
      );
      if (isClear) return round(foot);
    }
    return lowest;
  };
  const remarkX = round(Math.min(Math.max(candleX(remark?.candle ?? 0), REMARK_ROOM), WIDTH - REMARK_ROOM));
  const remarkedLow = candles[remark?.candle ?? 0]?.low ?? TOP;
  const remarkY = remark ? remarkFoot(remark.text, remarkX, remarkedLow) : 0;

  return {
    candles,
    candleWidth: round(step * 0.62),
    levelsFrom,
    right,
    zone: {
      x: levelsFrom,
      y: zoneTop,
      width: round(right - levelsFrom),
      height: Math.max(2, round(y(model.zone.from) - zoneTop)),
    },
    stopPath: {
      line: `${stopSteps.join('')}H${String(right)}`,
      cross: `M${String(right - 4)} ${String(stopY - 4)}l8 8m0-8-8 8`,
    },
    targets: model.targets.map(y),
    events,
    eventPath: events
      .map((event, index) => `${index === 0 ? 'M' : 'L'}${String(event.x)} ${String(event.y)}`)
      .join(''),
    labels: spread([
      ...model.targets.map((price): Label => ({ y: y(price), kind: 'target', price })),
      {
        y: y(isLong ? model.zone.to : model.zone.from),
        kind: 'entry',
        price: isLong ? model.zone.to : model.zone.from,
      },
      ...model.stops.slice(-1).map(({ price }): Label => ({ y: y(price), kind: 'stop', price })),
    ]),
    remark: remark && {
      text: remark.text,
      x: remarkX,
      y: remarkY,
      path: `M${String(candleX(remark.candle))} ${String(round(remarkY - 20))}V${String(round(remarkedLow + 10))}`,
    },
  };
}
