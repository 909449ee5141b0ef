import { useEffect, useState } from 'react';

/** A value as it was when it last stayed the same for so many milliseconds; the first one counts at once. */
export function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(() => value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(() => value);
    }, ms);
    return () => {
      clearTimeout(timer);
    };
  }, [value, ms]);
  return settled;
}
