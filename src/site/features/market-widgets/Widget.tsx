import type { MarketWidget } from '@/content/widgets';
import { widgetsConsent } from '@/data/storage/preference';
import { Button } from '@/ui/Button';
import { useHydrated } from '@/ui/useHydrated';
import { Embed } from './Embed';
import type { EmbedQueue } from './embedQueue';
import { useEmbedLifecycle, type WidgetStage } from './useEmbedLifecycle';
import { useWidgetsAllowed } from './useWidgetsAllowed';
import styles from './Widget.module.css';

interface WidgetProps {
  readonly kind: MarketWidget;
  readonly config: object;
  /** A unique name on the page, such as `EUR/USD 4-hour chart`. */
  readonly name: string;
  /** TradingView's own page with the same content. */
  readonly href: string;
  readonly queue: EmbedQueue;
}

const SIZE_CLASSES: Readonly<Record<MarketWidget, string | undefined>> = {
  'market-overview': styles.overview,
  'advanced-chart': styles.chart,
  events: styles.calendar,
};

/** What follows `Gold by TradingView` in the caption. */
const STAGE_NOTES: Partial<Record<WidgetStage, string>> = {
  failed: "couldn't be loaded.",
  slow: 'is taking longer than usual.',
  'no-data': 'has no data at the moment.',
};

/**
 * A large TradingView widget in a box of fixed size, so nothing shifts. It shows a placeholder, the frame, or
 * an error with a way to retry.
 */
export function Widget({ kind, config, name, href, queue }: WidgetProps) {
  const isLive = useHydrated();
  const isAllowed = useWidgetsAllowed();
  const { box, stage, isMounted, onStatus, prioritize, keepFocus } = useEmbedLifecycle(queue, isAllowed);
  const isCovered = !isMounted || stage === 'loading';

  return (
    <div className={styles.widget}>
      <div
        ref={box}
        className={`${styles.box ?? ''} ${SIZE_CLASSES[kind] ?? ''}`}
        role="group"
        aria-label={name}
        tabIndex={-1}
      >
        {isMounted && (
          <Embed
            className={styles.slot}
            kind={kind}
            config={config}
            title={`${name} by TradingView`}
            onStatus={onStatus}
          />
        )}
        {isCovered && (
          <div className={styles.cover}>
            <p className={styles.name}>{name}</p>
            {!isAllowed ? (
              <>
                <p>It comes from TradingView. Your browser contacts this provider only once you agree.</p>
                <Button
                  variant="secondary"
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
            ) : stage === 'absent' ? (
              <Button variant="secondary" disabled={!isLive} aria-label={`Load ${name}`} onClick={prioritize}>
                Load
              </Button>
            ) : stage === 'failed' ? (
              <>
                <p>
                  It couldn&apos;t be loaded. Your network or a content blocker may be blocking TradingView.
                </p>
                <Button variant="secondary" aria-label={`Try again to load ${name}`} onClick={prioritize}>
                  Try again
                </Button>
              </>
            ) : (
              <p>Loading…</p>
            )}
          </div>
        )}
      </div>
      <p className={styles.caption} role="status">
        <a href={href} target="_blank" rel="noopener nofollow">
          {name}
        </a>{' '}
        by TradingView <span className={styles.note}>{STAGE_NOTES[stage]}</span>
      </p>
    </div>
  );
}
