import { useId, useState } from 'react';
import { boardState, DEFAULT_FILTER, type BoardFilter } from '@/domain/signals/board';
import { MARKETS } from '@/domain/instruments';
import type { Signal } from '@/domain/signals/signal';
import { MARKET_LABELS } from '@/content/signalWords';
import { Button } from '@/ui/Button';
import { useHydrated } from '@/ui/useHydrated';
import styles from './BoardFilters.module.css';

const STATE_OPTIONS = [
  ['', 'All'],
  ['open', 'Open'],
  ['closed', 'Closed'],
  ['untraded', 'Never entered'],
] as const;

const FILTER_CHOICES = {
  market: {
    label: 'Market',
    options: [['', 'All markets'], ...MARKETS.map((market) => [market, MARKET_LABELS[market]] as const)],
  },
  side: {
    label: 'Direction',
    options: [
      ['', 'Buy and sell'],
      ['long', 'Buy'],
      ['short', 'Sell'],
    ],
  },
  sort: {
    label: 'Order',
    options: [
      ['newest', 'Newest first'],
      ['oldest', 'Oldest first'],
      ['best', 'Best result first'],
      ['worst', 'Worst result first'],
    ],
  },
} as const;

const FILTER_FIELDS = Object.keys(FILTER_CHOICES) as (keyof typeof FILTER_CHOICES)[];

interface BoardFiltersProps {
  readonly filter: BoardFilter;
  /** All signals, for the counts of the states. */
  readonly signals: readonly Signal[];
  /** The sentence above the list; '' for none. */
  readonly line: string;
  readonly onChange: (filter: BoardFilter) => void;
}

/** The active filters except for the state, such as `Forex, Sell`. */
function activeFilterLabels(filter: BoardFilter): string {
  const chosen = FILTER_FIELDS.map((field) =>
    filter[field] === DEFAULT_FILTER[field]
      ? ''
      : FILTER_CHOICES[field].options.find(([value]) => value === filter[field])?.[1],
  );
  return [...chosen, filter.q.trim()].filter((words) => words !== undefined && words !== '').join(', ');
}

/**
 * The states as segments with counts, and a button for the other filters that names the active ones. Disabled
 * until hydration.
 */
export function BoardFilters({ filter, signals, line, onChange }: BoardFiltersProps) {
  const id = useId();
  const isLive = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const choose = (field: keyof BoardFilter, value: string) => onChange({ ...filter, [field]: value });
  const words = activeFilterLabels(filter);
  return (
    <form
      className={styles.filters}
      role="search"
      aria-label="Filter the signals"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.states} role="group" aria-label="State">
        {STATE_OPTIONS.map(([state, label]) => (
          <button
            key={state}
            type="button"
            disabled={!isLive}
            aria-pressed={filter.state === state}
            onClick={() => choose('state', state)}
          >
            {`${label} ${String(state === '' ? signals.length : signals.filter((one) => boardState(one) === state).length)}`}
          </button>
        ))}
      </div>
      {line !== '' && <p className={styles.line}>{line}</p>}
      <Button
        className={styles.toggle}
        look="quiet"
        aria-expanded={isOpen}
        aria-controls={`${id}-fields`}
        onClick={() => setOpen(!isOpen)}
      >
        {`Filters${words !== '' ? `: ${words}` : ''}`}
      </Button>
      <div id={`${id}-fields`} className={styles.fields} data-open={isOpen}>
        {FILTER_FIELDS.map((field) => (
          <div key={field} className={styles.field}>
            <label htmlFor={`${id}-${field}`}>{FILTER_CHOICES[field].label}</label>
            <select
              id={`${id}-${field}`}
              name={field}
              disabled={!isLive}
              value={filter[field]}
              onChange={(event) => choose(field, event.currentTarget.value)}
            >
              {FILTER_CHOICES[field].options.map(([value, option]) => (
                <option key={value} value={value}>
                  {option}
                </option>
              ))}
            </select>
          </div>
        ))}
        <div className={styles.field}>
          <label htmlFor={`${id}-q`}>Search</label>
          <input
            id={`${id}-q`}
            name="q"
            disabled={!isLive}
            type="search"
            value={filter.q}
            onChange={(event) => choose('q', event.currentTarget.value)}
          />
        </div>
      </div>
    </form>
  );
}
