import type { ReactNode } from 'react';
import type { Broker } from '@/domain/broker';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import styles from './BrokerList.module.css';

interface BrokerCardsProps {
  readonly brokers: readonly Broker[];
  readonly children: (broker: Broker) => ReactNode;
}

/** A list of broker cards. A card that fails shows an error in its place. */
export function BrokerCards({ brokers, children }: BrokerCardsProps) {
  return (
    <ul className={styles.list}>
      {brokers.map((broker) => (
        <li key={broker.id}>
          <ErrorBoundary fallback={<p>{`Broker “${broker.name}” cannot be shown.`}</p>}>
            {children(broker)}
          </ErrorBoundary>
        </li>
      ))}
    </ul>
  );
}
