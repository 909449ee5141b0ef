import { useLayoutEffect, useRef, useState } from 'react';

const FIRST_WIDTH = 358;
const MIN_WIDTH = 200;

/** The chart's width on the page, so that its text keeps its size. */
export function useChartWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  useLayoutEffect(() => {
    const measure = () => {
      // While the chart is hidden or its styles are loading, its width is meaningless.
      const measured = frame.current?.clientWidth ?? 0;
      if (measured >= MIN_WIDTH) setWidth(measured);
    };
    measure();
    globalThis.addEventListener('resize', measure);
    return () => globalThis.removeEventListener('resize', measure);
  }, []);
  return [frame, width] as const;
}
