import { useEffect, useState } from 'react';

/** Whether a text has stayed the same for so many milliseconds; the first one counts as settled. */
export function useIsSettled(text: string, ms: number): boolean {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, ms);
    return () => {
      clearTimeout(timer);
    };
  }, [text, ms]);
  return settled === text;
}
