import { useEffect, useState } from 'react';

/** A text as it was when it last stayed the same for so many milliseconds; the first one counts at once. */
export function useTextAtRest(text: string, ms: number): string {
  const [atRest, setAtRest] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setAtRest(text);
    }, ms);
    return () => {
      clearTimeout(timer);
    };
  }, [text, ms]);
  return atRest;
}
