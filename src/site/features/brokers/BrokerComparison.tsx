import { useMemo, useState, type ComponentType } from 'react';
import { useListings } from '@/runtime/useListings';
import { report } from '@/data/report';
import type { Broker } from '@/domain/broker';
import { loadChunk } from '@/runtime/loadChunk';
import { Link } from '@/site/components/Link';
import { Loading } from '@/ui/Loading';
import { useHydrated } from '@/ui/useHydrated';
import { useLoad } from '@/ui/useLoad';
import styles from './BrokerComparison.module.css';

type Live = ComponentType<{ readonly brokers: readonly Broker[]; readonly inactive: readonly Broker[] }>;

/** One reserved height for the wait and for what follows it, so that the footer stays where it is. */
export function BrokerComparison() {
  return (
    <div className={styles.reserved}>
      <LoadedComparison />
    </div>
  );
}

/** The comparison once the list and the code that draws it are there; both are asked for at once. */
function LoadedComparison() {
  const { brokers } = useListings();
  const [Live, setLive] = useState<Live | null>(null);
  const load = useMemo(
    () => async () => {
      const [active, inactive, { default: loadedLive }] = await Promise.all([
        brokers.listActive(),
        brokers.listInactive(),
        loadChunk(() => import('./LiveComparison')),
      ]);
      setLive(() => loadedLive);
      return { active, inactive };
    },
    [brokers],
  );
  const { loaded } = useLoad(load, brokers.watch, report.failure);
  const isLive = useHydrated();
  if (!isLive || loaded.status === 'loading')
    return (
      <>
        <div className={styles.waiting}>
          <Loading>Loading brokers...</Loading>
        </div>
        <noscript>
          {import.meta.env.SSR && (
            <p>
              Comparing needs scripts. All brokers and their figures are in{' '}
              <Link to="/ib-partners">the list</Link>.
            </p>
          )}
        </noscript>
      </>
    );
  if (Live === null || loaded.status === 'failed')
    return (
      <p role="alert">
        The comparison could not be loaded. All brokers and their figures are in{' '}
        <Link to="/ib-partners">the list</Link>.
      </p>
    );
  return <Live brokers={loaded.value.active} inactive={loaded.value.inactive} />;
}
