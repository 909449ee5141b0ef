import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { chartPath, nextChart, practiceCharts } from '@/content/practiceCharts';
import { rules } from '@/content/rules';
import type { Progress } from '@/domain/learning/progress';
import { resultAt } from '@/domain/practice/account';
import { isWithin } from '@/domain/practice/plan';
import type { Claim } from '@/domain/practice/replayClaims';
import {
  outcomeOf,
  planChecks,
  statedPlan,
  type Replay,
  type ReplayRest,
  type ReplayStart,
} from '@/domain/practice/replays';
import { percentText } from '@/site/charts/practiceFigures';
import { Link } from '@/site/components/Link';
import { ResultBand } from '@/site/components/ResultBand';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { Table } from '@/ui/Table';
import type { ChartDecision } from './chartDraft';
import styles from './Charts.module.css';
import {
  checkWords,
  claimWords,
  endWords,
  factWords,
  NO_CLAIM_MESSAGE,
  ownLabels,
  rText,
  signedR,
  toneOf,
  type PriceText,
} from './chartWords';
import { ResultBars } from './ResultBars';

interface ChartResultProps {
  readonly number: number;
  readonly chart: Replay;
  readonly start: ReplayStart;
  readonly rest: ReplayRest;
  readonly claims: readonly Claim[];
  readonly decided: ChartDecision;
  readonly decisions: Progress['replays'];
  readonly price: PriceText;
  /** What follows, instead of the next chart. */
  readonly next: ReactNode;
  readonly onAgain: () => void;
}

/** Comments on the size, the announcements and the plan by the rules, whatever happened next. */
function decisionComments(props: Pick<ChartResultProps, 'chart' | 'start' | 'decided'>): readonly string[] {
  const { chart, start, decided } = props;
  if (decided.side === 'out') return ['You stayed out, so there was no plan to check against the rules.'];
  const { lots } = decided;
  const account = rules.demoBalance * 100;
  const loss = lots && -resultAt({ ...decided, instrument: chart.instrument, lots }, decided.stop);
  return [
    ...checkWords(planChecks(decided, start)),
    ...(loss
      ? [
          `Your size risked ${percentText(loss, account)} of the account, ${
            isWithin(loss, account, rules.riskPercent.to * 100) ? 'within' : 'more than'
          } ${String(rules.riskPercent.to)}%.`,
        ]
      : []),
    ...(start.announcements.length > 0
      ? ['An announcement was due within eight hours: prices can then jump past stops.']
      : []),
  ];
}

/** Compares you with a buyer, a seller and a bystander, and checks your plan against the rules. */
export function ChartResult(props: ChartResultProps) {
  const { number, start, rest, claims, decided, decisions, price, onAgain } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, []);

  const plans = { buyer: statedPlan('buy', start), seller: statedPlan('sell', start) };
  const outcomes = { buyer: outcomeOf(plans.buyer, rest), seller: outcomeOf(plans.seller, rest) };
  const own = decided.side === 'out' ? null : { plan: decided, outcome: outcomeOf(decided, rest) };
  const rows = [
    { who: 'You', result: own },
    { who: 'A buyer', result: { plan: plans.buyer, outcome: outcomes.buyer } },
    { who: 'A seller', result: { plan: plans.seller, outcome: outcomes.seller } },
    { who: 'A bystander', result: null },
  ];
  const nextNumber = nextChart(decisions, number);
  return (
    <section className={styles.result} aria-labelledby="chart-result">
      <ResultBand
        level={2}
        headingRef={heading}
        id="chart-result"
        figure={own ? signedR(own.outcome) : '0.00R'}
        tone={own ? toneOf(own.outcome) : undefined}
        label={own ? ownLabels[own.outcome.end] : 'You stayed out'}
        sentence={`A buyer made ${signedR(outcomes.buyer)}, a seller ${signedR(outcomes.seller)}.`}
        actions={
          props.next ?? (
            <>
              <Link className={buttonClass()} to={{ pathname: chartPath(nextNumber) }}>
                {`Next: chart ${String(nextNumber)} of ${String(practiceCharts.length)}`}
              </Link>
              <Button variant="secondary" onClick={onAgain}>
                Try again
              </Button>
            </>
          )
        }
      >
        <ResultBars rows={rows.map(({ who, result }) => ({ who, outcome: result && result.outcome }))} />
      </ResultBand>
      <Table
        className={styles.table}
        columns={['', 'Stop', 'Target', 'Ended by', 'R']}
        rows={rows.map(({ who, result }) => [
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
      <p>{`${factWords('buyer', outcomes.buyer)} ${factWords('seller', outcomes.seller)}`}</p>
      <h3>Your plan and the rules</h3>
      <ul className={styles.comments}>
        {decisionComments(props).map((words) => (
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
