import { useMemo, useRef, useState } from 'react';
import { report } from '@/data/report';
import type { Broker } from '@/domain/catalogue/broker';
import { brokerCost, costScale, type AccountFilter } from '@/domain/catalogue/brokerCost';
import { filterBrokers, indexBrokers, orderBrokers } from '@/domain/catalogue/brokerFilter';
import { appliedFilters, BROKER_SORTS, type BrokerView } from '@/domain/catalogue/brokerView';
import { localDay } from '@/domain/time/days';
import { formatNumber } from '@/domain/text/groupDigits';
import { DEFAULT_TRADE } from '@/domain/calculators/tradeCost';
import { queryOf } from '@/runtime/searchParamsCodec';
import { useCatalogueReaders } from '@/runtime/catalogueReaders';
import { useVisibleRowCount } from '@/runtime/useVisibleRowCount';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { DebouncedField } from '@/ui/DebouncedField';
import { EmptyState } from '@/ui/EmptyState';
import { LoadedList } from '@/ui/LoadedList';
import { Modal } from '@/ui/Modal';
import { neighbouringButton } from '@/ui/neighbouringButton';
import { SelectField } from '@/ui/SelectField';
import { useAnnouncement } from '@/ui/useAnnouncement';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { AppliedFilters, NoMatches } from './AppliedFilters';
import { comparisonQuery } from './brokerQuery';
import { BrokerCard, BrokerCards } from './BrokerCard';
import { BrokerFilters } from './BrokerFilters';
import styles from './BrokerList.module.css';
import { CompareTray } from './CompareTray';
import { brokerCountText, SORT_LABELS } from './filterWords';
import { TradeForm } from './TradeForm';
import { withRate } from './enteredRates';
import { useBrokerSearchParams } from './useBrokerSearchParams';
import { useBrokerCosts } from './useBrokerCosts';
import { usePicks } from './usePicks';

const INITIAL_CARDS = 24;

const SORT_OPTIONS = (['', ...BROKER_SORTS] as const).map((sort) => ({
  value: sort,
  label: SORT_LABELS[sort],
}));

type ComparePath = `/ib-partners/compare?${string}`;

/** The kinds of account chosen in the filters, whose cost is shown. */
const askedAccounts = ({ labels, flags }: BrokerView): AccountFilter => ({
  types: labels.account,
  isSwapFree: flags.swapfree,
});

const comparePath = (brokers: readonly string[], view: BrokerView): ComparePath =>
  `/ib-partners/compare?${queryOf(comparisonQuery, {
    brokers,
    trade: view.trade,
    rates: view.rates,
    asked: askedAccounts(view),
    isOnlyDiffering: false,
    isWhole: true,
  }).toString()}`;

/** The announced count: debounced, and silent on the first render. */
function useCountAnnouncement(count: string, filters: number): string {
  const state = useMemo(() => ({ count, filters }), [count, filters]);
  const settled = useAnnouncement(state);
  const [first] = useState(settled);
  return settled === first ? '' : settled.count;
}

