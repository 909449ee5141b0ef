import { useEffect, useState } from 'react';

/**
 * When this page became live in the visitor's browser; null in prerendered pages and until then. Whatever depends
 * on the visitor's clock or time zone is drawn from it, so that the first render equals the built page in any year.
 */
export function useClientNow(): Date | null {
  const [time, setTime] = useState<Date | null>(null);
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the first render must equal the prerendered page
    setTime(new Date());
  }, []);
  return time;
}
