import { useEffect, useState } from 'react';

/**
 * When the page was hydrated; null until then. Anything that depends on the visitor's clock or time zone is
 * rendered from it, so the first render matches the prerendered HTML.
 */
export function useClientNow(): Date | null {
  const [time, setTime] = useState<Date | null>(null);
  useEffect(() => {
    // The first render must equal the prerendered page.
    setTime(new Date());
  }, []);
  return time;
}
