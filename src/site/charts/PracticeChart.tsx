import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { PracticeName } from '@/domain/practice/marketSpecs';
import { PRACTICE_SPECS } from '@/domain/practice/specs';
import type { TimedCandle } from '@/domain/practice/timedCandles';
import { Candles } from '@/charts/Candles';
import { ChartAxes } from './ChartAxes';
import { ChartBands, ChartLevels } from './ChartLevels';
import { candleWords, chartSummary, moveWords, CANDLE_PRICES } from './chartReading';
import { LevelHandle } from './LevelHandle';
import styles from './PracticeChart.module.css';
import { formatTime } from './practiceAxes';
import { priceText } from './practiceFigures';
import {
  chartLayout,
  sizeForWidth,
  type ChartBand,
  type ChartLayout,
  type ChartLevel,
} from './practiceLayout';
import { useChartWidth } from './useChartWidth';

interface PracticeChartProps {
  /** Such as `EUR/USD, 4-hour candles`. */
  readonly name: string;
  /** What distinguishes it from the chart next to it. */
  readonly caption?: string | undefined;
  readonly readerLabel?: string;
  /** Bid prices in points, oldest first; the chart shows the latest ones. */
  readonly candles: readonly TimedCandle[];
  readonly instrument: PracticeName;
  readonly levels?: readonly ChartLevel[];
  readonly bands?: readonly ChartBand[];
  /** The start of the first candle shown at the current minute, which leaves room for those to come. */
  readonly first?: number | undefined;
  /** Whether the chart ends at a moment before the present one. */
  readonly isBack?: boolean;
  /** Requests earlier candles, or later ones if there are any, when the reader moves beyond those shown. */
  readonly onMove?: (steps: number) => void;
}

const PAGE_STEP = 10;

interface ReadingProps {
  readonly candle: TimedCandle;
  readonly instrument: PracticeName;
}

/** The figures of one candle, hidden from screen readers because the slider announces them. */
export function CandleReading({ candle, instrument }: ReadingProps) {
  return (
    <p className={styles.read} aria-hidden="true">
      <span className={styles.time}>{formatTime(candle.start)}</span>
      {CANDLE_PRICES.map((which) => (
        <span key={which}>
          {`${which.slice(0, 1).toUpperCase()} ${priceText(instrument, candle[which])}`}
        </span>
      ))}
      <span>{moveWords(instrument, candle)}</span>
    </p>
  );
}

interface LevelHandlesProps {
  readonly levels: readonly ChartLevel[];
  readonly layout: ChartLayout;
  readonly instrument: PracticeName;
  /** The height of the drawing on the page. */
  readonly drawnHeight: () => number;
  readonly onDrag: (isDragged: boolean) => void;
}

function LevelHandles({ levels, layout, instrument, drawnHeight, onDrag }: LevelHandlesProps) {
  const { height, places, lowest, highest, pointsPerPixel } = layout;
  return levels.map(
    ({ label, price, onMove, onApply }, index) =>
      onMove && (
        <LevelHandle
          key={label}
          label={label}
          price={price}
          lowest={lowest}
          highest={highest}
          text={priceText(instrument, price)}
          place={(places[index] ?? 0) / height}
          step={PRACTICE_SPECS[instrument].pip}
          pointsPerPixel={() => pointsPerPixel * (height / (drawnHeight() || height))}
          onMove={onMove}
          onApply={onApply}
          onDrag={onDrag}
        />
      ),
  );
}

const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -PAGE_STEP,
  PageUp: PAGE_STEP,
};

/** The candle whose figures are shown: the last one until another is picked, and again when a new one arrives. */
function usePicked(shown: readonly TimedCandle[], isBack: boolean) {
  const [picked, setPicked] = useState<{ readonly start: number; readonly of: number } | null>(null);
  const last = shown.length - 1;
  const of = shown[last]?.start ?? 0;
  const found =
    picked && (isBack || picked.of === of) ? shown.findIndex(({ start }) => start >= picked.start) : -1;
  return {
    at: found < 0 ? last : found,
    pick: (candle: TimedCandle | undefined) => setPicked(candle ? { start: candle.start, of } : null),
  };
}

/** A candlestick chart of invented prices with axes, a candle reader and movable levels. */
export function PracticeChart(props: PracticeChartProps) {
  const { name, caption, readerLabel = 'Candle', candles, instrument, levels = [], bands = [] } = props;
  const { first = -Infinity, isBack = false, onMove } = props;
  const [frame, width] = useChartWidth();
  const [kept, setKept] = useState<readonly number[] | null>(null);
  const price = (points: number) => priceText(instrument, points);

  const latest = candles.slice(-sizeForWidth(width).slots);
  const shown = isBack ? latest : latest.filter(({ start }) => start >= first);
  const { at, pick } = usePicked(shown, isBack);
  const last = shown.length - 1;
  const read = shown[at];
  if (!read) return null;

  const layout = chartLayout(shown, levels, width, kept);
  const { height, scale, floor, right } = layout;

  const pickAt = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width: drawn } = event.currentTarget.getBoundingClientRect();
    if (drawn === 0) return;
    const x = ((event.clientX - left) * width) / drawn;
    if (x < right) pick(shown[Math.min(Math.max(Math.floor(x / scale.step), 0), last)]);
  };
  const step = (event: KeyboardEvent) => {
    const steps = KEY_STEPS[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    const to = at + steps;
    if (to < 0) {
      pick(candles[Math.max(0, candles.length - shown.length + to)]);
      onMove?.(to);
    } else if (to > last && isBack) {
      pick(undefined);
      onMove?.(to - last);
    } else pick(shown[Math.min(to, last)]);
  };

  return (
    <div className={styles.chart}>
      {caption !== undefined && <p className={styles.caption}>{caption}</p>}
      <CandleReading candle={read} instrument={instrument} />
      <div ref={frame} className={styles.frame}>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${String(width)} ${String(height)}`}
          role="img"
          aria-label={chartSummary({ name, instrument, shown, levels, bands })}
          onPointerDown={pickAt}
          onPointerMove={pickAt}
        >
          <ChartAxes shown={shown} layout={layout} price={price} />
          <ChartBands bands={bands} shown={shown} layout={layout} />
          <Candles candles={shown} scale={scale} />
          <path
            className={styles.cross}
            d={`M${String(scale.x(at))} 0V${String(floor)}M0 ${String(scale.y(read.close))}H${String(right)}`}
          />
          <ChartLevels levels={levels} layout={layout} price={price} />
        </svg>
        <LevelHandles
          levels={levels}
          layout={layout}
          instrument={instrument}
          drawnHeight={() => frame.current?.clientHeight ?? 0}
          // The scale is fixed during a drag.
          onDrag={(isDragged) => setKept(isDragged ? layout.fitted : null)}
        />
      </div>
      <input
        type="range"
        className={styles.reader}
        aria-label={readerLabel}
        aria-valuetext={candleWords(instrument, read)}
        min={0}
        max={last}
        value={at}
        onKeyDown={step}
        onChange={(event) => pick(shown[Number(event.currentTarget.value)])}
      />
    </div>
  );
}
