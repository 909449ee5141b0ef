import { useCatalogueReaders } from '@/runtime/catalogueReaders';
import { report } from '@/data/report';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { EmptyState } from '@/ui/EmptyState';
import { LoadedList } from '@/ui/LoadedList';
import { PlatformCard } from './PlatformCard';
import styles from './PlatformList.module.css';

export function PlatformList() {
  const { platforms } = useCatalogueReaders();
  return (
    <LoadedList
      what="platforms"
      source={platforms}
      onFailure={report.failure}
      empty={
        <EmptyState heading="No platforms available">
          <p>Check back soon for our trading platforms</p>
        </EmptyState>
      }
    >
      {(active) => (
        <ul className={styles.list}>
          {active.map((platform) => (
            <li key={platform.id}>
              <ErrorBoundary fallback={<p>{`Platform “${platform.name}” can't be shown.`}</p>}>
                <PlatformCard platform={platform} />
              </ErrorBoundary>
            </li>
          ))}
        </ul>
      )}
    </LoadedList>
  );
}
