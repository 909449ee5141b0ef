import type { WeekReview } from '@/domain/practice/weekReview';
import { countOf } from '@/domain/text/groupDigits';
import { Definitions } from '@/site/components/Definitions';
import { Link } from '@/site/components/Link';
import { moneyText } from '@/site/charts/practiceFigures';
import styles from './PracticeAccount.module.css';
import { ruleLessons, ruleWords } from './ruleWords';
import { weekRuleWords } from './weekWords';

/** What the plans of the week's trades said, and the result. */
function planWords({ trades, planned, unplanned, beyondPlan, net }: WeekReview): string {
  if (unplanned === trades)
    return `No trade had a stop, so no plan said how much could be lost. Result: ${moneyText(net)}.`;
  const beyond =
    beyondPlan === 0
      ? 'no trade lost more than its plan said'
      : `${countOf(beyondPlan, 'trade')} lost more than the plan said`;
  const without = unplanned === 0 ? '' : `, ${countOf(unplanned, 'trade')} had no stop`;
  return `${moneyText(planned)} at risk in total; ${beyond}${without}. Result: ${moneyText(net)}.`;
}

function costWords({ commission, overnight }: WeekReview): string {
  const nights =
    overnight > 0 ? `${moneyText(overnight)} overnight credit` : `${moneyText(-overnight)} overnight charges`;
  return `${moneyText(commission)} commission and ${nights}; the spread is in the prices.`;
}

/** The plans, costs and rules of the most recently completed week. */
export default function WeekFigures({ review }: { readonly review: WeekReview }) {
  const { week, trades, mostBroken, before, equity } = review;
  return (
    <section className={styles.part}>
      <h2>{`Week ${String(week)} in figures`}</h2>
      <Definitions
        rows={[
          { term: 'Rules', text: weekRuleWords(review) },
          ...(trades === 0
            ? []
            : [
                { term: 'Trades closed', text: String(trades) },
                { term: 'Plans', text: planWords(review) },
                { term: 'Costs', text: costWords(review) },
              ]),
          { term: 'Equity', text: `${moneyText(before)} before, ${moneyText(equity)} at the end.` },
        ]}
      />
      {mostBroken && (
        <Link to={ruleLessons[mostBroken]}>
          {`Read the lesson: ${ruleWords[mostBroken].name.toLowerCase()}`}
        </Link>
      )}
    </section>
  );
}
