import { formWords } from '@/content/tools/sentences';
import { accountText, keptAccount, type AccountText } from '@/data/storage/keptAccount';
import { useWatched } from '@/runtime/useWatched';
import { grouped } from '@/domain/grouped';
import { Button } from '@/ui/Button';
import styles from './Calculator.module.css';

const shownAccount = (kept: AccountText): string => {
  const [size = '', currency = ''] = kept.split(' ');
  return `${grouped(size)} ${currency}`;
};

interface KeepAccountProps {
  /** The account in plain digits; '' if it isn't a number. */
  readonly size: string;
  readonly currency: string;
  readonly disabled: boolean;
  /** Fills in the stored account. */
  readonly onUse: (kept: AccountText) => void;
}

/** Stores the account for the next visit, or deletes it. */
export function KeepAccount({ size, currency, disabled, onUse }: KeepAccountProps) {
  const kept = useWatched(keptAccount, null);
  const typed = accountText(size, currency);
  return (
    <div className={styles.keeping}>
      {kept !== null && (
        <>
          <span>{formWords.kept(shownAccount(kept))}</span>
          {kept !== typed && (
            <Button
              look="quiet"
              disabled={disabled}
              onClick={() => {
                onUse(kept);
              }}
            >
              {formWords.use}
            </Button>
          )}
          <Button look="quiet" disabled={disabled} onClick={keptAccount.forget}>
            {formWords.forget}
          </Button>
        </>
      )}
      {(kept === null || kept !== typed) && (
        <Button
          look="quiet"
          disabled={disabled || typed === null}
          onClick={() => {
            if (typed !== null) keptAccount.choose(typed);
          }}
        >
          {formWords.keep}
        </Button>
      )}
      <p className={styles.hint}>{formWords.keepHint}</p>
    </div>
  );
}
