import { useEffect, useState } from 'react';
import { createEmbedQueue, type EmbedLimits, type EmbedQueue } from './embedQueue';
import { isTabVisible, watchTabVisibility } from './tabVisibility';

/** One queue for all embeds of the page. */
export function useEmbedQueue(limits: () => EmbedLimits): EmbedQueue {
  const [queue] = useState(() => createEmbedQueue(limits, isTabVisible));
  useEffect(() => watchTabVisibility(queue.resume), [queue]);
  return queue;
}
