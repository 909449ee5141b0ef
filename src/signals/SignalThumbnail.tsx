import { chartScale } from '@/charts/chartScale';
import { chartModel } from './chart';
import styles from './SignalThumbnail.module.css';
import type { Signal } from '@/domain/signals/signal';

const FRAME = { width: 96, height: 40, top: 3, bottom: 3 };

/** The chart of a signal, as small as a word: closes, with the entry and the stretch of the trade. */
export function SignalThumbnail({ signal }: { readonly signal: Signal }) {
  const { candles, held, zone } = chartModel(signal);
  if (candles.length === 0) return null;
  const entry = held?.price ?? zone.to;
  const { x, y } = chartScale(candles, [entry], 0, FRAME);
  const line = (from: number, to: number) =>
    candles
      .slice(from, to + 1)
      .map(({ close }, index) => `${index === 0 ? 'M' : 'L'}${String(x(from + index))} ${String(y(close))}`)
      .join('');
  const end = candles.length - 1;
  return (
    <svg className={styles.thumbnail} width={FRAME.width} height={FRAME.height} aria-hidden="true">
      <path className={styles.entry} d={`M0 ${String(y(entry))}H${String(FRAME.width)}`} />
      <path className={styles.before} d={line(0, held?.from ?? end)} />
      {held && <path className={styles.trade} d={line(held.from, held.to)} />}
    </svg>
  );
}
