import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { mountEmbed, type WidgetKind, type WidgetStatus } from './mountEmbed';

interface EmbedProps {
  readonly kind: WidgetKind;
  readonly config: object;
  /** The accessible name of the frame, unique on the page. */
  readonly title: string;
  readonly isTabStop?: boolean;
  readonly className?: string | undefined;
  readonly onStatus: (status: WidgetStatus) => void;
}

/** The base URL of TradingView's scripts, ending in a slash. A build may use another, such as the mock's. */
const PROVIDER_BASE = import.meta.env.VITE_TV_BASE ?? 'https://s3.tradingview.com/external-embedding/';

const TIMEOUT_MS = 20_000;

/** A TradingView widget that fills its parent element while it is mounted. */
export function Embed({ kind, config, title, isTabStop = true, className, onStatus }: EmbedProps) {
  const slot = useRef<HTMLDivElement>(null);
  const id = `tv${useId().replace(/\W/g, '')}`;
  // An embed can only be replaced, not changed.
  const settings = JSON.stringify(config);
  const handleStatus = useEffectEvent(onStatus);

  useEffect(
    () =>
      slot.current
        ? mountEmbed(slot.current, {
            kind,
            base: PROVIDER_BASE,
            settings,
            id,
            title,
            isTabStop,
            patience: TIMEOUT_MS,
            onStatus: (status) => handleStatus(status),
          })
        : undefined,
    [kind, settings, id, title, isTabStop],
  );

  return <div ref={slot} className={className} />;
}
