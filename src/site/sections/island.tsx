import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { loadChunk } from '@/runtime/loadChunk';
import { nextTask } from '@/runtime/nextTask';
import { PartFailure } from '@/site/components/PartFailure';
import { ErrorBoundary } from '@/ui/ErrorBoundary';

/**
 * A component whose code is loaded apart from the page's: its HTML is in the prerendered page, and stays until the
 * code is there; where that does not come, the rest of the page stays. It may not mark parts of itself with
 * `data-fade-in`, which would change them before they hydrate.
 * @param isMain whether people open the page for it, so that its code comes while the rest hydrates
 */
export function island<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  isMain = false,
): ComponentType<Props> {
  if (isMain) load().catch(() => undefined);
  let hasFailed = false;
  // What failed once stays failed: another try takes another one.
  const loadLazily = () => {
    hasFailed = false;
    return lazy(async () => {
      try {
        // Naming all the files of a part takes a slow phone tens of milliseconds, which hydration need not wait for.
        await nextTask();
        return await loadChunk(load);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    });
  };
  // Shared by all places, so that a part that has come never suspends again.
  let newest = loadLazily();
  const renew = () => {
    if (hasFailed) newest = loadLazily();
  };
  return function Island(props: Props) {
    const [Lazy, setLazy] = useState(() => newest);
    const [hasTried, setTried] = useState(false);
    // Coming back to the page tries again.
    useEffect(() => renew, []);
    return (
      <ErrorBoundary
        fallback={(error, reset) => (
          <PartFailure
            error={error}
            hasTried={hasTried}
            onRetry={() => {
              renew();
              setLazy(() => newest);
              setTried(true);
              reset();
            }}
          />
        )}
      >
        <Suspense>
          <Lazy {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
