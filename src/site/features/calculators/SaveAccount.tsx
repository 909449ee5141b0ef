import { formWords } from '@/content/tools/sentences';
import { accountText, savedAccount, type AccountText } from '@/data/storage/savedAccount';
import { useWatchedValue } from '@/runtime/useWatchedValue';
import { groupDigits } from '@/domain/groupDigits';
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
          <span>{formWords.kept(shownAccount(kept))}</span>
          {kept !== typed && (
            <Button look="quiet" disabled={disabled} onClick={() => onUse(kept)}>
              {formWords.use}
            </Button>
          )}
          <Button look="quiet" disabled={disabled} onClick={savedAccount.forget}>
            {formWords.forget}
          </Button>
        </>
      )}
      {(kept === null || kept !== typed) && (
        <Button
          look="quiet"
          disabled={disabled || typed === null}
          onClick={() => {
            if (typed !== null) savedAccount.choose(typed);
          }}
        >
          {formWords.keep}
        </Button>
      )}
      <p className={styles.hint}>{formWords.keepHint}</p>
    </div>
  );
}
