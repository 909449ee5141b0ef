import { useState } from 'react';
import { browserJournal } from '@/data/journal/journalStore';
import { fromUnits, toUnits } from '@/domain/journal/decimals';
import { withNotes, type KeptAccount } from '@/domain/journal/journal';
import type { CloseReason, JournalTrade, TradeNotes, TradeR } from '@/domain/journal/types';
import { formatR } from '@/domain/signals/results';
import { groupDigits } from '@/domain/text/groupDigits';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/SelectField';
import { StatList } from '@/ui/StatList';
import { TextField } from '@/ui/TextField';
import { TypedText } from '@/ui/TypedText';
import { BASIS_WORDS, signedMoney, timeText } from './journalWords';
import styles from './TradeDetails.module.css';

const REASON_WORDS: Readonly<Record<CloseReason, string>> = {
  stop: 'by its stop',
  target: 'by its target',
  'stop-out': 'by the broker (stop-out)',
  manual: 'by hand',
  unknown: '',
};

const KEPT_OPTIONS = [
  { value: '', label: 'Not judged' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

const MAX_CHARACTERS = 500;
/** An amount with either decimal separator. */
const AMOUNT = String.raw`\d{1,12}(?:[.,]\d{1,8})?`;

const priceText = (price: string | null): string => (price === null ? '' : groupDigits(price));

interface TradeProps {
  readonly trade: JournalTrade;
  readonly account: KeptAccount;
}

function NotesForm({ trade, account }: TradeProps) {
  const { notes } = trade;
  const [draft, setDraft] = useState({
    ...notes,
    risk: notes.riskTyped === null ? '' : fromUnits(notes.riskTyped, account.places),
  });
  const [said, setSaid] = useState('');
  const set = (changes: Partial<typeof draft>) => {
    setDraft({ ...draft, ...changes });
    setSaid('');
  };
  const save = async () => {
    const { risk, reason, picture, remark, kept } = draft;
    const amount = risk === '' ? null : toUnits(risk.replace(',', '.'), account.places);
    const next: TradeNotes = { reason, picture, remark, kept, riskTyped: amount === 0 ? null : amount };
    const failure = await browserJournal.change((journal) =>
      withNotes(journal, account.key, trade.key, next),
    );
    setSaid(failure === null ? 'Saved.' : 'The browser refused to store this, so it was not saved.');
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label="Reason"
        hint="Which line of the plan called for this trade."
        value={draft.reason}
        limit={MAX_CHARACTERS}
        onChange={(reason) => set({ reason })}
      />
      <TextField
        label="Picture"
        hint="Where you keep the chart, or what it showed."
        value={draft.picture}
        limit={MAX_CHARACTERS}
        onChange={(picture) => set({ picture })}
      />
      <TextField
        label={account.currency === null ? 'Risk' : `Risk, in ${account.currency}`}
        hint="What you would have lost at the first stop. It decides before any stop in the file."
        inputMode="decimal"
        pattern={AMOUNT}
        value={draft.risk}
        onChange={(risk) => set({ risk })}
      />
      <SelectField
        label="Kept?"
        value={draft.kept ?? ''}
        onChange={(kept) => set({ kept: kept === '' ? null : kept })}
        options={KEPT_OPTIONS}
      />
      <TextField
        label="Remark"
        rows={2}
        value={draft.remark}
        limit={MAX_CHARACTERS}
        onChange={(remark) => set({ remark })}
      />
      <div className={styles.save}>
        <Button type="submit">Save</Button>
        <p role="status">{said}</p>
      </div>
    </form>
  );
}

/** What the file says about a trade, and what the visitor adds. */
export function TradeDetails({ trade, r, account }: TradeProps & { readonly r: TradeR }) {
  const { openTime, openPrice, closePrice, closeReason } = trade;
  const cost = (amount: number | null) =>
    amount === null ? 'not in this file' : signedMoney(amount, account);
  return (
    <div className={styles.details}>
      <StatList
        rows={[
          { term: 'Opened', text: openTime === null ? '' : timeText(openTime, account.family) },
          { term: 'Open price', text: priceText(openPrice) },
          { term: 'Close price', text: priceText(closePrice) },
          { term: 'Closed', text: REASON_WORDS[closeReason] },
          { term: 'First stop', text: priceText(trade.stopFirst) },
          { term: 'Last stop', text: priceText(trade.stopLast) },
          { term: 'Target', text: priceText(trade.target) },
          { term: 'Before costs', text: trade.profit === null ? '' : signedMoney(trade.profit, account) },
          { term: 'Commission', text: cost(trade.commission) },
          { term: 'Fees', text: cost(trade.fees) },
          { term: 'Swap', text: cost(trade.swap) },
          {
            term: r.net === null ? BASIS_WORDS.none : `R ${BASIS_WORDS[r.basis]}`,
            text: r.net === null ? '–' : formatR(r.net),
          },
        ]}
      />
      {trade.symbol !== trade.instrument && (
        <p className={styles.symbol}>
          <span>Symbol in the file: </span>
          <TypedText text={trade.symbol} />
        </p>
      )}
      {trade.comment !== '' && (
        <p className={styles.symbol}>
          <span>Comment in the file: </span>
          <TypedText text={trade.comment} />
        </p>
      )}
      <NotesForm trade={trade} account={account} />
    </div>
  );
}
