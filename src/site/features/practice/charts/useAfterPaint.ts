import { useEffect, useState } from 'react';
import { nextTask } from '@/runtime/nextTask';

/**
 * Returns the result of `compute`, run in a task after the next paint; null until then and in prerendered
 * pages.
 */
export function useAfterPaint<T>(compute: (() => T) | null): T | null {
  const [made, setMade] = useState<{ readonly by: () => T; readonly value: T } | null>(null);
  useEffect(() => {
    if (!compute) return undefined;
    let isCancelled = false;
    // Waits for a frame first, because a task alone could run before the current screen is painted.
    const frame = requestAnimationFrame(() => {
      void nextTask().then(() => {
        if (!isCancelled) setMade({ by: compute, value: compute() });
      });
    });
    return () => {
      isCancelled = true;
      cancelAnimationFrame(frame);
    };
  }, [compute]);
  return made !== null && made.by === compute ? made.value : null;
}
