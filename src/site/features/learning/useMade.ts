import { useEffect, useState } from 'react';
import { nextTask } from '@/runtime/nextTask';

/** What `make` gives, in a task of its own after the page has painted; null until then, and in prerendered pages. */
export function useMade<T>(make: (() => T) | null): T | null {
  const [made, setMade] = useState<{ readonly by: () => T; readonly value: T } | null>(null);
  useEffect(() => {
    if (!make) return undefined;
    let isLeft = false;
    void nextTask().then(() => {
      if (!isLeft) setMade({ by: make, value: make() });
    });
    return () => {
      isLeft = true;
    };
  }, [make]);
  return made?.by === make ? (made?.value ?? null) : null;
}
