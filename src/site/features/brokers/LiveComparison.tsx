import { useLayoutEffect, useRef, useState } from 'react';
import type { Broker } from '@/domain/catalogue/broker';
import { ANY_ACCOUNT } from '@/domain/catalogue/brokerCost';
import { DEFAULT_VIEW, lotsFrom, MAX_PICKS, nightsFrom } from '@/domain/catalogue/brokerView';
import { countOf } from '@/domain/text/groupDigits';
import { queryOf } from '@/runtime/searchParamsCodec';
import { useShownParams } from '@/runtime/useShownParams';
import { Link } from '@/site/components/Link';
import { Button } from '@/ui/Button';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { comparisonQuery, listQuery } from './brokerQuery';
import styles from './BrokerComparison.module.css';
import { ComparedTable } from './ComparedTable';
import { Choice } from '@/ui/Choice';
import { CopyButton } from '@/ui/CopyButton';
import { TradeForm } from './TradeForm';
import { withRate } from './typedRates';
import { useBrokerCosts } from './useBrokerCosts';

const INCOMPLETE = 'This link is incomplete: brokers or the example trade may be missing from it.';

const UNREADABLE_TRADE = "The lots or nights in this link couldn't be read, so the usual ones are shown.";

/** Whether the URL has lots or nights that aren't numbers in their limits. */
const hasUnreadableTrade = (params: URLSearchParams): boolean =>
  (params.has('lots') && lotsFrom(params.get('lots') ?? '') === null) ||
  (params.has('nights') && nightsFrom(params.get('nights') ?? '') === null);

/** Explains which brokers of a link aren't compared; '' if all are. */
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
  /** Ids from older links that are no longer listed. */
  readonly inactive: readonly Broker[];
}

/** The comparison, with brokers, trade and the filter for differing rows in the URL. */
export function LiveComparison({ brokers, inactive }: LiveComparisonProps) {
  const [params, setParams] = useShownParams();
  const [isOneGone, setOneGone] = useState(false);
  const state = comparisonQuery.read(params);
  const { brokers: ids, trade, rates, asked, isOnlyDiffering, isWhole } = state;
  const known = ids.flatMap((id) => brokers.find((broker) => broker.id === id) ?? []);
  const compared = known.slice(0, MAX_PICKS);
  const costs = useBrokerCosts(compared, { trade, rates, asked });
  const isOneLine = useMediaQuery('(width >= 48rem)');
  const leftOut = leftOutWords(ids, known, inactive);
  const words = [
    ids.length > 0 && !isWhole && INCOMPLETE,
    hasUnreadableTrade(params) && UNREADABLE_TRADE,
    leftOut,
  ]
    .filter(Boolean)
    .join(' ');

  const shown = compared.map(({ id }) => id);
  const go = (changes: Partial<typeof state>, replace = false) => {
    const query = queryOf(comparisonQuery, { ...state, isWhole: true, brokers: shown, ...changes }, params);
    setParams(query, { replace, preventScrollReset: true });
  };
  const note = words !== '' && (
    <p role="status" className={styles.note}>
      {words}
    </p>
  );

  if (compared.length < 2)
    return (
      <>
        {note}
        <BrokerChooser
          key={shown.join()}
          brokers={brokers}
          chosen={shown}
          takesFocus={isOneGone}
          onCompare={(next) => go({ brokers: next })}
        />
      </>
    );

  return (
    <div className={styles.comparison}>
      {note}
      <div className={styles.tools}>
        <TradeForm
          variant={isOneLine ? 'form' : 'fold'}
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
      <ComparedTable
        brokers={compared}
        trade={costs.isRefused ? null : trade}
        costOf={costs.costOf}
        isOnlyDiffering={isOnlyDiffering}
        onRemove={(id) => {
          setOneGone(true);
          go({ brokers: shown.filter((one) => one !== id) });
        }}
      />
      <div className={styles.actions}>
        <CopyButton label="Copy link" text={() => globalThis.location.href} />
        <Button variant="secondary" onClick={() => globalThis.print()}>
          Print
        </Button>
        <Link
          to={`/ib-partners?${queryOf(listQuery, { ...DEFAULT_VIEW, trade, rates, pick: shown }).toString()}`}
        >
          Choose other brokers
        </Link>
      </div>
    </div>
  );
}

interface BrokerChooserProps {
  readonly brokers: readonly Broker[];
  readonly chosen: readonly string[];
  /** Moves the focus here when the comparison disappears with its buttons. */
  readonly takesFocus: boolean;
  readonly onCompare: (ids: readonly string[]) => void;
}

/** Shown when fewer than two brokers are selected. */
function BrokerChooser({ brokers, chosen, takesFocus, onCompare }: BrokerChooserProps) {
  const legend = useRef<HTMLLegendElement>(null);
  const [ids, setIds] = useState(chosen);
  useLayoutEffect(() => {
    if (takesFocus) legend.current?.focus();
  }, [takesFocus]);
  const isEnough = ids.length >= 2 && ids.length <= MAX_PICKS;
  return (
    <form
      className={styles.chooser}
      onSubmit={(event) => {
        event.preventDefault();
        if (isEnough) onCompare(ids);
      }}
    >
      <fieldset>
        <legend ref={legend} tabIndex={-1} className={styles.legend}>
          Choose two to four brokers
        </legend>
        {brokers.map(({ id, name }) => (
          <label key={id} className={styles.check}>
            <Choice
              type="checkbox"
              checked={ids.includes(id)}
              onChange={() => setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <p role="status" className={styles.note}>
        {ids.length > MAX_PICKS && 'You can compare four at most. Remove one first.'}
      </p>
      <p>
        <Button type="submit" disabled={!isEnough}>
          {`Compare ${countOf(ids.length, 'broker')}`}
        </Button>
      </p>
    </form>
  );
}
