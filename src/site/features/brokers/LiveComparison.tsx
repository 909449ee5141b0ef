import { useLayoutEffect, useRef, useState } from 'react';
import type { Broker } from '@/domain/catalogue/broker';
import { ANY_ACCOUNT } from '@/domain/catalogue/brokerCost';
import { DEFAULT_BROKER_VIEW, lotsFrom, MAX_PICKS, nightsFrom } from '@/domain/catalogue/brokerView';
import { countOf } from '@/domain/text/groupDigits';
import { queryOf } from '@/runtime/searchParamsCodec';
import { useOptimisticParams } from '@/runtime/useOptimisticParams';
import { Link } from '@/site/components/Link';
import { Button } from '@/ui/Button';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { comparisonQuery, listQuery } from './brokerQuery';
import styles from './BrokerComparison.module.css';
import { BrokerComparisonTable } from './BrokerComparisonTable';
import { Choice } from '@/ui/Choice';
import { CopyButton } from '@/ui/CopyButton';
import { TradeForm } from './TradeForm';
import { withRate } from './enteredRates';
import { useBrokerCosts } from './useBrokerCosts';

/** The first brokers of the list are compared if the URL contains none. */
const COMPARED_AT_FIRST = 3;

const INCOMPLETE = 'This link is incomplete: brokers or the example trade may be missing from it.';

const UNREADABLE_TRADE = "The lots or nights in this link couldn't be read, so the usual ones are shown.";

/** Whether the URL has lots or nights that aren't numbers within the limits. */
const hasUnreadableTrade = (params: URLSearchParams): boolean =>
  (params.has('lots') && lotsFrom(params.get('lots') ?? '') === null) ||
  (params.has('nights') && nightsFrom(params.get('nights') ?? '') === null);

/** Says which brokers in a link aren't compared, and why; '' if all are. */
function leftOutWords(
  asked: readonly string[],
  known: readonly Broker[],
  inactive: readonly Broker[],
): string {
  const namesOf = (brokers: readonly Broker[]) => brokers.map(({ name }) => name).join(', ');
  const isOne = ({ length }: readonly unknown[]) => length === 1;
  const missing = asked.filter((id) => !known.some((broker) => broker.id === id));
  const withdrawn = inactive.filter(({ id }) => missing.includes(id));
  const unknown = missing.length - withdrawn.length;
  const tooMany = known.slice(MAX_PICKS);
  return [
    withdrawn.length > 0 && `${namesOf(withdrawn)} ${isOne(withdrawn) ? 'is' : 'are'} no longer listed here.`,
    unknown > 0 &&
      `${countOf(unknown, 'broker')} in this link ${unknown === 1 ? "isn't" : "aren't"} in our list.`,
    tooMany.length > 0 &&
      `Only four can be compared: ${namesOf(tooMany)} ${isOne(tooMany) ? 'is' : 'are'} left out.`,
  ]
    .filter((words) => words !== false)
    .join(' ');
}

interface LiveComparisonProps {
  readonly brokers: readonly Broker[];
  /** Brokers that are no longer listed, for older links. */
  readonly inactive: readonly Broker[];
  /** Shown instead of a table of fewer than two brokers. */
  readonly invitation: string;
}

