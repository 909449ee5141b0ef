import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { FailedPart } from '@/ui/PartBoundary';

/**
 * A component that loads on first use. If loading fails, only this part fails, and "Try again" loads it again: React keeps
 * the failure of a lazy component, so a new one takes its place.
 * @param load rejects with a ChunkLoadError if it fails
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  fallback: ReactNode,
): ComponentType<Props> {
  let latest = lazy(load);
  function Latest(props: Props) {
    const Loaded = latest;
    return <Loaded {...props} />;
  }
  return function LazyPart(props) {
    return (
      <ErrorBoundary
        fallback={(_error, reset) => (
          <FailedPart
            onRetry={() => {
              latest = lazy(load);
              reset();
            }}
          />
        )}
      >
        <Suspense fallback={fallback}>
          <Latest {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
