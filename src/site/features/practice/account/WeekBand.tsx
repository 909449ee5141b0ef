import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { PRACTICE_RULES } from '@/domain/practice/trades';
import type { WeekReview } from '@/domain/practice/weekReview';
import { Link } from '@/site/components/Link';
import { ResultBand } from '@/site/components/ResultBand';
import { moneyText } from '@/site/charts/practiceFigures';
import { WEEKDAYS } from '@/content/weekdays';
import { buttonClass } from '@/ui/buttonClass';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { ruleLessons, ruleWords } from './ruleWords';
import { dailyEquityWords, gainText, gainWords, weekRuleWords } from './weekWords';
import styles from './WeekBand.module.css';

const [WIDTH, HEIGHT, PADDING] = [500, 96, 8];

/** The equity at the end of each day, drawn as steps against the equity at the start of the week. */
function EquitySteps({ review }: { readonly review: WeekReview }) {
  const { before, days } = review;
  const [least, most] = [Math.min(before, ...days), Math.max(before, ...days)];
  const y = (equity: number) =>
    most === least ? HEIGHT / 2 : PADDING + ((most - equity) / (most - least)) * (HEIGHT - 2 * PADDING);
  const step = WIDTH / days.length;
  const dots = days.map((equity, day) => `M${String((day + 0.5) * step)} ${String(y(equity))}h0`).join('');
  const path = days.map((equity, day) => `V${String(y(equity))}H${String((day + 1) * step)}`).join('');
  return (
    <div className={styles.equity}>
      <svg
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={dailyEquityWords(review)}
      >
        <path className={styles.before} d={`M0 ${String(y(before))}H${String(WIDTH)}`} />
        <path d={`M0 ${String(y(before))}${path}`} />
        <path className={styles.dots} d={dots} />
      </svg>
      <ol aria-hidden="true">
        {days.map((equity, day) => (
          <li key={day}>
            <span>{WEEKDAYS[day]?.slice(0, 3)}</span> <span>{moneyText(equity).replace(/\.\d+$/, '')}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A dot for each rule: filled if it was always kept. */
function RuleDots({ tally }: Pick<WeekReview, 'tally'>) {
  return (
    <ul className={styles.rules} aria-label="Rules">
      {PRACTICE_RULES.map((rule) => {
        const { kept, of } = tally[rule];
        const state = of === 0 ? 'none' : kept === of ? 'kept' : 'broken';
        return (
          <li key={rule} data-state={state}>
            <span>{ruleWords[rule].name}</span>
            <VisuallyHidden>
              {of === 0 ? ": doesn't apply" : `: kept ${String(kept)} of ${String(of)} times`}
            </VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}

interface WeekBandProps {
  readonly review: WeekReview;
  /** Whether a step has just ended the week, as opposed to a visit that began at its end. */
  readonly isNew: boolean;
  /** What leads into the next week, unless this one was the last. */
  readonly next: ReactNode;
}

/** The week that has just ended: the gain, the equity by day and the rules. */
export default function WeekBand({ review, isNew, next }: WeekBandProps) {
  const { before, equity, trades, tally, mostBroken } = review;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!isNew) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <ResultBand
      level={2}
      headingRef={heading}
      figure={gainText(review)}
      tone={equity === before ? undefined : equity > before ? 'gain' : 'loss'}
      label={gainWords(review)}
      sentence={weekRuleWords(review)}
      actions={
        <>
          {next}
          {mostBroken && (
            <Link className={buttonClass('secondary')} to={ruleLessons[mostBroken]}>
              Read the lesson on this rule
            </Link>
          )}
        </>
      }
    >
      <EquitySteps review={review} />
      {trades > 0 && <RuleDots tally={tally} />}
    </ResultBand>
  );
}
