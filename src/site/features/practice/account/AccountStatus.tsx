import type { Ref } from 'react';
import { equityOf, quoteOf, type Account } from '@/domain/practice/account';
import type { PracticeName } from '@/domain/practice/marketSpecs';
import { moneyText, priceText } from '@/site/charts/practiceFigures';
import { Text } from '@/site/components/Text';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './PracticeAccount.module.css';

/** The current price, and the result of the open trades, for screen readers. */
function standingWords(account: Account, name: PracticeName): string {
  const price = `${name} ${priceText(name, quoteOf(account, name).bid)}.`;
  const result = equityOf(account) - account.balance;
  return account.positions.length === 0
    ? price
    : `${price} Open trades: ${result > 0 ? '+' : ''}${moneyText(result)}.`;
}

interface AccountStatusProps {
  readonly account: Account;
  readonly name: PracticeName;
  /** What happened last. */
  readonly said: string;
  /** Whether a single step led here, so that the price and the open trades are announced too. */
  readonly isStep: boolean;
  readonly isPlaying: boolean;
  readonly ref: Ref<HTMLParagraphElement>;
}

/** What happened last in the account; silent while it plays, until something happens. */
export function AccountStatus({ account, name, said, isStep, isPlaying, ref }: AccountStatusProps) {
  return (
    <p ref={ref} role="status" aria-live={isPlaying ? 'off' : 'polite'} tabIndex={-1} className={styles.said}>
      {/* `Text` may render its words without an element, so its parent is replaced with them. */}
      <span key={said}>
        <Text of={said} />
      </span>
      <VisuallyHidden>{isStep && !isPlaying ? ` ${standingWords(account, name)}` : ''}</VisuallyHidden>
    </p>
  );
}
