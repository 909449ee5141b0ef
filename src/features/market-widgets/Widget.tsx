import { useCallback, useEffect, useRef, useState } from 'react';
import { widgetsConsent } from '@/data/storage/preference';
import { Button } from '@/ui/Button';
import { savesData } from '@/ui/savesData';
import { useIsLive } from '@/ui/useIsLive';
import { Embed } from './Embed';
import type { WidgetKind, WidgetStatus } from './embed';
import type { EmbedQueue, QueuedEmbed } from './embedQueue';
import { useRetryOnline } from './loadingMoment';
import { useWidgetsAllowed } from './useWidgetsAllowed';
import styles from './Widget.module.css';

interface WidgetProps {
  readonly kind: Exclude<WidgetKind, 'ticker-tape'>;
  /** Must keep its identity while it means the same. */
  readonly config: object;
  /** `EUR/USD 4-hour chart`: unique on the page. */
  readonly name: string;
  /** The provider's own page for the same. */
  readonly href: string;
  readonly queue: EmbedQueue;
}

const SIZES = {
  'market-overview': styles.overview,
  'advanced-chart': styles.chart,
  events: styles.calendar,
};

const NEAR_MARGIN_PX = 300;

const NOTES: Partial<Record<WidgetStatus, string>> = {
  slow: 'Taking longer than usual.',
  'no-data': 'The provider has no data for it just now.',
};

/** How many screens lie between an element and the visible part of the page. */
function screensAway(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(0, top - globalThis.innerHeight, -bottom) / globalThis.innerHeight;
}

/** When this widget may be there at all: near the screen, in its turn, or because somebody asked for it. */
function useTurn(queue: EmbedQueue, isAllowed: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [isAlive, setAlive] = useState(false);
  const [embed] = useState<QueuedEmbed>(() => ({
    distance: () => (box.current ? screensAway(box.current) : Infinity),
    start: () => {
      setAlive(true);
    },
    stop: () => {
      setAlive(false);
    },
  }));

  useEffect(() => {
    const element = box.current;
    if (!element || !isAllowed) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting === true) queue.want(embed);
        else queue.unwant(embed);
      },
      { rootMargin: `${String(NEAR_MARGIN_PX)}px 0px` },
    );
    if (!savesData()) observer.observe(element);
    return () => {
      observer.disconnect();
      queue.remove(embed);
      setAlive(false);
    };
  }, [queue, embed, isAllowed]);

  const insist = useCallback(() => {
    queue.insist(embed);
  }, [queue, embed]);
  const settle = useCallback(() => {
    queue.settle(embed);
  }, [queue, embed]);
  return { box, isAlive: isAlive && isAllowed, insist, settle };
}

/**
 * One large widget of the provider in a box of fixed size, so that nothing around it ever moves: a name while it is
 * not there, the provider's frame, or what went wrong and what can be done.
 */
export function Widget({ kind, config, name, href, queue }: WidgetProps) {
  const isLive = useIsLive();
  const isAllowed = useWidgetsAllowed();
  const { box, isAlive, insist, settle } = useTurn(queue, isAllowed);
  const [status, setStatus] = useState<WidgetStatus>('loading');
  const [attempt, setAttempt] = useState(0);

  /** Takes the focus from a button that is about to go. */
  const keepFocus = () => box.current?.focus({ preventScroll: true });

  const start = () => {
    setStatus('loading');
    setAttempt((count) => count + 1);
  };
  useRetryOnline(isAlive && status === 'failed', start);
  const isCovered = !isAlive || status === 'loading' || status === 'failed';

  return (
    <div className={styles.widget}>
      <div
        ref={box}
        className={`${styles.box ?? ''} ${SIZES[kind] ?? ''}`}
        role="group"
        aria-label={name}
        tabIndex={-1}
      >
        {isAlive && (
          <Embed
            key={attempt}
            className={styles.slot}
            kind={kind}
            config={config}
            title={`${name} by TradingView`}
            onStatus={(next) => {
              setStatus(next);
              settle();
            }}
          />
        )}
        {isCovered && (
          <div className={styles.cover}>
            <p className={styles.name}>{name}</p>
            {!isAllowed ? (
              <>
                <p>It comes from TradingView. Your browser contacts this provider only once you agree.</p>
                <Button
                  look="secondary"
                  disabled={!isLive}
                  aria-label={`Load live charts, beginning with ${name}`}
                  onClick={() => {
                    keepFocus();
                    widgetsConsent.choose('granted');
                  }}
                >
                  Load live charts
                </Button>
              </>
            ) : !isAlive ? (
              <Button
                look="secondary"
                disabled={!isLive}
                aria-label={`Load ${name}`}
                onClick={() => {
                  keepFocus();
                  start();
                  insist();
                }}
              >
                Load
              </Button>
            ) : status === 'loading' ? (
              <p>Loading…</p>
            ) : (
              <>
                <p>It could not be loaded. Your network or a content blocker may keep TradingView out.</p>
                <Button
                  look="secondary"
                  aria-label={`Try again to load ${name}`}
                  onClick={() => {
                    keepFocus();
                    start();
                  }}
                >
                  Try again
                </Button>
              </>
            )}
          </div>
        )}
      </div>
      <p className={styles.caption}>
        <a href={href} target="_blank" rel="noopener nofollow">
          {name}
        </a>{' '}
        by TradingView{' '}
        <span role="status" className={styles.note}>
          {isAlive && status === 'failed' ? `${name} could not be loaded.` : isAlive ? NOTES[status] : null}
        </span>
      </p>
    </div>
  );
}
