import { useMemo } from 'react';
import { useCatalogueReaders } from '@/runtime/catalogueReaders';
import { report } from '@/data/report';
import { Link } from '@/site/components/Link';
import { Loading } from '@/ui/Loading';
import { useLoad } from '@/ui/useLoad';
import styles from './BrokerComparison.module.css';
import { LiveComparison } from './LiveComparison';

/** Reserves one height for the loading state and the content, so the footer doesn't move. */
export function BrokerComparison({ invitation }: { readonly invitation: string }) {
  const { brokers } = useCatalogueReaders();
  const load = useMemo(
    () => async () => {
      const [active, inactive] = await Promise.all([brokers.listActive(), brokers.listInactive()]);
      return { active, inactive };
    },
    [brokers],
  );
  const { loaded } = useLoad(load, brokers.watch, report.failure);
  return (
    <div className={styles.reserved}>
      {loaded.status === 'loading' && (
        <>
          <div className={styles.waiting} data-waiting>
            <Loading>Loading brokers...</Loading>
          </div>
          <noscript>
            {import.meta.env.SSR && (
              <p>
                The comparison needs JavaScript. All brokers and their figures are in{' '}
                <Link to="/ib-partners">the list</Link>.
              </p>
            )}
          </noscript>
        </>
      )}
      {loaded.status === 'failed' && (
        <p role="alert">
          The comparison couldn&apos;t be loaded. All brokers and their figures are in{' '}
          <Link to="/ib-partners">the list</Link>.
        </p>
      )}
      {loaded.status === 'loaded' && (
        <LiveComparison
          brokers={loaded.value.active}
          inactive={loaded.value.inactive}
          invitation={invitation}
        />
      )}
    </div>
  );
}
