import { useEffect, useState } from 'react';
import { report } from '@/data/report';
import type { EntrySearch } from '@/domain/search/siteSearch';
import { loadChunk } from '@/runtime/loadChunk';
import { catalogueSearchEntries } from './listEntries';

export type SiteSearch =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly find: EntrySearch }
  | { readonly status: 'failed'; readonly onRetry: () => void };

async function loadFind(): Promise<EntrySearch> {
  const [{ loadSearch }, { browserReaders, latestSeeds }] = await Promise.all([
    loadChunk(() => import('@/data/search/loadSearch')),
    loadChunk(() => import('@/runtime/catalogueReaders')),
  ]);
  return loadSearch(browserReaders, catalogueSearchEntries, latestSeeds.signals);
}

export function useSiteSearch(isWanted: boolean): SiteSearch {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ readonly find: EntrySearch | null; readonly of: number } | null>(
    null,
  );

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    loadFind().then(
      (find) => {
        if (isCurrent) setLoaded({ find, of: attempt });
      },
      (error: unknown) => {
        report.failure(error);
        if (isCurrent) setLoaded({ find: null, of: attempt });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, isWanted]);

  if (loaded?.find) return { status: 'ready', find: loaded.find };
  if (loaded?.of !== attempt) return { status: 'loading' };
  return {
    status: 'failed',
    onRetry: () => setAttempt(attempt + 1),
  };
}
