import { useEffect, useState } from 'react';
import { report } from '@/data/report';

type Chunk<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly value: T };

/**
 * A part of the site that is loaded once this is shown, at the same time as anything else it waits for.
 * @param load loads it by `loadChunk`; must keep its identity
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
