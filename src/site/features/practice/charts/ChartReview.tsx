import { rules } from '@/content/rules';
import { resultAt } from '@/domain/practice/account';
import { isRiskWithin } from '@/domain/practice/plan';
import type { Claim } from '@/domain/practice/replayClaims';
import { planChecks, type Replay } from '@/domain/practice/replays';
import { percentText } from '@/site/charts/practiceFigures';
import { Table } from '@/ui/Table';
import styles from './Charts.module.css';
import {
  planCheckWords,
  claimWords,
  endWords,
  planOutcomeWords,
  NO_CLAIM_MESSAGE,
  rText,
  type PriceText,
} from './chartWords';
import { comparisonRows, type Comparison } from './comparison';

interface ChartReviewProps {
  readonly chart: Replay;
  readonly claims: readonly Claim[];
  readonly comparison: Comparison;
  readonly price: PriceText;
}

/** Checks a decision's plan, size and timing against the rules, whatever happened next. */
function decisionComments(chart: Replay, { start, decided }: Comparison): readonly string[] {
  if (decided.side === 'out') return ['You stayed out, so there was no plan to check against the rules.'];
  const { lots } = decided;
  const account = rules.demoBalance * 100;
  const loss = lots && -resultAt({ ...decided, instrument: chart.instrument, lots }, decided.stop);
  return [
    ...planCheckWords(planChecks(decided, start)),
    ...(loss
      ? [
          `Your size risked ${percentText(loss, account)} of the account, ${
            isRiskWithin(loss, account, rules.riskPercent.to * 100) ? 'within' : 'more than'
          } ${String(rules.riskPercent.to)}%.`,
        ]
      : []),
    ...(start.announcements.length > 0
      ? ['An announcement was due within eight hours: prices can then jump past stops.']
      : []),
  ];
}

/** The four results in figures, and a check of the plan against the rules. */
export function ChartReview(props: ChartReviewProps) {
  const { chart, claims, comparison, price } = props;
  const { buyer, seller } = comparison;
  return (
    <section className={styles.review} aria-label="The chart in figures">
      <Table
        className={styles.table}
        columns={['', 'Stop', 'Target', 'Ended by', 'R']}
        rows={comparisonRows(comparison).map(({ who, result }) => [
          who,
          result ? price(result.plan.stop) : '–',
          result ? price(result.plan.target) : '–',
          result ? endWords(result.outcome) : '–',
          result ? rText(result.outcome) : '0.00',
        ])}
      />
      <p className={styles.note}>
        The buyer and the seller put their stops beyond the last swing and their targets at twice the risk. R
        is the result in units of the risk. A gap past a stop or target gives odd figures, such as −1.02 or
        2.01.
      </p>
      <p>{`${planOutcomeWords('buyer', buyer.outcome)} ${planOutcomeWords('seller', seller.outcome)}`}</p>
      <h3>Your plan and the rules</h3>
      <ul className={styles.comments}>
        {decisionComments(chart, comparison).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <h3>What the rules found on the chart</h3>
      <ul className={styles.comments}>
        {(claims.length === 0 ? [NO_CLAIM_MESSAGE] : claims.map((claim) => claimWords(claim, price))).map(
          (words) => (
            <li key={words}>{words}</li>
          ),
        )}
      </ul>
      <p className={styles.note}>Only your first decision on a chart counts in the tally.</p>
    </section>
  );
}
