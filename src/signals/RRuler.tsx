import { positionOfR, rulerOf, type RulerSpan } from './ruler';
import type { Signal } from '@/domain/signals/signal';
import styles from './RRuler.module.css';

const HEIGHT = 36;
const MIDDLE = HEIGHT / 2;
const ZONE_HEIGHT = 18;
/** The combined thickness of the parts; each gets its share. */
const PARTS_HEIGHT = 14;
/** The thickness of the result so far, which is less than that of the parts combined. */
const NOW_HEIGHT = 6;
const WHOLE_R_VALUES = [-1, 1, 2, 3];

const percent = (value: number) => `${String(value)}%`;

/** A signal on the scale of R, hidden from screen readers because the text next to it contains the same information. */
export function RRuler({ signal, latest }: { readonly signal: Signal; readonly latest?: number }) {
  const { entry, stop, targets, parts, open, now, isEntered, isCutBelow, isCutAbove } = rulerOf(
    signal,
    latest,
  );
  return (
    <svg className={styles.ruler} width="100%" height={HEIGHT} aria-hidden="true">
      {open && (
        <>
          <Zone className={styles.loss} {...open.loss} />
          <Zone className={styles.reward} {...open.reward} />
        </>
      )}
      <line
        className={styles.base}
        x1="0"
        x2="100%"
        y1={MIDDLE}
        y2={MIDDLE}
        strokeDasharray={isEntered ? undefined : '2 5'}
      />
      {WHOLE_R_VALUES.map((r) => (
        <line
          key={r}
          className={styles.tick}
          x1={percent(positionOfR(r))}
          x2={percent(positionOfR(r))}
          y1="14"
          y2="22"
        />
      ))}
      {parts.map(({ from, width, share, before, isGain }, index) => (
        <rect
          key={index}
          className={isGain ? styles.gain : styles.lost}
          x={percent(from)}
          y={MIDDLE + PARTS_HEIGHT * (before / 100 - 0.5)}
          width={percent(width)}
          height={(PARTS_HEIGHT * share) / 100}
        />
      ))}
      {now && (
        <rect
          className={now.isGain ? styles.gain : styles.lost}
          x={percent(now.from)}
          y={MIDDLE - NOW_HEIGHT / 2}
          width={percent(now.width)}
          height={NOW_HEIGHT}
        />
      )}
      <svg x={percent(stop)} overflow="visible">
        <rect className={styles.stop} x="-1.5" y="9" width="3" height="18" />
      </svg>
      {targets.map(({ place, isReached }, index) => (
        <svg key={index} x={percent(place)} overflow="visible">
          <path className={isReached ? styles.reached : styles.target} d="M-5.5 23 0 12 5.5 23Z" />
        </svg>
      ))}
      <circle className={isEntered ? styles.entered : styles.entry} cx={percent(entry)} cy={MIDDLE} r="4.5" />
      {isCutBelow && <path className={styles.less} d="M14 12l-6 6 6 6M7 12l-6 6 6 6" />}
      {isCutAbove && (
        <svg x="100%" overflow="visible">
          <path className={styles.more} d="M-14 12l6 6-6 6M-7 12l6 6-6 6" />
        </svg>
      )}
    </svg>
  );
}

function Zone({ className, from, width }: RulerSpan & { readonly className: string | undefined }) {
  return (
    <rect
      className={className}
      x={percent(from)}
      y={MIDDLE - ZONE_HEIGHT / 2}
      width={percent(width)}
      height={ZONE_HEIGHT}
    />
  );
}
