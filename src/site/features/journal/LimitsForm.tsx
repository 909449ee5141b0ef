import { useState } from 'react';
import { browserJournal } from '@/data/journal/journalStore';
import { withAccount, type KeptAccount } from '@/domain/journal/journal';
import type { RuleLimits } from '@/domain/journal/rules';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import { clockWords } from './journalWords';
import styles from './RiskForm.module.css';

const CLOCK = '(?:[01][0-9]|2[0-3]):[0-5][0-9]';

/** The limits of the visitor's plan by which the file is judged. */
export function LimitsForm({ account }: { readonly account: KeptAccount }) {
  const { limits } = account;
  const [draft, setDraft] = useState({
    minutes: String(limits.minutesAfterLoss),
    trades: String(limits.tradesPerDay),
    from: limits.hours?.from ?? '',
    to: limits.hours?.to ?? '',
  });
  const [said, setSaid] = useState('');
  const save = async () => {
    const { minutes, trades, from, to } = draft;
    const next: RuleLimits = {
      minutesAfterLoss: Number(minutes),
      tradesPerDay: Number(trades),
      hours: from === '' && to === '' ? null : { from: from || '00:00', to: to || '23:59' },
    };
    const failure = await browserJournal.change((journal) =>
      withAccount(journal, account.key, { limits: next }),
    );
    setSaid(failure === null ? 'Saved.' : 'The browser refused to store this, so nothing was changed.');
  };
  return (
    <details className={styles.limits}>
      <summary>Limits of my plan</summary>
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
          value={draft.minutes}
          onChange={(minutes) => setDraft({ ...draft, minutes })}
        />
        <TextField
          label="Trades on a day"
          inputMode="numeric"
          required
          pattern="[1-9][0-9]{0,2}"
          value={draft.trades}
          onChange={(trades) => setDraft({ ...draft, trades })}
        />
        <TextField
          label="Closed from (optional)"
          hint={`Such as 08:00, by ${clockWords(account)}.`}
          pattern={CLOCK}
          value={draft.from}
          onChange={(from) => setDraft({ ...draft, from })}
        />
        <TextField
          label="Closed by (optional)"
          hint="Such as 22:00."
          pattern={CLOCK}
          value={draft.to}
          onChange={(to) => setDraft({ ...draft, to })}
        />
        <Button type="submit" variant="secondary">
          Save the limits
        </Button>
        <p role="status">{said}</p>
      </form>
    </details>
  );
}
