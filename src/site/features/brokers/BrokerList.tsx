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
import { BrokerCard } from './BrokerCard';
import { BrokerCards } from './BrokerCards';
import styles from './BrokerList.module.css';

/** The filters with what they need. */
const loadBrowser = async () => (await loadChunk(() => import('./BrokerBrowser'))).default;

/** The cards of the built page, for visitors without scripts, and of one whose filters did not load. */
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

/** The active partner brokers with their filters, and what they pay us disclosed above the first card. */
export function BrokerList() {
  const { brokers } = useListings();
  // Asked for with the list and shown with it, so that no unfiltered list flashes and nothing moves.
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
