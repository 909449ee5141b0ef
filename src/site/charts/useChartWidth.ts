import { useLayoutEffect, useRef, useState } from 'react';

const FIRST_WIDTH = 358;
const MIN_WIDTH = 200;

/** The chart's width on the page, so that its text keeps its size. */
export function useChartWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const measure = () => {
      // While the chart is hidden or its styles are loading, its width is meaningless.
      if (box.clientWidth >= MIN_WIDTH) setWidth(box.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [frame, width] as const;
}
