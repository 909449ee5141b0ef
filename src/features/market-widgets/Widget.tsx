import { widgetsConsent } from '@/data/storage/preference';
import { Button } from '@/ui/Button';
import { useIsLive } from '@/ui/useIsLive';
import { Embed } from './Embed';
import type { WidgetKind } from './embed';
import type { EmbedQueue } from './embedQueue';
import { useTurn, type Stage } from './useTurn';
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

const NOTES: Partial<Record<Stage, string>> = {
  slow: 'Taking longer than usual.',
  'no-data': 'The provider has no data for it just now.',
};

/**
 * One large widget of the provider in a box of fixed size, so that nothing around it ever moves: a name while it is
 * not there, the provider's frame, or what went wrong and what can be done.
 */
export function Widget({ kind, config, name, href, queue }: WidgetProps) {
  const isLive = useIsLive();
  const isAllowed = useWidgetsAllowed();
  const { box, stage, isMounted, tell, insist, keepFocus } = useTurn(queue, isAllowed);
  const isCovered = !isMounted || stage === 'loading';

  return (
    <div className={styles.widget}>
      <div
        ref={box}
        className={`${styles.box ?? ''} ${SIZES[kind] ?? ''}`}
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
            onStatus={tell}
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
            ) : stage === 'absent' ? (
              <Button look="secondary" disabled={!isLive} aria-label={`Load ${name}`} onClick={insist}>
                Load
              </Button>
            ) : stage === 'failed' ? (
              <>
                <p>It could not be loaded. Your network or a content blocker may keep TradingView out.</p>
                <Button look="secondary" aria-label={`Try again to load ${name}`} onClick={insist}>
                  Try again
                </Button>
              </>
            ) : (
              <p>Loading…</p>
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
          {stage === 'failed' ? `${name} could not be loaded.` : NOTES[stage]}
        </span>
      </p>
    </div>
  );
}
