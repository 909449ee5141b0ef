import { useEffect } from 'react';
import { ChunkLoadError } from '@/runtime/loadChunk';
import { reloadOnce } from '@/runtime/reloadOnce';
import { useRetryOnline } from '@/runtime/useRetryOnline';
import { FailedPart } from '@/ui/PartBoundary';

interface PartFailureProps {
  readonly error: unknown;
  /** Whether somebody has tried again before. */
  readonly hasTried?: boolean;
  /** Tries to show the part again. */
  readonly onRetry: () => void;
}

/** Shown in place of a part of a page that could not be loaded or rendered; the rest of the page stays. */
export function PartFailure({ error, hasTried = false, onRetry }: PartFailureProps) {
  const isMissing = error instanceof ChunkLoadError;
  useRetryOnline(isMissing, onRetry);

  useEffect(() => {
    // Some browsers never ask again for a script that did not come, and a deploy may have taken it away.
    if (isMissing && hasTried) void reloadOnce();
  }, [isMissing, hasTried]);

  if (!isMissing) return <FailedPart onRetry={onRetry} />;
  return (
    <FailedPart
      words={
        navigator.onLine
          ? 'This part could not be loaded. If trying again does not help, reload the page.'
          : 'You are offline, and this part has not been loaded yet. It appears as soon as the connection is back.'
      }
      onRetry={onRetry}
    />
  );
}