/** The comparison, with brokers, trade and the filter for differing rows in the URL. */
export function LiveComparison({ brokers, inactive, invitation }: LiveComparisonProps) {
  const [params, setParams] = useOptimisticParams();
  const [removed, setRemoved] = useState('');
  const [isRefused, setRefused] = useState(false);
  const state = comparisonQuery.read(params);
  const { brokers: ids, trade, rates, asked, isOnlyDiffering, isWhole } = state;
  // A visitor who has removed all brokers sees none.
  const isUnasked = ids.length === 0 && !isWhole;
  const known = isUnasked
    ? brokers.slice(0, COMPARED_AT_FIRST)
    : ids.flatMap((id) => brokers.find((broker) => broker.id === id) ?? []);
  const compared = known.slice(0, MAX_PICKS);
  const costs = useBrokerCosts(compared, { trade, rates, asked });
  const isOneLine = useMediaQuery('(width >= 48rem)');
  const leftOut = leftOutWords(ids, known, inactive);
  const words = [
    ids.length > 0 && !isWhole && INCOMPLETE,
    hasUnreadableTrade(params) && UNREADABLE_TRADE,
    leftOut,
    isRefused && 'You can compare four at most. Remove one first.',
  ]
    .filter(Boolean)
    .join(' ');

  const shown = compared.map(({ id }) => id);
  const go = (changes: Partial<typeof state>, replace = false) => {
    const query = queryOf(comparisonQuery, { ...state, isWhole: true, brokers: shown, ...changes }, params);
    setParams(query, { replace, preventScrollReset: true });
  };
  const toggle = (id: string) => {
    const isIn = shown.includes(id);
    const isFull = !isIn && shown.length === MAX_PICKS;
    setRefused(isFull);
    setRemoved('');
    if (!isFull) go({ brokers: isIn ? shown.filter((one) => one !== id) : [...shown, id] });
  };
  const top = (
    <>
      <BrokerTicks
        brokers={brokers}
        compared={shown}
        removed={compared.length < 2 ? removed : ''}
        onToggle={toggle}
      />
      <p role="status" className={styles.note}>
        {words}
      </p>
    </>
  );

  if (compared.length < 2)
    return (
      <div className={styles.comparison}>
        {top}
        <p>{invitation}</p>
      </div>
    );

  return (
    <div className={styles.comparison}>
      {top}
      <div className={styles.tools}>
        <TradeForm
          variant={isOneLine ? 'line' : 'fold'}
          trade={trade}
          questions={costs.questions}
          rates={rates}
          onChange={(next, isTyped) => go({ trade: next }, isTyped)}
          onRefused={costs.refuse}
          onRate={(pair, rate) => go({ rates: withRate(rates, pair, rate) }, true)}
        />
        <label className={styles.check}>
          <Choice
            type="checkbox"
            checked={isOnlyDiffering}
            onChange={() => go({ isOnlyDiffering: !isOnlyDiffering })}
          />
          Only rows that differ
        </label>
        {(asked.isSwapFree || asked.types.length > 0) && (
          <p className={styles.asked}>
            <span>Costs are for the account types that you filtered for.</span>
            <Button variant="quiet" onClick={() => go({ asked: ANY_ACCOUNT })}>
              Use any account
            </Button>
          </p>
        )}
      </div>
      <BrokerComparisonTable
        brokers={compared}
        trade={costs.isRefused ? null : trade}
        costOf={costs.costOf}
        scale={costs.scale}
        isOnlyDiffering={isOnlyDiffering}
        onRemove={(id) => {
          setRefused(false);
          setRemoved(id);
          go({ brokers: shown.filter((one) => one !== id) });
        }}
      />
      <div className={styles.actions}>
        <CopyButton label="Copy link" text={() => globalThis.location.href} />
        <Button variant="secondary" onClick={() => globalThis.print()}>
          Print
        </Button>
        <Link
          to={`/ib-partners?${queryOf(listQuery, { ...DEFAULT_BROKER_VIEW, trade, rates, pick: shown }).toString()}`}
        >
          Choose other brokers
        </Link>
      </div>
    </div>
  );
}

interface BrokerTicksProps {
  readonly brokers: readonly Broker[];
  readonly compared: readonly string[];
  /** The broker whose removal hid the table and its buttons; the broker's checkbox then takes the focus. '' for none. */
  readonly removed: string;
  readonly onToggle: (id: string) => void;
}

/** All brokers on one line; those in the comparison are ticked. */
function BrokerTicks({ brokers, compared, removed, onToggle }: BrokerTicksProps) {
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const boxes = [...(group.current?.querySelectorAll('input') ?? [])];
    boxes.find(({ value }) => value === removed)?.focus();
  }, [removed]);
  return (
    <div ref={group} className={styles.ticks} role="group" aria-label="Choose two to four brokers">
      {brokers.map(({ id, name }) => (
        <label key={id} className={styles.check}>
          <Choice type="checkbox" value={id} checked={compared.includes(id)} onChange={() => onToggle(id)} />
          <span translate="no">{name}</span>
        </label>
      ))}
    </div>
  );
}
