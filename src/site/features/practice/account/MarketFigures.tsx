import { equityOf, marginLevelOf, marginOf, quoteOf, type Account } from '@/domain/practice/account';
import type { PracticeName } from '@/domain/practice/marketSpecs';
import { distanceText, levelText, moneyText, priceText } from '@/site/charts/practiceFigures';
import { StatList } from '@/ui/StatList';
import styles from './PracticeAccount.module.css';

interface MarketFiguresProps {
  readonly account: Account;
  readonly name: PracticeName;
}

/** The prices of an instrument, and the margin left for more trades. */
export function MarketFigures({ account, name }: MarketFiguresProps) {
  const quote = quoteOf(account, name);
  const [equity, margin] = [equityOf(account), marginOf(account)];
  return (
    <div className={styles.top}>
      <StatList
        rows={[
          { term: 'Bid', text: priceText(name, quote.bid) },
          { term: 'Ask', text: priceText(name, quote.ask) },
          {
            term: 'Spread',
            text: account.open.includes(name) ? distanceText(name, quote.ask - quote.bid) : 'closed',
          },
          { term: 'Equity', text: moneyText(equity) },
          { term: 'Free margin', text: moneyText(equity - margin) },
          { term: 'Margin level', text: levelText(marginLevelOf(account)) },
        ]}
      />
    </div>
  );
}
