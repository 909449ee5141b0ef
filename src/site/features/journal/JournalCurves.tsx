import { divRound } from '@/domain/numbers/wholeNumbers';
import { formatR } from '@/domain/signals/results';
import { RunningTotal } from '@/site/charts/RunningTotal';
import { countOf, groupDigits } from '@/domain/text/groupDigits';
import { fromUnits } from '@/domain/journal/decimals';
import styles from './JournalCurves.module.css';
import type { MeasuredAccount } from './useMeasures';

/** The running result in money and in R, each with its largest drawdown. */
export function JournalCurves({
  measured: { account, trades, measures },
}: {
  readonly measured: MeasuredAccount;
}) {
  const { inMoney, inR, figures } = measures;
  const signed = (amount: number, places: number) =>
    `${amount > 0 ? '+' : ''}${groupDigits(fromUnits(amount, places))}`;
  const unit = 10 ** account.places;
  // There is little space next to the plot.
  const label = (amount: number) =>
    Math.abs(amount) < 100 * unit ? signed(amount, account.places) : signed(divRound(amount, unit), 0);
  return (
    <>
      <RunningTotal
        title={`Result after costs, trade by trade${account.currency === null ? '' : `, in ${account.currency}`}`}
        what={`Running total over ${countOf(inMoney.length, 'trade')}`}
        totals={figures.money.totals}
        results={inMoney}
        format={(amount) => signed(amount, account.places)}
        label={label}
      />
      {figures.moneyBeforeCosts !== null && figures.moneyBeforeCosts.total !== figures.money.totals.total && (
        <details className={styles.before}>
          <summary>The same before costs</summary>
          <RunningTotal
            title="Result before costs, trade by trade"
            what={`Running total before costs over ${countOf(inMoney.length, 'trade')}`}
            totals={figures.moneyBeforeCosts}
            results={trades.flatMap(({ profit }) => profit ?? [])}
            format={(amount) => signed(amount, account.places)}
            label={label}
          />
        </details>
      )}
      {inR.length > 0 && (
        <RunningTotal
          title={`Result in R after costs, of the ${countOf(inR.length, 'trade')} with a known risk`}
          what={`Running total of R over ${countOf(inR.length, 'trade')}`}
          totals={figures.r.totals}
          results={inR}
          format={formatR}
        />
      )}
    </>
  );
}
