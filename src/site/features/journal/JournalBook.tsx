import type { Journal } from '@/domain/journal/journal';
import { countOf } from '@/domain/text/groupDigits';
import { SelectField } from '@/ui/SelectField';
import { AccountFigures } from './AccountFigures';
import { GroupTables } from './GroupTables';
import styles from './JournalBook.module.css';
import { CombinedR } from './CombinedR';
import { JournalCurves } from './JournalCurves';
import { accountName } from './journalWords';
import { selectedAccount } from './selectedAccount';
import { RiskForm } from './RiskForm';
import { RuleFigures } from './RuleFigures';
import { TradeList } from './TradeList';
import { useMeasures, type MeasuredAccount } from './useMeasures';
import { WeeklyReview } from './WeeklyReview';

export interface JournalBookProps {
  readonly journal: Journal;
  /** The key of the chosen account; null for the latest. */
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
}

/** The sections that follow the figures. */
const PARTS = [
  { id: 'risk', heading: 'What R is based on' },
  { id: 'rules', heading: 'Rules' },
  { id: 'groups', heading: 'By instrument, side and time' },
  { id: 'week', heading: 'Weekly review' },
  { id: 'trades', heading: 'Trades' },
] as const;

function AccountSections({ measured }: { readonly measured: MeasuredAccount }) {
  return (
    <>
      <section aria-labelledby="figures" className={styles.section}>
        <h2 id="figures">Figures</h2>
        <AccountFigures measured={measured} />
        <JournalCurves measured={measured} />
      </section>
      <nav aria-label="Journal sections" className={styles.jumps}>
        {PARTS.map(({ id, heading }) => (
          <a key={id} href={`#${id}`}>
            {heading}
          </a>
        ))}
      </nav>
      <section aria-labelledby="risk" className={styles.section}>
        <h2 id="risk">What R is based on</h2>
        <RiskForm key={measured.account.key} measured={measured} />
      </section>
      <section aria-labelledby="rules" className={styles.section}>
        <h2 id="rules">Rules kept and broken</h2>
        <RuleFigures measured={measured} />
      </section>
      <section aria-labelledby="groups" className={styles.section}>
        <h2 id="groups">Where and when</h2>
        <GroupTables measured={measured} />
      </section>
      <section aria-labelledby="week" className={styles.section}>
        <h2 id="week">Weekly review</h2>
        <WeeklyReview key={measured.account.key} measured={measured} />
      </section>
      <section aria-labelledby="trades" className={styles.section}>
        <h2 id="trades">Trades</h2>
        <TradeList key={measured.account.key} measured={measured} />
      </section>
    </>
  );
}

/** The contents of the journal: the figures of an account and its trades. */
export default function JournalBook({ journal, chosen, onChoose }: JournalBookProps) {
  const { accounts } = journal;
  const account = selectedAccount(journal, chosen);
  return (
    <div className={styles.book}>
      {accounts.length > 1 && account && (
        <div className={styles.accounts}>
          <SelectField
            label="Account"
            value={account.key}
            onChange={onChoose}
            options={accounts.map((each) => ({
              value: each.key,
              label: `${accountName(each)}: ${countOf(each.trades.length, 'trade')}`,
            }))}
          />
          <CombinedR accounts={accounts} />
        </div>
      )}
      {account && <AccountBook key={account.key} account={account} />}
    </div>
  );
}

function AccountBook({ account }: { readonly account: Journal['accounts'][number] }) {
  const measured = useMeasures(account);
  return measured ? (
    <AccountSections measured={measured} />
  ) : (
    <p role="status" className={styles.waiting}>
      Counting…
    </p>
  );
}
