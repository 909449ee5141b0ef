import type { ReactNode } from 'react';
import { Button } from './Button';
import { ErrorBoundary } from './ErrorBoundary';
import styles from './PartBoundary.module.css';

interface FailedPartProps {
  readonly words?: string;
  readonly className?: string | undefined;
  readonly onRetry: () => void;
}

export function FailedPart({
  words = "This part couldn't be shown. Reloading the page usually helps.",
  className = '',
  onRetry,
}: FailedPartProps) {
  return (
    <div className={`${styles.part ?? ''} ${className}`}>
      <p className={styles.note}>{words}</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

interface PartBoundaryProps {
  /** A change renders the part again. */
  readonly resetKey?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** An error boundary for a part of a page, with a button to try again. The rest of the page keeps working. */
export const PartBoundary = ({ className, ...boundary }: PartBoundaryProps) => (
  <ErrorBoundary
    {...boundary}
    fallback={(_error, reset) => <FailedPart className={className} onRetry={reset} />}
  />
);
