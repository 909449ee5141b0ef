import { startTransition, useEffect, useState } from 'react';
import { report } from '@/data/report';
import { loadChunk } from '@/runtime/loadChunk';
import { nextTask } from '@/runtime/nextTask';

/**
 * Whether it is known that no webinar is going on or to come, by the site's newest list and the visitor's clock. What
 * finds that out comes after the page.
 */
export function useIsNoWebinarToCome(): boolean {
  const [isNone, setIsNone] = useState(false);
  useEffect(() => {
    let isLeft = false;
    let stop: (() => void) | undefined;
    nextTask()
      .then(() => loadChunk(() => import('@/data/webinars/watchNoneToCome')))
      .then(({ watchNoneToCome }) => {
        if (isLeft) return;
        stop = watchNoneToCome((isNoneNow) => {
          // An urgent change of a context above them takes the built HTML of parts away whose code is still to come.
          startTransition(() => {
            setIsNone(isNoneNow);
          });
        });
      })
      .catch(report.failure);
    return () => {
      isLeft = true;
      stop?.();
    };
  }, []);
  return isNone;
}
