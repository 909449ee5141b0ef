import { useEffect, useState } from 'react';

/**
 * Returns the value once it has stayed the same for the given number of milliseconds; the first value applies
 * at once.
 */
export function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(() => value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
