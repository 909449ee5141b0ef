import type { Candle } from '@/domain/trading/candles';
import styles from './Candles.module.css';
import { roundToTenth, type ChartScale } from './chartScale';

interface CandlesProps {
  readonly candles: readonly Candle[];
  readonly scale: ChartScale;
}

export const Candles = ({ candles, scale: { x, y, bodyWidth } }: CandlesProps) =>
  candles.map(({ open, high, low, close }, index) => (
    <g key={index} className={close >= open ? styles.up : styles.down}>
      <path d={`M${String(x(index))} ${String(y(high))}V${String(y(low))}`} />
      <rect
        x={roundToTenth(x(index) - bodyWidth / 2)}
        y={y(Math.max(open, close))}
        width={bodyWidth}
        height={Math.max(1.5, roundToTenth(Math.abs(y(open) - y(close))))}
        rx="1.5"
      />
    </g>
  ));
