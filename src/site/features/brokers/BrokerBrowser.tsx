import { useMemo, useRef, useState } from 'react';
import type { Broker } from '@/domain/broker';
import { brokerCost, pairOf, type BrokerCost as Cost, type TypedRates } from '@/domain/brokerCost';
import { filterBrokers, indexBrokers, orderBrokers } from '@/domain/brokerFilter';
import { appliedFilters, BROKER_SORTS, MAX_PICKS, type BrokerView } from '@/domain/brokerView';
import { localDay } from '@/domain/days';
import { grouped } from '@/domain/grouped';
import type { StatedTrade } from '@/domain/tradeCost';
import { queryOf } from '@/runtime/addressCodec';
import { useShownRows } from '@/runtime/useShownRows';
import { Button } from '@/ui/Button';
import { neighbourOf } from '@/ui/neighbourOf';
import { DebouncedField } from '@/ui/DebouncedField';
import { SelectField } from '@/ui/SelectField';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { useDebounced } from '@/ui/useDebounced';
import { AppliedFilters, NothingFits } from './AppliedFilters';
import { comparisonAddress } from './brokerAddress';
import styles from './BrokerBrowser.module.css';
import { BrokerCard } from './BrokerCard';
import { BrokerCards } from './BrokerCards';
import { BrokerCost } from './BrokerCost';
import { BrokerFilters } from './BrokerFilters';
import { CompareTray } from './CompareTray';
import { brokersCount, SORT_WORDS } from './filterWords';
import { FilterDialog } from './FilterDialog';
import { TradeForm } from './TradeForm';
import { Choice } from '@/ui/Choice';
import { useBrokerAddress } from './useBrokerAddress';

/** How long nothing changes before the count is read out, in ms. */
const QUIET_MS = 500;

const FIRST_CARDS = 24;

const SORTS = (['', ...BROKER_SORTS] as const).map((sort) => ({ value: sort, label: SORT_WORDS[sort] }));

type ComparePath = `/ib-partners/compare?${string}`;

const TOO_MANY = 'Four at most. Take one away first.';

const comparePath = (brokers: readonly string[], trade: StatedTrade): ComparePath =>
  `/ib-partners/compare?${queryOf(comparisonAddress, { brokers, trade, isOnlyDiffering: false }).toString()}`;

