import { useEffect, useState } from 'react';
import { createEmbedQueue, type EmbedLimits, type EmbedQueue } from './embedQueue';
import { isLoadingMoment, watchLoadingMoment } from './loadingMoment';

/** A queue for the embeds of one page. */
export function useEmbedQueue(limits: () => EmbedLimits): EmbedQueue {
  const [queue] = useState(() => createEmbedQueue(limits, isLoadingMoment));
  useEffect(() => watchLoadingMoment(queue.resume), [queue]);
  return queue;
}
