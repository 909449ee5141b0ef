import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserJournal } from '@/data/journal/journalStore';
import { fromUnits } from '@/domain/journal/decimals';
import { withNotes, type ConfiguredAccount } from '@/domain/journal/journal';
import type { CloseReason, JournalTrade, TradeNotes, TradeR } from '@/domain/journal/types';
import { formatR } from '@/domain/signals/results';
import { groupDigits } from '@/domain/text/groupDigits';
import { SelectField } from '@/ui/SelectField';
import { StatList } from '@/ui/StatList';
import { TextField } from '@/ui/TextField';
import { TypedText } from '@/ui/TypedText';
import { useBeforeUnloadPrompt } from '@/ui/useUnsavedChanges';
import { RISK_BASIS_WORDS, signedMoney, timeText } from './journalWords';
import { isJournalInTabOnly, UNTIL_TAB_CLOSES } from './savedWords';
import styles from './TradeDetails.module.css';
import { readEnteredAmount } from './enteredAmount';

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

const priceText = (price: string | null): string => (price === null ? '' : groupDigits(price));

interface TradeProps {
  readonly trade: JournalTrade;
  readonly account: ConfiguredAccount;
}

const SAVE_AFTER_MS = 500;

type Draft = Partial<Omit<TradeNotes, 'riskTyped'> & { readonly risk: string }>;

/**
 * What the visitor notes, saved while typing. Only fields changed in this tab are saved: another tab may change other
 * fields.
 */
function NotesForm({ trade, account }: TradeProps) {
  const { notes } = trade;
  const { places, currency } = account;
  const [draft, setDraft] = useState<Draft>({});
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const unsaved = useRef<Partial<TradeNotes>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const riskLabel = currency === null ? 'Risk' : `Risk, in ${currency}`;
  const risk = draft.risk ?? (notes.riskTyped === null ? '' : fromUnits(notes.riskTyped, places));
  const readRisk = (typed: string) => readEnteredAmount(typed, riskLabel, places, currency ?? '');
  const { echo, problem } = readRisk(risk);

  const save = async () => {
    clearTimeout(timer.current);
    const changes = unsaved.current;
    if (Object.keys(changes).length === 0) return;
    unsaved.current = {};
    const failure = await browserJournal.change((journal) =>
      withNotes(journal, account.key, trade.key, changes),
    );
    if (failure !== null) unsaved.current = { ...changes, ...unsaved.current };
    setIsRefused(failure !== null);
    setIsUnsaved(Object.keys(unsaved.current).length > 0);
  };
  const saveLast = useEffectEvent(() => void save());
  useBeforeUnloadPrompt(isUnsaved);
  useEffect(() => {
    const leave = () => saveLast();
    globalThis.addEventListener('pagehide', leave);
    return () => {
      globalThis.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const set = (shown: Draft, changes: Partial<TradeNotes>) => {
    setDraft({ ...draft, ...shown });
    unsaved.current = { ...unsaved.current, ...changes };
    setIsUnsaved(Object.keys(unsaved.current).length > 0);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), SAVE_AFTER_MS);
  };
  const setText = (field: 'reason' | 'picture' | 'remark') => (text: string) =>
    // Only the beginning of longer text is saved; the field says that it has to be shortened.
    set({ [field]: text }, { [field]: Array.from(text).slice(0, MAX_CHARACTERS).join('') });
  const setRisk = (typed: string) => {
    const { amount, problem: wrong } = readRisk(typed);
    const { riskTyped: _, ...others } = unsaved.current;
    unsaved.current = others;
    set({ risk: typed }, wrong === '' ? { riskTyped: amount } : {});
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- focus and blur bubble from its fields
    <form
      className={styles.form}
      onFocus={({ currentTarget, relatedTarget }) => {
        // Shows what other tabs have saved, unless something here isn't saved yet.
        if (!currentTarget.contains(relatedTarget) && !isUnsaved && problem === '') setDraft({});
      }}
      onBlur={() => void save()}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label="Reason"
        hint="Which line of the plan called for this trade."
        value={draft.reason ?? notes.reason}
        limit={MAX_CHARACTERS}
        onChange={setText('reason')}
      />
      <TextField
        label="Picture"
        hint="Where you keep the chart, or what it showed."
        value={draft.picture ?? notes.picture}
        limit={MAX_CHARACTERS}
        onChange={setText('picture')}
      />
      <TextField
        label={riskLabel}
        hint="What you would have lost at the first stop. It takes precedence over any stop in the file."
        inputMode="decimal"
        refusal={() => problem}
        warning={echo}
        value={risk}
        onChange={setRisk}
      />
      <SelectField
        label="Kept?"
        value={(draft.kept === undefined ? notes.kept : draft.kept) ?? ''}
        onChange={(value) => {
          const kept = value === '' ? null : value;
          set({ kept }, { kept });
        }}
        options={KEPT_OPTIONS}
      />
      <TextField
        label="Remark"
        rows={2}
        value={draft.remark ?? notes.remark}
        limit={MAX_CHARACTERS}
        onChange={setText('remark')}
      />
      <p role="status" className={styles.save}>
        {isRefused
          ? "The browser refused to store this, so it wasn't saved."
          : isJournalInTabOnly()
            ? `Kept as you type, ${UNTIL_TAB_CLOSES}.`
            : 'Saved as you type.'}
      </p>
    </form>
  );
}

/** The file's details of a trade, and the visitor's notes. */
export function TradeDetails({ trade, r, account }: TradeProps & { readonly r: TradeR }) {
  const { openTime, openPrice, closePrice, closeReason } = trade;
  const cost = (amount: number | null) =>
    amount === null ? 'not read from this file' : signedMoney(amount, account);
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
            term: r.net === null ? RISK_BASIS_WORDS.none : `R ${RISK_BASIS_WORDS[r.basis]}`,
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
