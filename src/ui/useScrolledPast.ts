import { useEffect, useState } from 'react';

/** Whether the page is scrolled by more than `pixels`; false on the first render. */
export function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(globalThis.scrollY > pixels);
    look();
    globalThis.addEventListener('scroll', look, { passive: true });
    return () => globalThis.removeEventListener('scroll', look);
  }, [pixels]);
  return past;
}
