import { toNumber } from '@/domain/numbers/exact';
import type { ReplayOutcome } from '@/domain/practice/replays';
import { signedR, toneOf } from './chartWords';
import styles from './ResultBars.module.css';

/** The scale covers a loss of 1R and a gain of 2R, and more if a result lies beyond them. */
const USUAL = [-1, 2];
const HEIGHT = 14;

interface ResultBarsProps {
  readonly rows: readonly { readonly who: string; readonly outcome: ReplayOutcome | null }[];
}

/** Results as bars on one scale of R. */
export function ResultBars({ rows }: ResultBarsProps) {
  const results = rows.map(({ outcome }) => (outcome ? toNumber(outcome.r) : 0));
  const [least, most] = [Math.min(...USUAL, ...results), Math.max(...USUAL, ...results)];
  const place = (r: number) => `${String(((r - least) / (most - least)) * 100)}%`;
  const width = (r: number) => `${String((Math.abs(r) / (most - least)) * 100)}%`;
  return (
    <ul className={styles.bars}>
      {rows.map(({ who, outcome }, index) => {
        const r = results[index] ?? 0;
        return (
          <li key={who}>
            <span>{who}</span>
            <svg width="100%" height={HEIGHT + 8} aria-hidden="true">
              <rect x={place(Math.min(r, 0))} y="4" width={width(r)} height={HEIGHT} data-gain={r > 0} />
              <line x1={place(0)} x2={place(0)} y1="0" y2={HEIGHT + 8} />
            </svg>
            <strong data-tone={outcome ? toneOf(outcome) : undefined}>
              {outcome ? signedR(outcome) : '0.00R'}
            </strong>
          </li>
        );
      })}
    </ul>
  );
}
