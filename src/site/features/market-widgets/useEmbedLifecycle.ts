import { useEffect, useRef, useState } from 'react';
import { useRetryOnline } from '@/runtime/useRetryOnline';
import { prefersReducedData } from '@/ui/prefersReducedData';
import type { WidgetStatus } from './mountEmbed';
import type { EmbedQueue, QueuedEmbed } from './embedQueue';

/**
 * The state of a widget: not loaded (`absent`), requested by the user (`awaited`), or the state of its embed.
 */
export type WidgetStage = 'absent' | 'awaited' | WidgetStatus;

/** A failed embed is removed; retrying creates a new one. */
const hasEmbed = (stage: WidgetStage) => stage !== 'absent' && stage !== 'awaited' && stage !== 'failed';

const PRELOAD_MARGIN = '300px 0px';

/** The distance between an element and the viewport, in screens. */
function screensAway(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(0, top - globalThis.innerHeight, -bottom) / globalThis.innerHeight;
}

/**
 * The lifecycle of a widget. It loads when it is near the viewport and its turn comes, or when the user asks
 * for it; a new embed starts over.
 */
export function useEmbedLifecycle(queue: EmbedQueue, isAllowed: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [kept, setStage] = useState<WidgetStage>('absent');
  const stage = isAllowed ? kept : 'absent';

  /** Takes the focus from a button that is about to disappear. */
  const keepFocus = () => {
    if (box.current?.contains(document.activeElement)) box.current.focus({ preventScroll: true });
  };

  const [embed] = useState<QueuedEmbed>(() => ({
    distance: () => (box.current ? screensAway(box.current) : Infinity),
    start: () => {
      keepFocus();
      setStage('loading');
    },
    stop: () => setStage('absent'),
  }));

  useEffect(() => {
    const element = box.current;
    if (!element || !isAllowed) return;
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting === true) queue.enqueue(embed);
        else queue.dequeue(embed);
      },
      { rootMargin: PRELOAD_MARGIN },
    );
    // Among the embeds near the viewport, one that is visible replaces one that no longer is.
    const onScreen = new IntersectionObserver(queue.resume);
    const observers = [near, onScreen];
    if (!prefersReducedData()) for (const observer of observers) observer.observe(element);
    return () => {
      for (const observer of observers) observer.disconnect();
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
    /** Handles the embed's state changes, unless it is being removed. */
    onStatus: (status: WidgetStatus) => {
      setStage((current) => (hasEmbed(current) ? status : current));
      queue.markLoaded(embed);
    },
    /** Called when the user asks for the widget or retries. */
    prioritize: () => {
      keepFocus();
      queue.remove(embed);
      setStage('awaited');
      queue.prioritize(embed);
    },
  };
}
