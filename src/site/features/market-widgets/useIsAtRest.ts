import { useEffect, useState } from 'react';
import { whenIdle } from '@/runtime/whenIdle';
import { isLoadingMoment, watchLoadingMoment } from './loadingMoment';

/** True from when the page has come to rest and the tab can be seen. */
export function useIsAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const settle = () => {
      if (isLoadingMoment()) setAtRest(true);
    };
    const callOff = whenIdle(settle);
    const stopWatching = watchLoadingMoment(settle);
    return () => {
      callOff();
      stopWatching();
    };
  }, []);
  return isAtRest;
}
