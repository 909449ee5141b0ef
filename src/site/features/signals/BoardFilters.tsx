import { useId, useState } from 'react';
import { boardState, DEFAULT_BOARD_FILTER, type BoardFilter } from '@/domain/signals/board';
import { MARKETS } from '@/domain/trading/instruments';
import type { Signal } from '@/domain/signals/signal';
import { MARKET_LABELS } from '@/content/signalWords';
import { Button } from '@/ui/Button';
import controls from '@/ui/fields.module.css';
import { SelectField } from '@/ui/SelectField';
import { useHydrated } from '@/ui/useHydrated';
import styles from './BoardFilters.module.css';

const STATE_OPTIONS = [
  ['', 'All'],
  ['open', 'Open'],
  ['closed', 'Closed'],
  ['untraded', 'Never entered'],
] as const;

const FILTER_CHOICES = [
  {
    field: 'market',
    label: 'Market',
    options: [
      { value: '', label: 'All markets' },
      ...MARKETS.map((market) => ({ value: market, label: MARKET_LABELS[market] })),
    ],
  },
  {
    field: 'side',
    label: 'Direction',
    options: [
      { value: '', label: 'Buy and sell' },
      { value: 'long', label: 'Buy' },
      { value: 'short', label: 'Sell' },
    ],
  },
  {
    field: 'sort',
    label: 'Order',
    options: [
      { value: 'newest', label: 'Newest first' },
      { value: 'oldest', label: 'Oldest first' },
      { value: 'best', label: 'Best result first' },
      { value: 'worst', label: 'Worst result first' },
    ],
  },
] as const;

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
  const chosen = FILTER_CHOICES.map(({ field, options }) =>
    filter[field] === DEFAULT_BOARD_FILTER[field]
      ? ''
      : options.find(({ value }) => value === filter[field])?.label,
  );
  return [...chosen, filter.q.trim()].filter((words) => words !== undefined && words !== '').join(', ');
}

/**
 * The states as segments with counts, and a button for the other filters that lists the active ones. Disabled
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
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={`${id}-fields`}
        onClick={() => setOpen(!isOpen)}
      >
        {`Filters${words !== '' ? `: ${words}` : ''}`}
      </Button>
      <div id={`${id}-fields`} className={styles.fields} data-open={isOpen}>
        {FILTER_CHOICES.map(({ field, label, options }) => (
          <SelectField<string>
            key={field}
            label={label}
            options={options}
            value={filter[field]}
            disabled={!isLive}
            onChange={(value) => choose(field, value)}
          />
        ))}
        <div className={controls.field}>
          <label className={controls.label} htmlFor={`${id}-q`}>
            Search
          </label>
          <input
            id={`${id}-q`}
            className={controls.control}
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
