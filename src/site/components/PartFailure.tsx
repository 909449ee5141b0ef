import { useEffect } from 'react';
import { ChunkLoadError } from '@/runtime/loadChunk';
import { reloadOnce } from '@/runtime/reloadOnce';
import { useRetryOnline, OFFLINE_MESSAGE } from '@/runtime/useRetryOnline';
import { FailedPart } from '@/ui/PartBoundary';

interface PartFailureProps {
  readonly error: unknown;
  readonly hasTried?: boolean;
  readonly onRetry: () => void;
}

export function PartFailure({ error, hasTried = false, onRetry }: PartFailureProps) {
  const isMissing = error instanceof ChunkLoadError;
  useRetryOnline(isMissing, onRetry);

  useEffect(() => {
    // Some browsers cache a failed module request, and a deploy may have removed the file.
    if (isMissing && hasTried) void reloadOnce();
  }, [isMissing, hasTried]);

  if (!isMissing) return <FailedPart onRetry={onRetry} />;
  return <FailedPart words={`This part couldn't be loaded. ${OFFLINE_MESSAGE}`} onRetry={onRetry} />;
}
