import { formatR } from '@/domain/signals/results';
import { countOf } from '@/domain/text/groupDigits';
import { RunningSum } from '@/site/charts/RunningSum';
import { groupDigits } from '@/domain/text/groupDigits';
import { fromUnits } from '@/domain/journal/decimals';
import type { Measured } from './useMeasures';

/** The running result in money and in R, each with its largest drawdown. */
export function JournalCurves({ measured: { account, measures } }: { readonly measured: Measured }) {
  const { inMoney, inR, figures } = measures;
  // Without the currency, which would not fit next to the plot.
  const money = (amount: number) =>
    `${amount > 0 ? '+' : ''}${groupDigits(fromUnits(amount, account.places))}`;
  return (
    <>
      <RunningSum
        title={`Result after costs, trade by trade${account.currency === null ? '' : `, in ${account.currency}`}`}
        what={`Sum of results over ${countOf(inMoney.length, 'trade')}`}
        totals={figures.money.totals}
        results={inMoney}
        format={money}
        label={(amount) => money(amount).replace(/(?<=\d{3})\.\d+$/, '')}
      />
      {inR.length > 0 && (
        <RunningSum
          title={`Result in R after costs, of the ${countOf(inR.length, 'trade')} with a known risk`}
          what={`Sum of R over ${countOf(inR.length, 'trade')}`}
          totals={figures.r.totals}
          results={inR}
          format={formatR}
        />
      )}
    </>
  );
}
