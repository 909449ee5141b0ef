import { ChevronLeft, ChevronRight } from 'lucide';
import { formatNumber } from '@/domain/text/groupDigits';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import styles from './ListBar.module.css';

export interface BulkAction {
  readonly label: string;
  readonly variant?: 'danger';
  readonly run: () => void;
}

interface ListBarProps {
  /** Such as `12 of 5,000 brokers found`. */
  readonly count: string;
  readonly selected: number;
  readonly isBusy: boolean;
  readonly actions: readonly BulkAction[];
  readonly onClear: () => void;
  /** Counted from 0. */
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
}

export function ListBar({ count, selected, isBusy, actions, onClear, page, pages, onTurn }: ListBarProps) {
  const turn = (label: string, to: number) => ({
    'aria-label': label,
    isOff: to < 0 || to >= pages,
    onClick: () => onTurn(to),
  });
  return (
    <div className={styles.bar}>
      <p className={styles.count} aria-live="polite">
        {selected > 0 ? `${formatNumber(selected)} selected` : count}
      </p>
      {selected > 0 && (
        <div className={styles.actions} role="group" aria-label="Selected rows">
          {[...actions, { label: 'Clear selection', run: onClear }].map(({ label, variant, run }) => (
            <Button key={label} variant={variant ?? 'quiet'} isOff={isBusy} onClick={run}>
              {label}
            </Button>
          ))}
        </div>
      )}
      {pages > 1 && (
        <nav className={styles.pages} aria-label="Table pages">
          <Button variant="quiet" {...turn('Previous page', page - 1)}>
            <Icon of={ChevronLeft} size={20} />
          </Button>
          <span>{`Page ${formatNumber(page + 1)} of ${formatNumber(pages)}`}</span>
          <Button variant="quiet" {...turn('Next page', page + 1)}>
            <Icon of={ChevronRight} size={20} />
          </Button>
        </nav>
      )}
    </div>
  );
}
