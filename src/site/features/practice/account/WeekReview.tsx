import type { WeekReview as Review } from '@/domain/practice/weekReview';
import { countOf } from '@/domain/text/groupDigits';
import { Definitions } from '@/site/components/Definitions';
import { Link } from '@/site/components/Link';
import { moneyText } from '@/site/charts/practiceFigures';
import { buttonClass } from '@/ui/buttonClass';
import styles from './PracticeAccount.module.css';
import { ruleLessons, ruleWords } from './ruleWords';

/** What the plans of the week's trades said, and the result. */
function planWords({ trades, planned, unplanned, beyondPlan, net }: Review): string {
  if (unplanned === trades)
    return `None had a stop, so no plan said what they could lose. Result: ${moneyText(net)}.`;
  const beyond =
    beyondPlan === 0
      ? 'no trade lost more than its plan said'
      : `${countOf(beyondPlan, 'trade')} lost more than the plan said`;
  const without = unplanned === 0 ? '' : `, ${countOf(unplanned, 'trade')} had no stop`;
  return `${moneyText(planned)} at risk in total; ${beyond}${without}. Result: ${moneyText(net)}.`;
}

function costWords({ commission, overnight }: Review): string {
  const nights =
    overnight > 0 ? `${moneyText(overnight)} overnight credit` : `${moneyText(-overnight)} overnight charges`;
  return `${moneyText(commission)} commission and ${nights}; the spread is in the prices.`;
}

/** The week that ended last: rules before money, and the lesson on the rule broken most often. */
export function WeekReview({ review }: { readonly review: Review }) {
  const { week, trades, kept, of, mostBroken, before, equity } = review;
  return (
    <section className={`${styles.part ?? ''} ${styles.review ?? ''}`}>
      <h2>{`Week ${String(week)} in review`}</h2>
      {trades > 0 && (
        <p className={styles.kept}>
          <strong>{`${String(kept)} of ${String(of)}`}</strong>
          <span>
            {mostBroken
              ? `Rules kept. The one broken most often: ${ruleWords[mostBroken].name.toLowerCase()}.`
              : 'Rules kept.'}
          </span>
        </p>
      )}
      <Definitions
        rows={[
          { term: 'Trades closed', text: trades === 0 ? 'None this week.' : String(trades) },
          ...(trades === 0
            ? []
            : [
                { term: 'Plans', text: planWords(review) },
                { term: 'Costs', text: costWords(review) },
              ]),
          { term: 'Equity', text: `${moneyText(before)} before, ${moneyText(equity)} at the end.` },
        ]}
      />
      {mostBroken && (
        <p>
          <Link className={buttonClass('secondary')} to={ruleLessons[mostBroken]}>
            Read the lesson on this rule
          </Link>
        </p>
      )}
    </section>
  );
}
