import { useCatalogue } from '@/data/CatalogueContext';
import { report } from '@/data/report';
import { Contained } from '@/ui/Contained';
import { EmptyState } from '@/ui/EmptyState';
import { Loading } from '@/ui/Loading';
import { useLoad } from '@/ui/useLoad';
import { PlatformCard } from './PlatformCard';
import styles from './PlatformList.module.css';

/** The active platforms as cards, in their order. */
export function PlatformList() {
  const { platforms } = useCatalogue();
  const { loaded } = useLoad(platforms.listActive, platforms.watch, report.failure);

  if (loaded.status === 'loading') return <Loading>Loading platforms...</Loading>;
  const active = loaded.value ?? [];
  if (active.length === 0)
    return (
      <EmptyState heading="No platforms available">
        <p>Check back soon for our trading platforms</p>
      </EmptyState>
    );
  return (
    <ul className={styles.list}>
      {active.map((platform) => (
        <li key={platform.id}>
          <Contained fallback={<p>Platform “{platform.name}” cannot be shown.</p>}>
            <PlatformCard platform={platform} />
          </Contained>
        </li>
      ))}
    </ul>
  );
}
