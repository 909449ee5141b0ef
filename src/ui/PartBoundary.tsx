import type { ReactNode } from 'react';
import { Button } from './Button';
import { ErrorBoundary } from './ErrorBoundary';
import styles from './PartBoundary.module.css';

interface FailedPartProps {
  readonly words?: string;
  readonly className?: string | undefined;
  readonly onRetry: () => void;
}

/** Shown in place of a part of a page that failed. */
export function FailedPart({
  words = 'This part could not be shown. Reloading the page usually helps.',
  className = '',
  onRetry,
}: FailedPartProps) {
  return (
    <div className={`${styles.part ?? ''} ${className}`}>
      <p className={styles.note}>{words}</p>
      <Button look="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

interface PartBoundaryProps {
  /** Another value renders the part again. */
  readonly resetKey?: string;
  /** Of what is shown where it fails. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a page that says so where it fails, and is rendered again on demand; the rest of the page goes on. */
export const PartBoundary = ({ className, ...boundary }: PartBoundaryProps) => (
  <ErrorBoundary
    {...boundary}
    fallback={(_error, reset) => <FailedPart className={className} onRetry={reset} />}
  />
);
