import { useMemo } from 'react';
import { useListings } from '@/runtime/useListings';
import { report } from '@/data/report';
import { loadChunk } from '@/runtime/loadChunk';
import { useChunk } from '@/runtime/useChunk';
import { Link } from '@/site/components/Link';
import { Loading } from '@/ui/Loading';
import { useHydrated } from '@/ui/useHydrated';
import { useLoad } from '@/ui/useLoad';
import styles from './BrokerComparison.module.css';

const loadLive = async () => (await loadChunk(() => import('./LiveComparison'))).default;

/** Reserves one height for the loading state and the content, so the footer doesn't move. */
export function BrokerComparison() {
  return (
    <div className={styles.reserved}>
      <LoadedComparison />
    </div>
  );
}

/** Loads the list and the comparison code in parallel. */
function LoadedComparison() {
  const { brokers } = useListings();
  const load = useMemo(
    () => async () => {
      const [active, inactive] = await Promise.all([brokers.listActive(), brokers.listInactive()]);
      return { active, inactive };
    },
    [brokers],
  );
  const { loaded } = useLoad(load, brokers.watch, report.failure);
  const live = useChunk(loadLive);
  const isLive = useHydrated();
  if (!isLive || loaded.status === 'loading' || live.status === 'loading')
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
  if (live.status === 'failed' || loaded.status === 'failed')
    return (
      <p role="alert">
        The comparison could not be loaded. All brokers and their figures are in{' '}
        <Link to="/ib-partners">the list</Link>.
      </p>
    );
  return <live.value brokers={loaded.value.active} inactive={loaded.value.inactive} />;
}
