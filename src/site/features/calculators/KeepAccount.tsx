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
  /** The account in plain digits; '' while it is no number. */
  readonly size: string;
  readonly currency: string;
  readonly disabled: boolean;
  /** Called to fill in the account that is kept. */
  readonly onUse: (kept: AccountText) => void;
}

/** Keeps the account for the next visit if it is asked to, and forgets it again. */
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
