import { useListings } from '@/data/catalogue/ListingsContext';
import { report } from '@/data/report';
import type { Platform } from '@/domain/platform';
import { Contained } from '@/ui/Contained';
import { EmptyState } from '@/ui/EmptyState';
import { Loading } from '@/ui/Loading';
import { useLoad } from '@/ui/useLoad';
import { PlatformCard } from './PlatformCard';
import styles from './PlatformList.module.css';

function Cards({ platforms }: { readonly platforms: readonly Platform[] }) {
  return (
    <ul className={styles.list}>
      {platforms.map((platform) => (
        <li key={platform.id}>
          <Contained fallback={<p>Platform “{platform.name}” cannot be shown.</p>}>
            <PlatformCard platform={platform} />
          </Contained>
        </li>
      ))}
    </ul>
  );
}

/** The active platforms as cards, in their order; those of the seed where scripts are off. */
export function PlatformList() {
  const { platforms } = useListings();
  const { loaded } = useLoad(platforms.listActive, platforms.watch, report.failure);

  if (loaded.status === 'loading')
    return (
      <>
        <div className={styles.room}>
          <Loading>Loading platforms...</Loading>
        </div>
        <noscript>
          <p className={styles.withoutScripts}>
            Scripts are off in this browser, so these are the platforms as we published them.
          </p>
          <Cards platforms={platforms.publishedActive()} />
        </noscript>
      </>
    );
  const active = loaded.value ?? [];
  if (active.length === 0)
    return (
      <EmptyState heading="No platforms available">
        <p>Check back soon for our trading platforms</p>
      </EmptyState>
    );
  return <Cards platforms={active} />;
}