function BrokerBrowser({ brokers }: { readonly brokers: readonly Broker[] }) {
  const { view, change, isPanelOpen, openPanel, closePanel } = useBrokerSearchParams();
  const [today] = useState(() => localDay(new Date()));
  const { trade, rates } = view;
  const costs = useBrokerCosts(brokers, { trade, rates, asked: askedAccounts(view) });
  const { questions, isRateMissing, costOf, scale, isRefused, refuse } = costs;
  const picks = usePicks(brokers, view.pick, (pick) => change({ ...view, pick }));
  const isWide = useMediaQuery('(width >= 48rem)');
  const root = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const { shown, showMore } = useVisibleRowCount(root, INITIAL_CARDS);

  const index = useMemo(() => indexBrokers(brokers), [brokers]);
  const { found, counts } = filterBrokers(index, view);
  const ordered = orderBrokers(found, view.sort, costOf);
  const cards = ordered.slice(0, shown);
  const filters = appliedFilters(view);
  const count =
    found.length === 0
      ? 'No matching brokers'
      : `${formatNumber(found.length)} of ${brokerCountText(brokers.length)}`;
  const announced = useCountAnnouncement(count, filters.length);

  /** Removes filters, and moves the focus because their buttons disappear. */
  const takeAway = (next: BrokerView) => {
    const chips = root.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [];
    const target = neighbouringButton(document.activeElement, chips);
    change(next);
    (appliedFilters(next).length > 0 ? (target ?? status.current) : status.current)?.focus();
  };

  const form = (
    <BrokerFilters index={index} counts={counts} view={view} isInLine={isWide} onChange={change} />
  );
  const tradeForm = (
    <TradeForm
      variant={isWide ? 'menu' : 'fold'}
      trade={trade}
      questions={questions}
      rates={rates}
      onChange={(next, isTyped) => change({ ...view, trade: next }, isTyped)}
      onRefused={refuse}
      onRate={(pair, rate) => change({ ...view, rates: withRate(rates, pair, rate) }, true)}
    />
  );

  return (
    <>
      <div ref={root} className={styles.browser}>
        <div className={isWide ? styles.line : styles.bar} role="search">
          <DebouncedField
            type="search"
            label="Search brokers"
            placeholder="Search brokers"
            maxLength={100}
            value={view.q}
            accepted={(text) => text.trim()}
            onDebounced={(q) => change({ ...view, q }, true)}
          />
          {isWide ? (
            <>
              {form}
              {tradeForm}
            </>
          ) : (
            <Button variant="secondary" onClick={openPanel}>
              {`Filters${filters.length > 0 ? ` (${String(filters.length)})` : ''}`}
            </Button>
          )}
          <div className={styles.order}>
            <SelectField
              label="Order"
              options={SORT_OPTIONS}
              value={view.sort}
              onChange={(sort) => change({ ...view, sort })}
            />
          </div>
        </div>
        {!isWide && tradeForm}
        <div className={styles.applied}>
          <AppliedFilters view={view} index={index} onChange={takeAway} />
          <p ref={status} className={styles.status} role="status" tabIndex={-1}>
            {found.length === 0 ? count : announced}
          </p>
          {view.sort === 'cost' && isRateMissing && (
            <p className={styles.note}>
              Costs can&apos;t be worked out without today&apos;s rate, so the list keeps its usual order.
            </p>
          )}
          {picks.hasUnknown && (
            <p className={styles.note}>One of the brokers in this link isn&apos;t listed here.</p>
          )}
        </div>
        <div className={styles.results}>
          {found.length === 0 ? (
            <NoMatches
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
                  cost={isRefused ? null : costOf(broker)}
                  trade={trade}
                  scale={scale}
                  isFolded={!isWide}
                  compare={
                    <label className={styles.compare}>
                      <Choice
                        type="checkbox"
                        aria-label={`Compare ${broker.name}`}
                        checked={view.pick.includes(broker.id)}
                        onChange={() => picks.toggle(broker.id)}
                      />
                      Compare
                    </label>
                  }
                />
              )}
            </BrokerCards>
          )}
          {cards.length < ordered.length && (
            <Button variant="secondary" onClick={showMore}>
              {`Show ${String(Math.min(INITIAL_CARDS, ordered.length - cards.length))} more of ${formatNumber(ordered.length)}`}
            </Button>
          )}
        </div>
        {isPanelOpen && !isWide && (
          <Modal title="Filters" isAtTop fallbackFocus={status} onClose={closePanel}>
            {form}
            <div className={styles.foot}>
              <Button onClick={closePanel}>
                {found.length === 0 ? 'No matching brokers' : `Show ${brokerCountText(found.length)}`}
              </Button>
            </div>
          </Modal>
        )}
      </div>
      <CompareTray
        picked={picks.picked}
        to={comparePath(picks.pickedIds, view)}
        message={picks.message}
        onRemove={(id, next) => {
          picks.remove(id);
          (next ?? status.current)?.focus();
        }}
      />
    </>
  );
}

/** All brokers with the cost of the default trade. */
function PublishedBrokers({ brokers }: { readonly brokers: readonly Broker[] }) {
  const costOf = (broker: Broker) => brokerCost(broker, DEFAULT_TRADE);
  const scale = costScale(brokers.map(costOf));
  return (
    <BrokerCards brokers={brokers}>
      {(broker) => <BrokerCard broker={broker} cost={costOf(broker)} trade={DEFAULT_TRADE} scale={scale} />}
    </BrokerCards>
  );
}

/** The active brokers with filters. */
export function BrokerList() {
  const { brokers } = useCatalogueReaders();
  return (
    <LoadedList
      what="brokers"
      source={brokers}
      onFailure={report.failure}
      empty={
        <EmptyState heading="No Brokers Available">
          <p>We&apos;re currently updating our broker partnerships. Please check back soon.</p>
        </EmptyState>
      }
    >
      {(active) =>
        // Visitors without JavaScript get the cards alone.
        import.meta.env.SSR ? <PublishedBrokers brokers={active} /> : <BrokerBrowser brokers={active} />
      }
    </LoadedList>
  );
}
