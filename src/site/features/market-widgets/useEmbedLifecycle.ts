import { useEffect, useRef, useState } from 'react';
import { useRetryOnline } from '@/runtime/useRetryOnline';
import { savesData } from '@/ui/savesData';
import type { WidgetStatus } from './embed';
import type { EmbedQueue, QueuedEmbed } from './embedQueue';

/**
 * What there is of a widget: nothing (`absent`), nothing yet though somebody asked for it (`awaited`), or what is
 * known of its embed.
 */
export type Stage = 'absent' | 'awaited' | WidgetStatus;

/** A failed embed is taken out: nothing will come of it, and to try again is to make another. */
const hasEmbed = (stage: Stage) => stage !== 'absent' && stage !== 'awaited' && stage !== 'failed';

const NEAR_MARGIN = '300px 0px';

/** How many screens lie between an element and the visible part of the page. */
function screensAway(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(0, top - globalThis.innerHeight, -bottom) / globalThis.innerHeight;
}

/**
 * The life of one widget in its box: it is there when it is near the screen, in its turn, or because somebody asked
 * for it, and its stage starts over with its embed.
 */
export function useEmbedLifecycle(queue: EmbedQueue, isAllowed: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [kept, setStage] = useState<Stage>('absent');
  const stage = isAllowed ? kept : 'absent';

  /** Takes the focus from a button that is about to go. */
  const keepFocus = () => {
    if (box.current?.contains(document.activeElement)) box.current.focus({ preventScroll: true });
  };

  const [embed] = useState<QueuedEmbed>(() => ({
    distance: () => (box.current ? screensAway(box.current) : Infinity),
    start: () => {
      keepFocus();
      setStage('loading');
    },
    stop: () => {
      setStage('absent');
    },
  }));

  useEffect(() => {
    const element = box.current;
    if (!element || !isAllowed) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting === true) queue.enqueue(embed);
        else queue.dequeue(embed);
      },
      { rootMargin: NEAR_MARGIN },
    );
    if (!savesData()) observer.observe(element);
    return () => {
      observer.disconnect();
      queue.remove(embed);
      setStage('absent');
    };
  }, [queue, embed, isAllowed]);

  useRetryOnline(stage === 'failed', () => {
    queue.remove(embed);
    queue.enqueue(embed);
  });

  return {
    box,
    stage,
    isMounted: hasEmbed(stage),
    keepFocus,
    /** Takes in what the embed says of itself; one on its way out has no say. */
    onStatus: (status: WidgetStatus) => {
      setStage((current) => (hasEmbed(current) ? status : current));
      queue.markLoaded(embed);
    },
    /** For somebody who asks for it, for the first time or again. */
    prioritize: () => {
      keepFocus();
      queue.remove(embed);
      setStage('awaited');
      queue.prioritize(embed);
    },
  };
}
