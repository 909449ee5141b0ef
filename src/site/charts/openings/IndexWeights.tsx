import { shareOfFirstMembers } from '@/content/openingFigure';
import { percentOfWidth, type DrawingProps } from './drawn';
import styles from './openings.module.css';

const ROW_HEIGHT = 118;
const STRIP_HEIGHT = 44;
const STRIP_TOP = 26;
const BRACKET = STRIP_TOP + STRIP_HEIGHT + 12;

interface StripProps {
  readonly title: string;
  readonly note: string;
  readonly sizes: readonly number[];
  readonly largest: number;
  readonly y: number;
}

/** Companies in a row, each as wide as its weight, with a bracket under the largest. */
function Strip({ title, note, sizes, largest, y }: StripProps) {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const edges = sizes.reduce<readonly number[]>((sums, size) => [...sums, (sums.at(-1) ?? 0) + size], [0]);
  const share = percentOfWidth(shareOfFirstMembers(sizes, largest), 100);
  return (
    <svg y={y} overflow="visible">
      <text className={styles.name} y="14">
        {title}
      </text>
      <rect className={styles.empty} y={STRIP_TOP} width="100%" height={STRIP_HEIGHT} rx="3" />
      <rect className={styles.filled} y={STRIP_TOP} width={share} height={STRIP_HEIGHT} rx="3" />
      {edges.slice(1, -1).map((edge, index) => (
        <line
          key={edge}
          className={index < largest ? styles.cut : styles.edge}
          x1={percentOfWidth(edge, total)}
          x2={percentOfWidth(edge, total)}
          y1={STRIP_TOP}
          y2={STRIP_TOP + STRIP_HEIGHT}
        />
      ))}
      <g className={styles.hand}>
        <line x1="1" x2="1" y1={BRACKET - 6} y2={BRACKET} />
        <line x2={share} y1={BRACKET} y2={BRACKET} />
        <line x1={share} x2={share} y1={BRACKET - 6} y2={BRACKET} />
      </g>
      <text className={styles.note} x={share} dx="12" y={BRACKET + 4}>
        {note}
      </text>
    </svg>
  );
}

/** The same companies weighted by size and equally, with the share of the largest ones. */
export default function IndexWeights({ drawing: { sizes, largest } }: DrawingProps<'indexWeights'>) {
  const alike = sizes.map(() => 1);
  const inPercent = (members: readonly number[]) => `${shareOfFirstMembers(members, largest).toFixed(0)}%`;
  return (
    <div className={styles.drawing}>
      <svg
        className={styles.plot}
        width="100%"
        height={2 * ROW_HEIGHT - 24}
        role="img"
        aria-label={`${String(sizes.length)} companies shown as a strip, twice. The largest ${String(largest)} take up ${inPercent(sizes)} if weighted by size and ${inPercent(alike)} if weighted equally.`}
      >
        <Strip
          title="Weighted by size"
          note={`largest ${String(largest)}: ${inPercent(sizes)}`}
          sizes={sizes}
          largest={largest}
          y={0}
        />
        <Strip
          title="Every company weighted equally"
          note={`the same ${String(largest)}: ${inPercent(alike)}`}
          sizes={alike}
          largest={largest}
          y={ROW_HEIGHT}
        />
      </svg>
    </div>
  );
}
