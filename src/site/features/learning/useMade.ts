import { useEffect, useState } from 'react';
import { nextTask } from '@/runtime/nextTask';

/** What `make` gives, in a task of its own after a paint; null until then, and in prerendered pages. */
export function useMade<T>(make: (() => T) | null): T | null {
  const [made, setMade] = useState<{ readonly by: () => T; readonly value: T } | null>(null);
  useEffect(() => {
    if (!make) return undefined;
    let isLeft = false;
    // What is on the screen is painted first, in a frame and not only in another task.
    const frame = requestAnimationFrame(() => {
      void nextTask().then(() => {
        if (!isLeft) setMade({ by: make, value: make() });
      });
    });
    return () => {
      isLeft = true;
      cancelAnimationFrame(frame);
    };
  }, [make]);
  return made !== null && made.by === make ? made.value : null;
}
