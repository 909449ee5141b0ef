import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { PracticeName } from '@/domain/practice/marketSpecs';
import { PRACTICE_SPECS } from '@/domain/practice/specs';
import type { TimedCandle } from '@/domain/practice/timedCandles';
import { Candles } from '@/charts/Candles';
import { ChartAxes } from './ChartAxes';
import { ChartBands, ChartLevels } from './ChartLevels';
import { candleWords, chartSummary, movedWords, PRICES_OF_CANDLE } from './chartReading';
import { LevelHandle } from './LevelHandle';
import styles from './PracticeChart.module.css';
import { formatTime } from './practiceAxes';
import { priceText } from './practiceFigures';
import { chartLayout, roomOf, type ChartBand, type ChartLayout, type ChartLevel } from './practiceLayout';
import { useChartWidth } from './useChartWidth';

interface PracticeChartProps {
  /** Such as `EUR/USD, 4-hour candles`. */
  readonly name: string;
  /** Bid prices in points, oldest first; the chart shows the latest ones. */
  readonly candles: readonly TimedCandle[];
  readonly instrument: PracticeName;
  readonly levels?: readonly ChartLevel[];
  readonly bands?: readonly ChartBand[];
}

const PAGE_STEP = 10;

interface ReadingProps {
  readonly candle: TimedCandle;
  readonly instrument: PracticeName;
}

/** The figures of one candle; its slider says them. */
function Reading({ candle, instrument }: ReadingProps) {
  return (
    <p className={styles.read} aria-hidden="true">
      <span className={styles.time}>{formatTime(candle.start)}</span>
      {PRICES_OF_CANDLE.map((which) => (
        <span key={which}>
          {`${which.slice(0, 1).toUpperCase()} ${priceText(instrument, candle[which])}`}
        </span>
      ))}
      <span>{movedWords(instrument, candle)}</span>
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

/** A candlestick chart of invented prices with axes, a candle reader and movable levels. */
export function PracticeChart(props: PracticeChartProps) {
  const { name, candles, instrument, levels = [], bands = [] } = props;
  const [frame, width] = useChartWidth();
  const [picked, setPicked] = useState({ of: 0, index: 0 });
  const [kept, setKept] = useState<readonly number[] | null>(null);
  const price = (points: number) => priceText(instrument, points);

  const { slots } = roomOf(width);
  const last = candles.length - 1;
  // A new candle is selected automatically.
  const at = picked.of === candles.length ? picked.index : last;
  const first = Math.max(
    0,
    Math.min(last + 1 - slots, Math.floor((at * 2) / slots) * (slots / 2) - slots / 2),
  );
  const shown = candles.slice(first, first + slots);
  const read = candles[at];
  if (!read) return null;

  const layout = chartLayout(shown, levels, width, kept);
  const { height, scale, floor, right } = layout;

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

  return (
    <div className={styles.chart}>
      <Reading candle={read} instrument={instrument} />
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
            d={`M${String(scale.x(at - first))} 0V${String(floor)}M0 ${String(scale.y(read.close))}H${String(right)}`}
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
        aria-label="Candle"
        aria-valuetext={candleWords(instrument, read)}
        min={0}
        max={last}
        value={at}
        onKeyDown={turnPage}
        onChange={(event) => pick(Number(event.currentTarget.value))}
      />
    </div>
  );
}
