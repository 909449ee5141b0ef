import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { PracticeName } from '@/domain/practice/marketSpecs';
import { PRACTICE_SPECS } from '@/domain/practice/specs';
import type { TimedCandle } from '@/domain/practice/timedCandles';
import { Candles } from '@/charts/Candles';
import { chartScale, round, type ChartFrame } from '@/charts/chartScale';
import { placesApart } from '@/charts/placesApart';
import { LevelHandle } from './LevelHandle';
import styles from './PracticeChart.module.css';
import { distanceText, priceText } from './practiceFigures';
import { priceLines, TAG_HEIGHT, timeLabels, formatTime } from './practiceAxes';

/** The price of a horizontal line, in points. */
export interface ChartLevel {
  /** A unique name, also used for its slider. */
  readonly label: string;
  readonly price: number;
  readonly tone: 'entry' | 'loss' | 'gain';
  /** Called for each key press and drag movement; without it the level is fixed. */
  readonly onMove?: (price: number) => void;
  /** Called on Enter and at the end of a drag. */
  readonly onApply?: () => void;
}

/** A price range from a candle to the end of the chart, in points. */
export interface ChartBand {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly since: number;
}

interface PracticeChartProps {
  /** Such as `EUR/USD, 4-hour candles`. */
  readonly name: string;
  /** Bid prices in points, oldest first; the chart shows the latest ones. */
  readonly candles: readonly TimedCandle[];
  readonly instrument: PracticeName;
  readonly levels?: readonly ChartLevel[];
  readonly bands?: readonly ChartBand[];
}

const NARROW_LAYOUT = { width: 358, height: 260, candles: 40 };
const WIDE_LAYOUT = { height: 380, candles: 80 };
const WIDE_MIN_WIDTH = 600;
const MIN_WIDTH = 200;
const AXIS_WIDTH = 66;
const TOP = 12;
const BOTTOM = 26;
const PAGE_STEP = 10;
/** The names of the levels have a column each, so that close ones stay readable. */
const NAME_WIDTH = 46;
/** Levels further away than this many chart heights don't affect the scale. */
const MAX_DISTANCE_IN_CHARTS = 2;

const highestOf = (candles: readonly TimedCandle[]) => Math.max(...candles.map(({ high }) => high));
const lowestOf = (candles: readonly TimedCandle[]) => Math.min(...candles.map(({ low }) => low));

/** The chart's width on the page, so that its text keeps its size. */
function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(NARROW_LAYOUT.width);
  useLayoutEffect(() => {
    const measure = () => {
      // While the chart is hidden or its styles are loading, its width is meaningless.
      const measured = frame.current?.clientWidth ?? 0;
      if (measured >= MIN_WIDTH) setWidth(measured);
    };
    measure();
    globalThis.addEventListener('resize', measure);
    return () => globalThis.removeEventListener('resize', measure);
  }, []);
  return [frame, width] as const;
}

