import type { ConfiguredAccount } from '@/domain/journal/journal';
import type { VerdictStatistics, BrokenRuleCounts, Proportion } from '@/domain/journal/measures';
import { decimal } from '@/content/format';
import { hasTooFewTrades } from '@/domain/signals/figures';
import { countOf } from '@/domain/text/groupDigits';
import { formatR } from '@/domain/signals/results';
import { Table } from '@/ui/Table';
import { signedMoney } from './journalWords';
import { LimitsForm } from './LimitsForm';
import styles from './GroupTables.module.css';
import type { MeasuredAccount } from './useMeasures';

const shareText = ({ count, of }: Proportion): string =>
  of === 0 ? 'not read from this file' : `${String(count)} of ${String(of)}`;

const factRows = (
  facts: BrokenRuleCounts,
  { limits, defaultRisk }: ConfiguredAccount,
): readonly (readonly [string, string])[] => [
  ['Opened without a stop', shareText(facts.noStopAtOpening)],
  ['Stop moved away from the entry', shareText(facts.stopMovedAway)],
  [
    'Risked over 10% more than planned',
    facts.tooLarge.of === 0 && defaultRisk === null ? 'no usual risk stated' : shareText(facts.tooLarge),
  ],
  [`Opened within ${String(limits.minutesAfterLoss)} minutes of a loss`, shareText(facts.soonAfterLoss)],
  [`More than ${countOf(limits.tradesPerDay, 'trade')} in a day`, shareText(facts.tooManyThatDay)],
  limits.hours === null
    ? ['Closed outside your trading hours', 'no hours stated']
    : [`Closed outside ${limits.hours.from}–${limits.hours.to}`, shareText(facts.closedOutsideHours)],
  ['Held over a weekend', shareText(facts.heldOverWeekend)],
];

function judgedRow(
  name: string,
  { money, r }: VerdictStatistics,
  { account }: MeasuredAccount,
): readonly string[] {
  const average =
    hasTooFewTrades(r.trades) || r.expectancy === null ? 'from 30 trades on' : formatR(r.expectancy);
  return [
    name,
    String(money.trades),
    `${String(money.wins)}, ${String(money.losses)}`,
    signedMoney(money.totals.total, { ...account, currency: null }),
    r.trades === 0 ? '–' : `${formatR(r.totals.total)} (${String(r.trades)})`,
    average,
  ];
}

/** What the visitor has ticked, and what the file itself shows. */
export function RuleFigures({ measured }: { readonly measured: MeasuredAccount }) {
  const { account } = measured;
  const { kept, broken, facts, inMoney } = measured.measures;
  const unjudged = inMoney.length - kept.money.trades - broken.money.trades;
  const difference =
    hasTooFewTrades(kept.r.trades) ||
    hasTooFewTrades(broken.r.trades) ||
    kept.r.expectancy === null ||
    broken.r.expectancy === null
      ? null
      : Math.abs(kept.r.expectancy - broken.r.expectancy);
  return (
    <div className={styles.rules}>
      <div className={styles.group}>
        <Table
          className={styles.table}
          caption={<caption className={styles.caption}>Plan followed, as you judged</caption>}
          columns={['', 'Trades', 'Won, lost', 'Net', 'Total R', 'Average R']}
          rows={[judgedRow('Kept', kept, measured), judgedRow('Broken', broken, measured)]}
        />
        <p className={styles.note}>
          {unjudged === 0
            ? 'You have judged every trade.'
            : `You haven't judged ${String(unjudged)} of ${String(inMoney.length)} yet: open a trade below and say whether it followed your plan.`}
        </p>
        {difference !== null && <p>{`The averages differ by ${decimal(difference / 100, 2)}R.`}</p>}
      </div>
      <div className={styles.group}>
        <Table
          className={styles.table}
          caption={<caption className={styles.caption}>What the file shows</caption>}
          columns={['', 'Trades']}
          rows={factRows(facts, account)}
        />
        <LimitsForm key={account.key} account={account} />
      </div>
    </div>
  );
}
