import type { WeekReview as Review } from '@/domain/practice/weekReview';
import { countOf } from '@/domain/text/groupDigits';
import { Definitions } from '@/site/components/Definitions';
import { Link } from '@/site/components/Link';
import { ResultBand } from '@/site/components/ResultBand';
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

function ruleSentence({ trades, mostBroken }: Review): string {
  if (trades === 0) return 'No trade was closed this week, so there are no rules to check.';
  return mostBroken
    ? `The rule broken most often: ${ruleWords[mostBroken].name.toLowerCase()}.`
    : 'No rule was broken.';
}

/** The week that ended last: rules before money, and the lesson on the rule broken most often. */
export function WeekReview({ review }: { readonly review: Review }) {
  const { week, trades, kept, of, mostBroken, before, equity } = review;
  return (
    <section className={styles.week}>
      <ResultBand
        level={2}
        figure={trades === 0 ? moneyText(equity) : `${String(kept)} of ${String(of)}`}
        label={trades === 0 ? `at the end of week ${String(week)}` : `rules kept in week ${String(week)}`}
        sentence={ruleSentence(review)}
        actions={
          mostBroken && (
            <Link className={buttonClass()} to={ruleLessons[mostBroken]}>
              Read the lesson on this rule
            </Link>
          )
        }
      >
        <Definitions
          rows={[
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
      </ResultBand>
    </section>
  );
}
