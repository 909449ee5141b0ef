import { useEffect, useState } from 'react';
import { createEmbedQueue, type EmbedLimits, type EmbedQueue } from './embedQueue';
import { isLoadingMoment, watchLoadingMoment } from './loadingMoment';

/** One queue for all embeds of the page. */
export function useEmbedQueue(limits: () => EmbedLimits): EmbedQueue {
  const [queue] = useState(() => createEmbedQueue(limits, isLoadingMoment));
  useEffect(() => watchLoadingMoment(queue.resume), [queue]);
  return queue;
}
