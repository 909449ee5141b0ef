import { lazy, memo, Suspense, useEffect, useState, type ComponentType } from 'react';
import { loadChunk } from '@/runtime/loadChunk';
import { nextTask } from '@/runtime/nextTask';
import { PartFailure } from '@/site/components/PartFailure';
import { ErrorBoundary } from '@/ui/ErrorBoundary';

/**
 * A component with a chunk of its own. Its prerendered HTML stays until the code has loaded, and if loading
 * fails. It must not contain `data-fade-in`, which would change its HTML before hydration.
 * @param isMain whether it is the purpose of the page, so that its code loads during hydration
 */
export function island<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  isMain = false,
): ComponentType<Props> {
  if (isMain) load().catch(() => undefined);
  let hasFailed = false;
  // React caches a failed lazy component, so a retry creates a new one.
  const loadLazily = () => {
    hasFailed = false;
    return lazy(async () => {
      try {
        // Listing the files of a part takes a slow phone tens of milliseconds, so it is done after hydration.
        await nextTask();
        return await loadChunk(load);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    });
  };
  // Shared, so that a loaded part never suspends again.
  let latest = loadLazily();
  const renew = () => {
    if (hasFailed) latest = loadLazily();
  };
  function Island(props: Props) {
    const [Lazy, setLazy] = useState(() => latest);
    const [hasTried, setTried] = useState(false);
    // Navigating back to the page retries.
    useEffect(() => renew, []);
    return (
      <ErrorBoundary
        fallback={(error, reset) => (
          <PartFailure
            error={error}
            hasTried={hasTried}
            onRetry={() => {
              renew();
              setLazy(() => latest);
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
  }
  // If its parent renders again before the code has loaded, the prerendered HTML must not be replaced by the fallback.
  return memo(Island) as ComponentType<Props>;
}
