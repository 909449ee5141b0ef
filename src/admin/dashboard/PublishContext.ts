import { createContext, use } from 'react';
import type { usePublish } from './usePublish';

/** A publication, held above the tabs of the dashboard, so that it outlives the tab that it was begun on. */
export const PublishContext = createContext<ReturnType<typeof usePublish> | null>(null);

export function usePublication(): ReturnType<typeof usePublish> {
  const publication = use(PublishContext);
  if (!publication) throw new Error('usePublication needs a PublishProvider above it.');
  return publication;
}
