import { accountText, accountPreference, type AccountText } from '@/data/storage/savedAccount';
import type { PreferenceLifetime } from '@/data/storage/preference';
import { useWatchedValue } from '@/runtime/useWatchedValue';
import { groupDigits } from '@/domain/text/groupDigits';
import { Button } from '@/ui/Button';
import styles from './Calculator.module.css';

const shownAccount = (kept: AccountText): string => {
  const [size = '', currency = ''] = kept.split(' ');
  return `${groupDigits(size)} ${currency}`;
};

const unstored = (time: string) => `Your browser couldn't store this account. ${time}`;

const LASTING_WORDS: Readonly<Record<PreferenceLifetime, string>> = {
  stored: 'Saved in this browser',
  tab: unstored('Until you close this tab'),
  page: unstored('Until this page is loaded again'),
};

const accountLasts = { read: accountPreference.lasts, watch: accountPreference.watch };

interface SaveAccountProps {
  /** The account size in plain digits; '' if it isn't a number. */
  readonly size: string;
  readonly currency: string;
  readonly disabled: boolean;
  readonly onUse: (kept: AccountText) => void;
}

/** Stores the account size for the next visit, or deletes it. */
export function SaveAccount({ size, currency, disabled, onUse }: SaveAccountProps) {
  const kept = useWatchedValue(accountPreference, null);
  const lasts = useWatchedValue(accountLasts, 'stored');
  const typed = accountText(size, currency);
  return (
    <div className={styles.keeping}>
      <span role="status">{kept !== null && `${LASTING_WORDS[lasts]}: ${shownAccount(kept)}.`}</span>
      {kept !== null && (
        <>
          {kept !== typed && (
            <Button variant="quiet" disabled={disabled} onClick={() => onUse(kept)}>
              Use it
            </Button>
          )}
          <Button variant="quiet" disabled={disabled} onClick={accountPreference.forget}>
            Delete it
          </Button>
        </>
      )}
      {(kept === null || kept !== typed) && (
        <Button
          variant="quiet"
          disabled={disabled || typed === null}
          onClick={() => {
            if (typed !== null) accountPreference.choose(typed);
          }}
        >
          Save account size and currency
        </Button>
      )}
      <p className={styles.hint}>Stores both in this browser for your next visit, and nothing else.</p>
    </div>
  );
}
