import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { isSeed, type PastAccount } from '@/data/practice/storedAccount';
import { countOf } from '@/domain/text/groupDigits';
import { joinList } from '@/domain/text/joinList';
import type { PriceList } from '@/domain/practice/specs';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { moneyText } from '@/site/charts/practiceFigures';
import styles from './PracticeAccount.module.css';

export interface AccountChoice {
  readonly prices: PriceList;
  readonly seed: string | null;
}

const PRICE_OPTIONS: readonly { readonly value: PriceList; readonly label: string }[] = [
  { value: 'spread', label: 'All in the spread, no commission' },
  { value: 'commission', label: 'Small spread on pairs; $3.00 per lot per side everywhere' },
];

const LOCK_MS = 1000;

const MAX_NAMED = 5;

/** Lists how earlier accounts ended, so that nobody picks out the lucky one. */
function pastAccountWords(past: readonly PastAccount[]): string {
  if (past.length === 0) return '';
  const ends = past.slice(-MAX_NAMED).map(({ balance }) => moneyText(balance));
  const before = past.length === 1 ? 'It' : ends.length < past.length ? 'The most recent' : 'They';
  return `You have had ${countOf(past.length, 'account')} before. ${before} ended at ${joinList(ends)}.`;
}

interface StartAccountProps {
  readonly past: readonly PastAccount[];
  /** False in the prerendered page. */
  readonly isLoaded?: boolean;
  readonly isHeld: boolean;
  /** Whether the form has replaced the button that led to it. */
  readonly takesFocus?: boolean;
  readonly onStart: (choice: AccountChoice) => void;
  /** Further options. */
  readonly children?: ReactNode;
}

/** Starts an account with a price list and, to repeat the prices of another account, its seed. */
export function StartAccount(props: StartAccountProps) {
  const { past, isLoaded = true, isHeld, takesFocus = false, onStart, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [prices, setPrices] = useState<PriceList>('spread');
  const [seed, setSeed] = useState('');
  const [isElsewhere, setIsElsewhere] = useState(false);

  useEffect(() => {
    if (takesFocus) form.current?.focus();
  }, [takesFocus]);

  // Browsers take a moment to say whether another tab has the account.
  useEffect(() => {
    if (isHeld || !isLoaded) return undefined;
    const timer = setTimeout(() => setIsElsewhere(true), LOCK_MS);
    return () => {
      clearTimeout(timer);
      setIsElsewhere(false);
    };
  }, [isHeld, isLoaded]);

  const typed = seed.trim().toUpperCase();
  const isWrong = typed !== '' && !isSeed(typed);
  return (
    <form
      ref={form}
      tabIndex={-1}
      className={styles.start}
      aria-label="Start an account with $10,000"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) onStart({ prices, seed: typed === '' ? null : typed });
      }}
    >
      {past.length > 0 && <p>{pastAccountWords(past)}</p>}
      <Button type="submit" disabled={!isHeld}>
        Start
      </Button>
      {isElsewhere && <p>The account is open in another tab. Close it there to continue here.</p>}
      <details className={styles.options}>
        <summary>Options</summary>
        {/* What is typed before the page is live would be lost. */}
        <fieldset disabled={!isLoaded}>
          <SelectField label="Price list" value={prices} onChange={setPrices} options={PRICE_OPTIONS} />
          <TextField
            label="Seed (optional)"
            value={seed}
            onChange={setSeed}
            hint="Six letters and digits from another account, to repeat its prices. Leave empty for new ones."
            mistake={
              isWrong ? 'A seed has six characters: letters and digits, but never 0, 1, I or O.' : undefined
            }
          />
          {children}
        </fieldset>
      </details>
    </form>
  );
}

interface StartAnotherProps extends Pick<StartAccountProps, 'past' | 'isHeld' | 'onStart'> {
  readonly isStarting: boolean;
  readonly onStarting: (isStarting: boolean) => void;
}

/** Leads from a running account to the next one, and back as long as that hasn't begun. */
export function StartAnotherAccount({ past, isHeld, isStarting, onStarting, onStart }: StartAnotherProps) {
  const button = useRef<HTMLButtonElement>(null);
  if (!isStarting)
    return (
      <Button ref={button} variant="secondary" disabled={!isHeld} onClick={() => onStarting(true)}>
        Start another account
      </Button>
    );
  return (
    <>
      <StartAccount past={past} isHeld={isHeld} takesFocus onStart={onStart} />
      <Button
        variant="quiet"
        onClick={() => {
          flushSync(() => onStarting(false));
          button.current?.focus();
        }}
      >
        Keep this account
      </Button>
    </>
  );
}
