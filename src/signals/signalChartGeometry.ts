import type { ChartModel } from './chart';

/** The drawing's own units; the page scales it. */
export const WIDTH = 760;
export const HEIGHT = 400;

const TOP = 26;
const BOTTOM = 64;
/** Room for prices next to the levels. */
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
/** The foot of a remark that is below everything. */
const LOWEST_FOOT = HEIGHT - 12;
/** Half of the mark of an entered price. */
const PIN = 12;

/** Two decimals are enough for a drawing, and keep the HTML small. */
const round = (value: number) => Math.round(value * 100) / 100;

interface Label {
  readonly y: number;
  readonly kind: 'target' | 'entry' | 'stop';
  readonly price: number;
}

/**
 * The labels from top to bottom, each pushed down as far as it takes to be read next to the one above it. A price that
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

  /** The remark under its candle: as near as nothing else is drawn, or below everything. */
  const placed = ({ text, candle }: NonNullable<ChartModel['remark']>) => {
    const pointsAt = candleX(candle);
    const x = round(Math.min(Math.max(pointsAt, REMARK_ROOM), WIDTH - REMARK_ROOM));
    const under = candles[candle]?.low ?? TOP;
    const half = (text.length * CHARACTER) / 2;
    const levels = [
      ...model.targets,
      ...model.stops.map(({ price }) => price),
      ...Object.values(model.zone),
    ].map(y);
    const taken = [
      ...(x + half > levelsFrom ? levels.map((level) => ({ top: level, bottom: level })) : []),
      ...candles
        .filter((other) => Math.abs(other.x - x) < half + step)
        .map(({ high, low }) => ({ top: high, bottom: low })),
      ...events
        .filter((event) => Math.abs(event.x - x) < half + PIN)
        .map((event) => ({ top: event.y - PIN, bottom: event.y + PIN })),
    ];
    const isClear = (foot: number) =>
      taken.every(({ top, bottom }) => bottom < foot - LABEL_HEIGHT - CLEAR || top > foot + 2 * CLEAR);
    let foot = under + ARROW;
    while (foot < LOWEST_FOOT && !isClear(foot)) foot += CLEAR;
    const footAt = round(Math.min(foot, LOWEST_FOOT));
    return {
      text,
      x,
      y: footAt,
      path: `M${String(pointsAt)} ${String(round(footAt - 20))}V${String(round(under + 10))}`,
    };
  };

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
    remark: remark && placed(remark),
  };
}
