import { useState } from 'react';
import { browserJournal } from '@/data/journal/journalStore';
import { fromUnits } from '@/domain/journal/decimals';
import { withAccount, type ConfiguredAccount } from '@/domain/journal/journal';
import type { DefaultRisk } from '@/domain/journal/types';
import { formatR } from '@/domain/signals/results';
import { countOf } from '@/domain/text/groupDigits';
import { joinList } from '@/domain/text/joinList';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { RISK_BASIS_WORDS } from './journalWords';
import styles from './RiskForm.module.css';
import { saveOutcomeWords } from './savedWords';
import { readEnteredAmount } from './enteredAmount';
import type { MeasuredAccount } from './useMeasures';

const LABEL = 'What I usually risk on a trade';
const PERCENT_PLACES = 2;

function knownWords({ measures }: MeasuredAccount): string {
  const { knownR, money } = measures.figures;
  const parts = (['first', 'typed', 'default'] as const).flatMap((basis) =>
    knownR[basis] === 0 ? [] : [`${String(knownR[basis])} ${RISK_BASIS_WORDS[basis]}`],
  );
  const known = knownR.first + knownR.typed + knownR.default;
  const said = `R known for ${String(known)} of ${String(money.trades)}`;
  return parts.length === 0 ? `${said}.` : `${said}: ${joinList(parts)}.`;
}

const textOf = (risk: DefaultRisk | null, { places }: ConfiguredAccount): string => {
  if (risk === null) return '';
  return risk.kind === 'amount' ? fromUnits(risk.amount, places) : fromUnits(risk.hundredths, PERCENT_PLACES);
};

/**
 * The risk of trades for which the file doesn't show it: the visitor's usual risk, and whether a trade's last stop
 * counts.
 */
export function RiskForm({ measured }: { readonly measured: MeasuredAccount }) {
  const { account, measures } = measured;
  const { defaultRisk, usesLastStop, openingBalance, places } = account;
  const [text, setText] = useState(textOf(defaultRisk, account));
  const [kind, setKind] = useState<DefaultRisk['kind']>(defaultRisk?.kind ?? 'amount');
  const [said, setSaid] = useState('');
  const edit = (change: () => void) => {
    change();
    setSaid('');
  };
  const { rByLastStop } = measures.figures;
  const { amount, echo, problem } =
    kind === 'amount'
      ? readEnteredAmount(text, LABEL, places, account.currency ?? '')
      : readEnteredAmount(text, LABEL, PERCENT_PLACES, '%');

  const change = async (changes: Parameters<typeof withAccount>[2]) => {
    const failure = await browserJournal.change((journal) => withAccount(journal, account.key, changes));
    setSaid(saveOutcomeWords(failure));
  };
  const save = () => {
    const risk: DefaultRisk | null =
      amount === null ? null : kind === 'amount' ? { kind, amount } : { kind, hundredths: amount };
    void change({ defaultRisk: risk });
  };

  return (
    <div className={styles.risk}>
      <p>{knownWords(measured)}</p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={`${LABEL} (optional)`}
          hint="Used where neither you nor the file says what a trade risked."
          inputMode="decimal"
          refusal={() => problem}
          warning={echo}
          value={text}
          onChange={(typed) => edit(() => setText(typed))}
        />
        <SelectField
          label="In"
          value={kind}
          onChange={(chosen) => edit(() => setKind(chosen))}
          options={[
            { value: 'amount', label: account.currency ?? 'An amount' },
            ...(openingBalance === null ? [] : [{ value: 'percent' as const, label: '% of the balance' }]),
          ]}
        />
        <Button type="submit" variant="secondary">
          Save my usual risk
        </Button>
      </form>
      <CheckboxField
        label="Also show R based on the last stop, as a separate total"
        value={usesLastStop}
        onChange={(uses) => void change({ usesLastStop: uses })}
      />
      <p className={styles.note}>
        A last stop may have been moved, so results divided by it look better than they were.
      </p>
      {usesLastStop && (
        <p>
          {`Based on the last stop: ${formatR(rByLastStop.totals.total)} over ${countOf(rByLastStop.trades, 'trade')}.`}
        </p>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}
