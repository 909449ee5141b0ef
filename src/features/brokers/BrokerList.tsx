import { useListings } from '@/data/catalogue/ListingsContext';
import { report } from '@/data/report';
import { Contained } from '@/ui/Contained';
import { EmptyState } from '@/ui/EmptyState';
import { LoadedList } from '@/ui/LoadedList';
import { BrokerCard } from './BrokerCard';
import styles from './BrokerList.module.css';

/** The active partner brokers as cards, with the commission disclosed above the first. */
export function BrokerList() {
  const { brokers } = useListings();
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
      {(active) => (
        <>
          <p className={styles.commission}>
            We may earn a commission when you open an account through the links below. It changes neither the
            order of the list nor a rating.
          </p>
          <ul className={styles.list}>
            {active.map((broker) => (
              <li key={broker.id}>
                <Contained fallback={<p>Broker “{broker.name}” cannot be shown.</p>}>
                  <BrokerCard broker={broker} />
                </Contained>
              </li>
            ))}
          </ul>
        </>
      )}
    </LoadedList>
  );
}
