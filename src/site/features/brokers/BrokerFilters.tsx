import { useId, useState, type ReactNode } from 'react';
import { dollars } from '@/content/format';
import type { BrokerIndex, FilterCounts } from '@/domain/catalogue/brokerFilter';
import {
  DEPOSIT_LIMITS,
  FLAGS,
  LABEL_GROUPS,
  toggleSlug,
  withFlag,
  withLabels,
  type BrokerView,
  type LabelGroup,
} from '@/domain/catalogue/brokerView';
import { Choice } from '@/ui/Choice';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './BrokerFilters.module.css';
import { FilterMenu } from './FilterMenu';
import { FLAG_WORDS, GROUP_WORDS } from './filterWords';

interface BrokerFiltersProps {
  readonly index: BrokerIndex;
  readonly counts: FilterCounts;
  readonly view: BrokerView;
  /** Shows each group as a button on one line, instead of its choices. */
  readonly isInLine?: boolean;
  readonly onChange: (view: BrokerView) => void;
}

interface FilterChoiceProps {
  /** Makes the choice a radio button with this group name; without it, the choice is a checkbox. */
  readonly oneOf?: string;
  readonly label: string;
  readonly count: number | null;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

/** An option with the number of brokers it would show; it stays usable at 0. */
function FilterChoice({ oneOf, label, count, hint, isOn, onToggle }: FilterChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice} data-empty={count === 0 && !isOn}>
      <label>
        <Choice
          {...(oneOf === undefined ? { type: 'checkbox' } : { type: 'radio', name: oneOf })}
          checked={isOn}
          onChange={onToggle}
          {...(hint !== undefined && { 'aria-describedby': id })}
        />
        <span>{label}</span>
        {count !== null && <span className={styles.count}>{count}</span>}
      </label>
      {hint !== undefined && (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface GroupProps {
  readonly heading: string;
  readonly variant?: 'column' | 'chips' | 'menu';
  readonly inUse?: number;
  readonly children: ReactNode;
}

const withCount = (label: string, count: number) => (count > 0 ? `${label} (${String(count)})` : label);

function Group({ heading, variant = 'column', inUse = 0, children }: GroupProps) {
  const group = (
    <fieldset className={variant === 'chips' ? styles.row : styles.group}>
      <legend>{variant === 'menu' ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}</legend>
      {children}
    </fieldset>
  );
  if (variant !== 'menu') return group;
  return (
    <FilterMenu label={withCount(heading, inUse)} isActive={inUse > 0}>
      {group}
    </FilterMenu>
  );
}

/** The filters most visitors use; the rest are under “More filters”. */
const MAIN_GROUPS: readonly LabelGroup[] = ['platform', 'account'];
const MORE_GROUPS = LABEL_GROUPS.filter((group) => !MAIN_GROUPS.includes(group));

interface MoreFiltersProps {
  readonly inUse: number;
  readonly isInLine: boolean;
  readonly children: ReactNode;
}

function MoreFilters({ inUse, isInLine, children }: MoreFiltersProps) {
  const [isOpen] = useState(inUse > 0);
  const label = withCount('More filters', inUse);
  const groups = <div className={styles.groups}>{children}</div>;
  if (isInLine)
    return (
      <FilterMenu label={label} isActive={inUse > 0} isWide>
        {groups}
      </FilterMenu>
    );
  return (
    <details className={styles.more} open={isOpen}>
      <summary>{label}</summary>
      {groups}
    </details>
  );
}

/** The filters in groups. A choice that would change nothing is left out unless it is in use. */
export function BrokerFilters({ index, counts, view, isInLine = false, onChange }: BrokerFiltersProps) {
  const { prepared, options, flagged, limits } = index;
  const deposit = useId();
  const mainVariant = isInLine ? 'menu' : 'chips';
  const flags = FLAGS.filter(
    (flag) => view.flags[flag] || (flagged[flag] > 0 && flagged[flag] < prepared.length),
  );
  const deposits = DEPOSIT_LIMITS.filter((limit) => limits.includes(limit) || limit === view.max);
  const offered = (group: LabelGroup) =>
    options[group].filter(
      ({ slug, brokers }) => brokers < prepared.length || view.labels[group].includes(slug),
    );
  const more = MORE_GROUPS.filter((group) => offered(group).length > 0);
  const moreInUse =
    MORE_GROUPS.reduce((sum, group) => sum + view.labels[group].length, 0) +
    FLAGS.filter((flag) => view.flags[flag]).length;
  const labelGroup = (group: LabelGroup) =>
    offered(group).length > 0 && (
      <Group
        key={group}
        heading={GROUP_WORDS[group].heading}
        variant={MAIN_GROUPS.includes(group) ? mainVariant : 'column'}
        inUse={view.labels[group].length}
      >
        {offered(group).map(({ slug, label }) => (
          <FilterChoice
            key={slug}
            label={label}
            count={counts.labels[group].get(slug) ?? 0}
            isOn={view.labels[group].includes(slug)}
            onToggle={() => {
              const order = options[group].map((option) => option.slug);
              onChange(withLabels(view, group, toggleSlug(view.labels[group], slug, order)));
            }}
          />
        ))}
      </Group>
    );
  return (
    <form
      className={isInLine ? styles.line : styles.filters}
      aria-label="Filters"
      onSubmit={(event) => event.preventDefault()}
    >
      {labelGroup('platform')}
      {deposits.length > 0 && (
        <Group
          heading={isInLine ? 'Min deposit' : 'Minimum deposit up to'}
          variant={mainVariant}
          inUse={view.max === null ? 0 : 1}
        >
          <FilterChoice
            oneOf={deposit}
            label="Any"
            count={null}
            isOn={view.max === null}
            onToggle={() => onChange({ ...view, max: null })}
          />
          {deposits.map((limit) => (
            <FilterChoice
              key={limit}
              oneOf={deposit}
              label={dollars(limit)}
              count={counts.max.get(limit) ?? 0}
              isOn={view.max === limit}
              onToggle={() => onChange({ ...view, max: limit })}
            />
          ))}
        </Group>
      )}
      {labelGroup('account')}
      {(more.length > 0 || flags.length > 0) && (
        <MoreFilters inUse={moreInUse} isInLine={isInLine}>
          {more.map(labelGroup)}
          {flags.length > 0 && (
            <Group heading="Also">
              {flags.map((flag) => (
                <FilterChoice
                  key={flag}
                  {...FLAG_WORDS[flag]}
                  count={counts.flags[flag]}
                  isOn={view.flags[flag]}
                  onToggle={() => onChange(withFlag(view, flag, !view.flags[flag]))}
                />
              ))}
            </Group>
          )}
        </MoreFilters>
      )}
    </form>
  );
}
