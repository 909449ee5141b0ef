import { useEffect, useState } from 'react';
import { useMaintenance } from '@/admin/contexts';

const SECOND_MS = 1000;

/**
 * The delays between checks of the site after a publication: short at first, for a site published to a folder,
 * then longer, because builds take minutes.
 */
const DELAYS_MS = [1, 2, 5, 10, 20, ...Array.from({ length: 19 }, () => 30)].map(
  (seconds) => seconds * SECOND_MS,
);

/** What visitors see after a publication; '' until the site has been checked. */
export function usePublicationNotice(publication: string | null): string {
  const { fetchPublished } = useMaintenance();
  const [found, setFound] = useState<{ readonly of: string; readonly words: string } | null>(null);

  useEffect(() => {
    if (publication === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    async function look(step: number) {
      const pause = DELAYS_MS[step];
      const seen = await fetchPublished();
      if (isOver || publication === null) return;
      const isThere = seen?.publication === publication;
      const words = isThere
        ? 'Visitors can see it.'
        : seen
          ? 'The site still shows the previous version.'
          : "The site doesn't say which version it shows.";
      setFound({ of: publication, words });
      if (isThere || pause === undefined) return;
      timer = setTimeout(() => void look(step + 1), pause);
    }
    void look(0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [publication, fetchPublished]);

  return found !== null && found.of === publication ? found.words : '';
}
