import { dateFormat } from '@/domain/time/dateFormat';
import { useClientNow } from '@/ui/useClientNow';
import { percentOfWidth, PLACEHOLDER, type DrawingProps } from './drawn';
import styles from './openings.module.css';

const QUARTER_LABELS = ['Jan-Mar', 'Apr-Jun', 'Jul-Sep', 'Oct-Dec'];
const WEEKS_PER_QUARTER = 13;
const MONTHS_PER_QUARTER = 3;
const ROW_HEIGHT = 36;
const CELL_HEIGHT = 28;
const TOP = 24;
const WEEK_MS = 7 * 24 * 3_600_000;

const dayOfYear = dateFormat({ day: 'numeric', month: 'long' });
const weeks = Array.from({ length: WEEKS_PER_QUARTER }, (_, index) => index + 1);

const Report = () => <path className={styles.report} d="M0-6 6 0 0 6-6 0z" />;
const ExDividend = () => <path className={styles.exDividend} d="M-5-5 5 5M5-5-5 5" />;

/** The quarter, from 0, and its week, from 1. */
function placeOf(now: Date): { readonly quarter: number; readonly week: number } {
  const quarter = Math.floor(now.getMonth() / MONTHS_PER_QUARTER);
  const begins = new Date(now.getFullYear(), quarter * MONTHS_PER_QUARTER, 1);
  return {
    quarter,
    week: Math.min(WEEKS_PER_QUARTER, Math.floor((now.getTime() - begins.getTime()) / WEEK_MS) + 1),
  };
}

/** Four quarters of 13 weeks: when most companies report, and the dates of one company. */
export default function ReportYear({ drawing }: DrawingProps<'reportYear'>) {
  const { reportWeeks, report, exDividend } = drawing;
  const now = useClientNow();
  const present = now === null ? null : placeOf(now);
  const left = (week: number) => percentOfWidth(week - 1, WEEKS_PER_QUARTER);
  return (
    <>
      <p className={styles.words}>
        {now === null || present === null
          ? PLACEHOLDER
          : `${dayOfYear.format(now)}: week ${String(present.week)} of the quarter.`}
      </p>
      <div className={styles.drawing}>
        <div
          className={styles.labelled}
          role="img"
          aria-label={`Four quarters of thirteen weeks. Most companies report in weeks ${String(reportWeeks.from)} to ${String(reportWeeks.to)} of each; one company reports in week ${String(report)} and trades without its dividend from week ${String(exDividend)}.`}
        >
          <ul className={styles.quarters}>
            {QUARTER_LABELS.map((quarter) => (
              <li key={quarter}>{quarter}</li>
            ))}
          </ul>
          <svg
            className={styles.plot}
            width="100%"
            height={TOP + QUARTER_LABELS.length * ROW_HEIGHT}
            aria-hidden
          >
            <text className={styles.note} x={left(reportWeeks.from)} y="14">
              {`most: weeks ${String(reportWeeks.from)} to ${String(reportWeeks.to)}`}
            </text>
            {QUARTER_LABELS.map((quarter, row) => (
              <svg key={quarter} y={TOP + row * ROW_HEIGHT} overflow="visible">
                {weeks.map((week) => (
                  <rect
                    key={week}
                    className={
                      week >= reportWeeks.from && week <= reportWeeks.to ? styles.filled : styles.empty
                    }
                    x={left(week)}
                    y="2"
                    width={percentOfWidth(0.86, WEEKS_PER_QUARTER)}
                    height={CELL_HEIGHT}
                    rx="3"
                  />
                ))}
                <svg x={percentOfWidth(report - 0.57, WEEKS_PER_QUARTER)} y="16" overflow="visible">
                  <Report />
                </svg>
                <svg x={percentOfWidth(exDividend - 0.57, WEEKS_PER_QUARTER)} y="16" overflow="visible">
                  <ExDividend />
                </svg>
                {present?.quarter === row && (
                  <rect
                    className={styles.hand}
                    x={left(present.week)}
                    y="0"
                    width={percentOfWidth(0.86, WEEKS_PER_QUARTER)}
                    height={CELL_HEIGHT + 4}
                    rx="4"
                  />
                )}
              </svg>
            ))}
          </svg>
        </div>
        <ul className={styles.signs}>
          <li>
            <svg width="20" height="20" viewBox="-10 -10 20 20" aria-hidden>
              <rect className={styles.filled} x="-9" y="-9" width="18" height="18" rx="3" />
              <Report />
            </svg>
            {"one company's report"}
          </li>
          <li>
            <svg width="20" height="20" viewBox="-10 -10 20 20" aria-hidden>
              <ExDividend />
            </svg>
            its ex-dividend day
          </li>
        </ul>
      </div>
    </>
  );
}
