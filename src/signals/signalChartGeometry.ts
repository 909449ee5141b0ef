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
/** Half the width a remark may take, so that it ends inside the drawing. */
const REMARK_ROOM = 175;

/** Two decimals are enough for a drawing, and keep the HTML small. */
const round = (value: number) => Math.round(value * 100) / 100;

interface Label {
  readonly y: number;
  readonly kind: 'target' | 'entry' | 'stop';
  readonly price: number;
}

/** The labels from top to bottom, each pushed down as far as it takes to be read beside the one above it. */
function spread(labels: readonly Label[]): Label[] {
  let last = -Infinity;
  return labels
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

  return {
    candles: model.candles.map(([open, high, low, close], index) => ({
      x: candleX(index),
      high: y(high),
      low: y(low),
      top: y(Math.max(open, close)),
      height: Math.max(1.5, round(Math.abs(y(open) - y(close)))),
      isUp: close >= open,
    })),
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
      x: round(Math.min(Math.max(candleX(remark.candle), REMARK_ROOM), WIDTH - REMARK_ROOM)),
      y: HEIGHT - 12,
      path: `M${String(candleX(remark.candle))} ${String(HEIGHT - 32)}V${String(round(y(model.candles[remark.candle]?.[2] ?? lowest) + 10))}`,
    },
  };
}
