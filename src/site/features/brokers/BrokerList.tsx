import { statements } from '@/content/rules';
import { useListings } from '@/runtime/useListings';
import { report } from '@/data/report';
import { brokerCost } from '@/domain/brokerCost';
import { DEFAULT_TRADE } from '@/domain/tradeCost';
import { Link } from '@/site/components/Link';
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
      lead={
        <div className={styles.lead}>
          <p>{statements.referralDisclosure}</p>
          <p>
            <span>{statements.retailCapsInShort}</span>{' '}
            <Link to="/risk-disclosure">The limits by region</Link>
          </p>
        </div>
      }
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
