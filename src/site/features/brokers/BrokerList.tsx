import { statements } from '@/content/rules';
import { useListings } from '@/runtime/useListings';
import { report } from '@/data/report';
import type { Broker } from '@/domain/broker';
import { brokerCost } from '@/domain/brokerCost';
import { DEFAULT_TRADE } from '@/domain/tradeCost';
import { loadChunk } from '@/runtime/loadChunk';
import { useChunk } from '@/runtime/useChunk';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { LoadedList } from '@/ui/LoadedList';
import { BrokerCard, BrokerCards } from './BrokerCard';
import styles from './BrokerList.module.css';

/** The list with filters, loaded as a chunk. */
const loadBrowser = async () => (await loadChunk(() => import('./BrokerBrowser'))).default;

/** The cards of the prerendered page, for visitors without JavaScript or if the filters fail to load. */
const allCards = (brokers: readonly Broker[]) => (
  <BrokerCards brokers={brokers}>
    {(broker) => (
      <BrokerCard broker={broker} cost={brokerCost(broker, DEFAULT_TRADE)} trade={DEFAULT_TRADE} />
    )}
  </BrokerCards>
);

function WithoutFilters({ brokers }: { readonly brokers: readonly Broker[] }) {
  return (
    <>
      <p className={styles.failure} role="alert">
        The filters could not be loaded. All brokers are shown.{' '}
        <Button
          look="secondary"
          onClick={() => {
            globalThis.location.reload();
          }}
        >
          Reload the page
        </Button>
      </p>
      {allCards(brokers)}
    </>
  );
}

/** The active brokers with filters, below the disclosure of what they pay us. */
export function BrokerList() {
  const { brokers } = useListings();
  // Loaded together with the list, so no unfiltered list flashes and nothing shifts.
  const browser = useChunk(loadBrowser);
  return (
    <LoadedList
      what="brokers"
      source={brokers}
      isReady={browser.status !== 'loading'}
      onFailure={report.failure}
      lead={<p className={styles.disclosure}>{statements.referralDisclosure}</p>}
      empty={
        <EmptyState heading="No Brokers Available">
          <p>We&apos;re currently updating our broker partnerships. Please check back soon.</p>
        </EmptyState>
      }
    >
      {(active) => {
        if (import.meta.env.SSR) return allCards(active);
        return browser.status === 'loaded' ? (
          <browser.value brokers={active} />
        ) : (
          <WithoutFilters brokers={active} />
        );
      }}
    </LoadedList>
  );
}