/** The brokers with search, filters, order, the example trade and what was picked for comparing. */
export default function BrokerBrowser({ brokers }: { readonly brokers: readonly Broker[] }) {
  const address = useBrokerAddress();
  const { view, change, isPanelOpen } = address;
  const [today] = useState(() => localDay(new Date()));
  const [rates, setRates] = useState<TypedRates>(new Map());
  const [message, setMessage] = useState('');
  const [listed, setListed] = useState(brokers);
  const isBeside = useMediaQuery('(width >= 60rem)');
  const root = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const { shown, showMore } = useShownRows(root, FIRST_CARDS);

  if (listed !== brokers) {
    // Another tab has changed the list.
    const gone = listed.filter(
      ({ id }) => view.pick.includes(id) && !brokers.some((broker) => broker.id === id),
    );
    setListed(brokers);
    if (gone.length > 0) setMessage(gone.map(({ name }) => `${name} is no longer listed.`).join(' '));
  }

  const index = useMemo(() => indexBrokers(brokers), [brokers]);
  const { instrument, lots, nights, side } = view.trade;
  const trade = useMemo(() => ({ instrument, lots, nights, side }), [instrument, lots, nights, side]);
  const costs = useMemo(
    () => new Map<Broker, Cost>(brokers.map((broker) => [broker, brokerCost(broker, trade, rates)])),
    [brokers, rates, trade],
  );
  const questions = useMemo(() => {
    const needs = brokers.flatMap((broker) => brokerCost(broker, trade).needs ?? []);
    return [...new Map(needs.map((question) => [pairOf(question), question])).values()];
  }, [brokers, trade]);
  const costOf = (broker: Broker) => costs.get(broker) ?? brokerCost(broker, view.trade, rates);

  const { found, counts } = filterBrokers(index, view);
  const ordered = orderBrokers(found, view.sort, costOf);
  const cards = ordered.slice(0, shown);
  const picked = view.pick.flatMap((id) => brokers.find((broker) => broker.id === id) ?? []);
  const filters = appliedFilters(view);

  const count =
    found.length === 0
      ? 'No broker fits'
      : `${grouped(String(found.length))} of ${brokersCount(brokers.length)}`;
  const atRest = useDebounced(`${count}\n${String(filters.length)}`, QUIET_MS);
  const [first] = useState(`${count}\n${String(filters.length)}`);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && atRest !== first) setHasChanged(true);
  const announced = found.length === 0 ? count : (atRest.split('\n')[0] ?? '');

  /** Takes filters away and leads the focus to what is left: their buttons are gone. */
  const takeAway = (next: BrokerView) => {
    const chips = root.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [];
    const target = neighbourOf(document.activeElement, chips);
    change(next);
    (appliedFilters(next).length > 0 ? (target ?? status.current) : status.current)?.focus();
  };

  const togglePick = ({ id }: Broker) => {
    const ids = picked.map((broker) => broker.id);
    if (ids.includes(id)) {
      setMessage('');
      change({ ...view, pick: ids.filter((one) => one !== id) });
    } else if (ids.length >= MAX_PICKS) setMessage(TOO_MANY);
    else {
      setMessage('');
      change({ ...view, pick: [...ids, id] });
    }
  };

  const form = <BrokerFilters index={index} counts={counts} view={view} onChange={change} />;
  const unknownPick = view.pick.length > picked.length && message === '';

  return (
    <>
      <div ref={root} className={styles.browser}>
        <div className={styles.bar} role="search">
          <DebouncedField
            type="search"
            label="Search brokers"
            maxLength={100}
            value={view.q}
            accepted={(text) => text.trim()}
            onRest={(q) => {
              change({ ...view, q }, true);
            }}
          />
          <SelectField
            label="Order"
            options={SORTS}
            value={view.sort}
            onChange={(sort) => {
              change({ ...view, sort });
            }}
          />
          {!isBeside && (
            <Button look="secondary" onClick={address.openPanel}>
              {`Filters${filters.length > 0 ? ` (${String(filters.length)})` : ''}`}
            </Button>
          )}
        </div>
        <TradeForm
          trade={view.trade}
          questions={questions}
          rates={rates}
          onChange={(trade, isTyped) => {
            change({ ...view, trade }, isTyped);
          }}
          onRate={(pair, rate) => {
            const next = new Map(rates);
            if (rate === null) next.delete(pair);
            else next.set(pair, rate);
            setRates(next);
          }}
        />
        <div className={styles.applied}>
          <AppliedFilters view={view} index={index} onChange={takeAway} />
          <p ref={status} className={styles.status} role="status" tabIndex={-1}>
            {hasChanged || found.length === 0 ? announced : ''}
          </p>
          {view.sort === 'cost' && questions.some((question) => !rates.has(pairOf(question))) && (
            <p className={styles.note}>
              No cost is known without today&apos;s rate, so the list keeps its own order.
            </p>
          )}
          {unknownPick && <p className={styles.note}>One of the brokers in this link is not listed here.</p>}
        </div>
        <div className={styles.columns}>
          {isBeside && <div className={styles.beside}>{form}</div>}
          <div className={styles.results}>
            {found.length === 0 ? (
              <NothingFits
                view={view}
                index={index}
                onChange={takeAway}
                countOf={(next) => filterBrokers(index, next).found.length}
              />
            ) : (
              <BrokerCards brokers={cards}>
                {(broker) => (
                  <BrokerCard
                    broker={broker}
                    today={today}
                    cost={<BrokerCost cost={costOf(broker)} trade={view.trade} />}
                    compare={
                      <label className={styles.compare}>
                        <Choice
                          type="checkbox"
                          aria-label={`Compare ${broker.name}`}
                          checked={view.pick.includes(broker.id)}
                          onChange={() => {
                            togglePick(broker);
                          }}
                        />
                        Compare
                      </label>
                    }
                  />
                )}
              </BrokerCards>
            )}
            {cards.length < ordered.length && (
              <Button look="secondary" onClick={showMore}>
                {`Show ${String(Math.min(FIRST_CARDS, ordered.length - cards.length))} more of ${grouped(String(ordered.length))}`}
              </Button>
            )}
          </div>
        </div>
        {isPanelOpen && !isBeside && (
          <FilterDialog
            action={found.length === 0 ? 'No broker fits' : `Show ${brokersCount(found.length)}`}
            onClose={address.closePanel}
          >
            {form}
          </FilterDialog>
        )}
      </div>
      <CompareTray
        picked={picked}
        to={comparePath(
          picked.map(({ id }) => id),
          view.trade,
        )}
        message={message}
        onRemove={(id, next) => {
          setMessage('');
          change({ ...view, pick: view.pick.filter((one) => one !== id) });
          (next ?? status.current)?.focus();
        }}
      />
    </>
  );
}
