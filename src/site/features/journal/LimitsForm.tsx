import { useState } from 'react';
import { browserJournal } from '@/data/journal/journalStore';
import { withAccount, type ConfiguredAccount } from '@/domain/journal/journal';
import type { RuleLimits } from '@/domain/journal/rules';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import { clockWords } from './journalWords';
import styles from './RiskForm.module.css';
import { saveOutcomeWords } from './savedWords';

const CLOCK = '(?:[01][0-9]|2[0-3]):[0-5][0-9]';

interface Texts {
  readonly minutes: string;
  readonly trades: string;
  readonly from: string;
  readonly to: string;
}

const textsOf = ({ minutesAfterLoss, tradesPerDay, hours }: RuleLimits): Texts => ({
  minutes: String(minutesAfterLoss),
  trades: String(tradesPerDay),
  from: hours?.from ?? '',
  to: hours?.to ?? '',
});

const limitsOf = ({ minutes, trades, from, to }: Texts): RuleLimits => ({
  minutesAfterLoss: Number(minutes),
  tradesPerDay: Number(trades),
  hours: from === '' && to === '' ? null : { from: from || '00:00', to: to || '23:59' },
});

/** The limits in the visitor's plan, by which the file is judged. */
export function LimitsForm({ account }: { readonly account: ConfiguredAccount }) {
  const { limits } = account;
  /** What was changed in this tab: another tab may have changed the rest. */
  const [draft, setDraft] = useState<Partial<Texts>>({});
  const { minutes, trades, from, to } = { ...textsOf(limits), ...draft };
  const [said, setSaid] = useState('');
  const edit = (changes: Partial<Texts>) => {
    setDraft({ ...draft, ...changes });
    setSaid('');
  };
  const save = async () => {
    const failure = await browserJournal.change((journal) => {
      const now = journal.accounts.find(({ key }) => key === account.key)?.limits ?? limits;
      return withAccount(journal, account.key, { limits: limitsOf({ ...textsOf(now), ...draft }) });
    });
    if (failure === null) setDraft({});
    setSaid(saveOutcomeWords(failure));
  };
  return (
    <details className={styles.limits}>
      <summary>My limits</summary>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label="Minutes without a new trade after a loss"
          inputMode="numeric"
          required
          pattern="[0-9]{1,4}"
          value={minutes}
          onChange={(text) => edit({ minutes: text })}
        />
        <TextField
          label="Trades per day"
          inputMode="numeric"
          required
          pattern="[1-9][0-9]{0,2}"
          value={trades}
          onChange={(text) => edit({ trades: text })}
        />
        <TextField
          label="Earliest closing time (optional)"
          hint={`Such as 08:00, by ${clockWords(account)}.`}
          pattern={CLOCK}
          value={from}
          onChange={(text) => edit({ from: text })}
        />
        <TextField
          label="Latest closing time (optional)"
          hint="Such as 22:00."
          pattern={CLOCK}
          value={to}
          onChange={(text) => edit({ to: text })}
        />
        <Button type="submit" variant="secondary">
          Save the limits
        </Button>
        <p role="status">{said}</p>
      </form>
    </details>
  );
}
