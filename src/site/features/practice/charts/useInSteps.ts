import { startTransition, useEffect, useState } from 'react';
import { nextTask } from '@/runtime/nextTask';

/** How long a task may take, in ms, before the browser gets a chance to respond. */
const TASK_TIME = 8;

/**
 * Returns the result of work that yields between its steps. The work starts in a task after the next paint and is
 * spread over several tasks. Null until it is done, and in prerendered pages.
 */
export function useInSteps<T>(begin: (() => Generator<undefined, T>) | null): T | null {
  const [made, setMade] = useState<{ readonly by: () => unknown; readonly value: T } | null>(null);
  useEffect(() => {
    if (!begin) return undefined;
    const cancelling = new AbortController();
    async function run(start: () => Generator<undefined, T>) {
      const work = start();
      while (!cancelling.signal.aborted) {
        const until = performance.now() + TASK_TIME;
        while (performance.now() < until) {
          const step = work.next();
          if (step.done) {
            const { value } = step;
            // What shows the result is rendered in slices, too.
            startTransition(() => setMade({ by: start, value }));
            return;
          }
        }
        await nextTask();
      }
    }
    // Waits for a frame first, because a task alone could run before the current screen is painted.
    const frame = requestAnimationFrame(() => void nextTask().then(() => run(begin)));
    return () => {
      cancelling.abort();
      cancelAnimationFrame(frame);
    };
  }, [begin]);
  return made !== null && made.by === begin ? made.value : null;
}
