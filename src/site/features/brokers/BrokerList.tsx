import { statements } from '@/content/rules';
import { useListings } from '@/runtime/useListings';
import { report } from '@/data/report';
import { brokerCost } from '@/domain/brokerCost';
import { DEFAULT_TRADE } from '@/domain/tradeCost';
import { EmptyState } from '@/ui/EmptyState';
import { LoadedList } from '@/ui/LoadedList';
import { BrokerBrowser } from './BrokerBrowser';
import { BrokerCard, BrokerCards } from './BrokerCard';
import styles from './BrokerList.module.css';

/** The active brokers with filters, below the disclosure of what they pay us. */
export function BrokerList() {
  const { brokers } = useListings();
  return (
    <LoadedList
      what="brokers"
      source={brokers}
      onFailure={report.failure}
      lead={<p className={styles.disclosure}>{statements.referralDisclosure}</p>}
      empty={
        <EmptyState heading="No Brokers Available">
          <p>We&apos;re currently updating our broker partnerships. Please check back soon.</p>
        </EmptyState>
      }
    >
      {(active) =>
        // Visitors without JavaScript get the cards alone.
        import.meta.env.SSR ? (
          <BrokerCards brokers={active}>
            {(broker) => (
              <BrokerCard broker={broker} cost={brokerCost(broker, DEFAULT_TRADE)} trade={DEFAULT_TRADE} />
            )}
          </BrokerCards>
        ) : (
          <BrokerBrowser brokers={active} />
        )
      }
    </LoadedList>
  );
}
