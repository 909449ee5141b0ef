import { useListings } from '@/data/catalogue/ListingsContext';
import { report } from '@/data/report';
import type { Broker } from '@/domain/broker';
import { Contained } from '@/ui/Contained';
import { EmptyState } from '@/ui/EmptyState';
import { Loading } from '@/ui/Loading';
import { useLoad } from '@/ui/useLoad';
import { BrokerCard } from './BrokerCard';
import styles from './BrokerList.module.css';

function Cards({ brokers }: { readonly brokers: readonly Broker[] }) {
  return (
    <>
      <p className={styles.commission}>
        We may earn a commission when you open an account through the links below. It changes neither the
        order of the list nor a rating.
      </p>
      <ul className={styles.list}>
        {brokers.map((broker) => (
          <li key={broker.id}>
            <Contained fallback={<p>Broker “{broker.name}” cannot be shown.</p>}>
              <BrokerCard broker={broker} />
            </Contained>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * The active partner brokers as cards, with the commission disclosed above the first; those of the seed where
 * scripts are off.
 */
export function BrokerList() {
  const { brokers } = useListings();
  const { loaded } = useLoad(brokers.listActive, brokers.watch, report.failure);

  if (loaded.status === 'loading')
    return (
      <>
        <div className={styles.room}>
          <Loading>Loading brokers...</Loading>
        </div>
        <noscript>
          <p className={styles.withoutScripts}>
            Scripts are off in this browser, so these are the brokers as we published them.
          </p>
          <Cards brokers={brokers.publishedActive()} />
        </noscript>
      </>
    );
  const active = loaded.value ?? [];
  if (active.length === 0)
    return (
      <EmptyState heading="No Brokers Available">
        <p>We&apos;re currently updating our broker partnerships. Please check back soon.</p>
      </EmptyState>
    );
  return <Cards brokers={active} />;
}
