import { useEffect, useState } from 'react';
import { report } from '@/data/report';

type Chunk<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly value: T };

/**
 * Loads a chunk when the component is mounted.
 * @param load calls `loadChunk`; must be referentially stable
 */
export function useChunk<T>(load: () => Promise<T>): Chunk<T> {
  const [chunk, setChunk] = useState<Chunk<T>>({ status: 'loading' });
  useEffect(() => {
    let isShown = true;
    load().then(
      (value) => {
        if (isShown) setChunk({ status: 'loaded', value });
      },
      (error: unknown) => {
        report.failure(error);
        if (isShown) setChunk({ status: 'failed' });
      },
    );
    return () => {
      isShown = false;
    };
  }, [load]);
  return chunk;
}
