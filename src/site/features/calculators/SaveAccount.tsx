import { accountText, savedAccount, type AccountText } from '@/data/storage/savedAccount';
import { useWatchedValue } from '@/runtime/useWatchedValue';
import { groupDigits } from '@/domain/text/groupDigits';
import { Button } from '@/ui/Button';
import styles from './Calculator.module.css';

const shownAccount = (kept: AccountText): string => {
  const [size = '', currency = ''] = kept.split(' ');
  return `${groupDigits(size)} ${currency}`;
};

interface SaveAccountProps {
  /** The account size in plain digits; '' if it isn't a number. */
  readonly size: string;
  readonly currency: string;
  readonly disabled: boolean;
  readonly onUse: (kept: AccountText) => void;
}

/** Stores the account size for the next visit, or deletes it. */
export function SaveAccount({ size, currency, disabled, onUse }: SaveAccountProps) {
  const kept = useWatchedValue(savedAccount, null);
  const typed = accountText(size, currency);
  return (
    <div className={styles.keeping}>
      {kept !== null && (
        <>
          <span>{`Saved in this browser: ${shownAccount(kept)}.`}</span>
          {kept !== typed && (
            <Button variant="quiet" disabled={disabled} onClick={() => onUse(kept)}>
              Use it
            </Button>
          )}
          <Button variant="quiet" disabled={disabled} onClick={savedAccount.forget}>
            Forget it
          </Button>
        </>
      )}
      {(kept === null || kept !== typed) && (
        <Button
          variant="quiet"
          disabled={disabled || typed === null}
          onClick={() => {
            if (typed !== null) savedAccount.choose(typed);
          }}
        >
          Save account size and currency
        </Button>
      )}
      <p className={styles.hint}>Stores both in this browser for your next visit, and nothing else.</p>
    </div>
  );
}
