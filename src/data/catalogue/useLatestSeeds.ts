import { useEffect } from 'react';
import { latestSeeds } from './browserEnvironment';

/** While the lists take their simulated time, the site is asked whether something newer was published. */
export function useLatestSeeds(): void {
  useEffect(() => {
    void latestSeeds.load();
  }, []);
}