/** A candlestick chart of invented prices with axes, a candle reader and movable levels. */
export function PracticeChart(props: PracticeChartProps) {
  const { name, candles, instrument, levels = [], bands = [] } = props;
  const [frame, width] = useWidth();
  const [picked, setPicked] = useState({ of: 0, index: 0 });
  const [kept, setKept] = useState<readonly number[] | null>(null);
  const price = (points: number) => priceText(instrument, points);

  const isWide = width >= WIDE_MIN_WIDTH;
  const { height, candles: slots } = isWide ? WIDE_LAYOUT : NARROW_LAYOUT;
  const last = candles.length - 1;
  // A new candle is selected automatically.
  const at = picked.of === candles.length ? picked.index : last;
  const first = Math.max(
    0,
    Math.min(last + 1 - slots, Math.floor((at * 2) / slots) * (slots / 2) - slots / 2),
  );
  const shown = candles.slice(first, first + slots);
  const read = candles[at];

  const [high, low] = [highestOf(shown), lowestOf(shown)];
  const isNear = ({ price: level }: ChartLevel) =>
    level < high + MAX_DISTANCE_IN_CHARTS * (high - low) &&
    level > low - MAX_DISTANCE_IN_CHARTS * (high - low);
  // The scale is fixed during a drag.
  const fitted = kept ?? levels.filter(isNear).map((level) => level.price);
  const box: ChartFrame = { width, height, top: TOP, bottom: BOTTOM };
  const scale = chartScale(shown, fitted, AXIS_WIDTH, box, Math.max(slots, shown.length));
  const [highest, lowest] = [Math.max(high, ...fitted), Math.min(low, ...fitted)];
  const floor = height - BOTTOM;
  const right = width - AXIS_WIDTH;
  const within = (y: number) => Math.min(Math.max(y, 0), floor);
  const places = placesApart(
    levels.map((level) => within(scale.y(level.price))),
    TAG_HEIGHT,
    floor,
  );

  const pick = (index: number) =>
    setPicked({ of: candles.length, index: Math.min(Math.max(index, 0), last) });
  const pickAt = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width: drawn } = event.currentTarget.getBoundingClientRect();
    if (drawn === 0) return;
    const x = ((event.clientX - left) * width) / drawn;
    if (x < right) pick(Math.min(first + Math.floor(x / scale.step), first + shown.length - 1));
  };
  const turnPage = (event: KeyboardEvent) => {
    const pages = { PageUp: PAGE_STEP, PageDown: -PAGE_STEP }[event.key];
    if (pages === undefined) return;
    event.preventDefault();
    pick(at + pages);
  };

  if (!read) return null;
  const move = read.close - read.open;
  const moved = `${move < 0 ? 'down' : 'up'} ${distanceText(instrument, move)}`;
  const figures = [
    ['Open', read.open],
    ['high', read.high],
    ['low', read.low],
    ['close', read.close],
  ] as const;
  const readText = `${formatTime(read.start)}. ${figures.map(([term, value]) => `${term} ${price(value)}`).join(', ')}, ${moved}`;
  const summary = [
    `${name}: ${String(shown.length)} candles of the bid from ${formatTime(shown[0]?.start ?? 0)}`,
    `to ${formatTime(shown.at(-1)?.start ?? 0)}. Highest ${price(high)}, lowest ${price(low)}, last close ${price(shown.at(-1)?.close ?? 0)}.`,
    ...levels.map((level) => `${level.label} at ${price(level.price)}.`),
    ...bands.map((band) => `${band.label} ${price(band.from)}-${price(band.to)}.`),
  ].join(' ');

  return (
    <div className={styles.chart}>
      <p className={styles.read} aria-hidden="true">
        <span className={styles.time}>{formatTime(read.start)}</span>
        {figures.map(([term, value]) => (
          <span key={term}>{`${term.slice(0, 1).toUpperCase()} ${price(value)}`}</span>
        ))}
        <span>{moved}</span>
      </p>
      <div ref={frame} className={styles.frame}>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${String(width)} ${String(height)}`}
          role="img"
          aria-label={summary}
          onPointerDown={pickAt}
          onPointerMove={pickAt}
        >
          <g className={styles.axes}>
            {priceLines(lowest, highest).map((points) => (
              <g key={points}>
                <path d={`M0 ${String(scale.y(points))}H${String(right)}`} />
                {places.every((place) => Math.abs(place - scale.y(points)) > TAG_HEIGHT - 2) && (
                  <text x={width - 8} y={scale.y(points) + 4} textAnchor="end">
                    {price(points)}
                  </text>
                )}
              </g>
            ))}
            {timeLabels(shown, scale).map(({ x, text, isDay }) => (
              <g key={x}>
                {isDay && <path d={`M${String(round(x - scale.step / 2))} 0V${String(floor)}`} />}
                <text x={x} y={height - 8} textAnchor="middle" className={isDay ? styles.day : undefined}>
                  {text}
                </text>
              </g>
            ))}
          </g>
          {bands.map(({ label, from, to, since }) => {
            const start = scale.x(
              Math.max(
                0,
                shown.findIndex((candle) => candle.start >= since),
              ),
            );
            return (
              <rect
                key={label}
                className={styles.band}
                x={start - scale.step / 2}
                y={scale.y(to)}
                width={Math.max(0, right - start)}
                height={Math.max(2, scale.y(from) - scale.y(to))}
              />
            );
          })}
          <Candles candles={shown} scale={scale} />
          <path
            className={styles.cross}
            d={`M${String(scale.x(at - first))} 0V${String(floor)}M0 ${String(scale.y(read.close))}H${String(right)}`}
          />
          {levels.map(({ label, price: points, tone }, index) => {
            const y = scale.y(points);
            const place = places[index] ?? y;
            return (
              <g key={label} className={styles[tone]}>
                {within(y) === y && (
                  <path d={`M0 ${String(y)}H${String(right)}L${String(right + 4)} ${String(place)}`} />
                )}
                <text
                  className={styles.name}
                  x={4 + NAME_WIDTH * index}
                  y={within(y) < 20 ? within(y) + 14 : within(y) - 5}
                >
                  {label}
                </text>
                <rect
                  x={right + 2}
                  y={place - TAG_HEIGHT / 2}
                  width={AXIS_WIDTH - 2}
                  height={TAG_HEIGHT}
                  rx="4"
                />
                <text className={styles.tag} x={width - 8} y={place + 4} textAnchor="end">
                  {price(points)}
                </text>
              </g>
            );
          })}
        </svg>
        {levels.map(
          ({ label, price: points, onMove, onApply }, index) =>
            onMove && (
              <LevelHandle
                key={label}
                label={label}
                price={points}
                lowest={lowest}
                highest={highest}
                text={price(points)}
                place={(places[index] ?? 0) / height}
                step={PRACTICE_SPECS[instrument].pip}
                pointsPerPixel={() =>
                  ((highest - lowest) / (floor - TOP)) * (height / (frame.current?.clientHeight || height))
                }
                onMove={onMove}
                onApply={onApply}
                onDrag={(isDragged) => setKept(isDragged ? fitted : null)}
              />
            ),
        )}
      </div>
      <input
        type="range"
        className={styles.reader}
        aria-label="Candle"
        aria-valuetext={readText}
        min={0}
        max={last}
        value={at}
        onKeyDown={turnPage}
        onChange={(event) => pick(Number(event.currentTarget.value))}
      />
    </div>
  );
}
