import { X } from 'lucide';
import type { BrokerIndex } from '@/domain/catalogue/brokerFilter';
import {
  appliedFilters,
  withoutFilter,
  withoutFilters,
  type AppliedFilter,
  type BrokerView,
} from '@/domain/catalogue/brokerView';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import styles from './AppliedFilters.module.css';
import { brokerCountText, filterWords } from './filterWords';
import { capitalised } from '@/ui/capitalised';

interface AppliedFiltersProps {
  readonly view: BrokerView;
  readonly index: BrokerIndex;
  readonly onChange: (view: BrokerView) => void;
}

const keyOf = (filter: AppliedFilter) => JSON.stringify(filter);

export function AppliedFilters({ view, index, onChange }: AppliedFiltersProps) {
  const filters = appliedFilters(view);
  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Filters in use">
      {filters.map((filter) => {
        const words = filterWords(filter, view, index);
        return (
          <li key={keyOf(filter)}>
            <button
              type="button"
              className={styles.chip}
              data-chip
              aria-label={`Remove ${words}`}
              onClick={() => onChange(withoutFilter(view, filter))}
            >
              <span>{capitalised(words)}</span>
              <Icon of={X} size={16} />
            </button>
          </li>
        );
      })}
      <li>
        <Button variant="quiet" onClick={() => onChange(withoutFilters(view))}>
          Clear all
        </Button>
      </li>
    </ul>
  );
}

interface NoMatchesProps extends AppliedFiltersProps {
  /** Counts the brokers that a set of filters would show. */
  readonly countOf: (view: BrokerView) => number;
}

/** Shown when no broker matches: each filter whose removal alone would show some again. */
export function NoMatches({ view, index, onChange, countOf }: NoMatchesProps) {
  return (
    <div className={styles.nothing}>
      <h2 className={styles.heading}>No broker matches all your filters.</h2>
      <ul className={styles.offers}>
        {appliedFilters(view).map((filter) => {
          const next = withoutFilter(view, filter);
          const count = countOf(next);
          if (count === 0) return null;
          return (
            <li key={keyOf(filter)}>
              <Button variant="secondary" onClick={() => onChange(next)}>
                {`Without “${filterWords(filter, view, index)}”: ${brokerCountText(count)}`}
              </Button>
            </li>
          );
        })}
        <li>
          <Button variant="secondary" onClick={() => onChange(withoutFilters(view))}>
            Clear all filters
          </Button>
        </li>
      </ul>
    </div>
  );
}
