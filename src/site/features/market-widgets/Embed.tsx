import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { mountEmbed, type WidgetKind, type WidgetStatus } from './embed';

interface EmbedProps {
  readonly kind: WidgetKind;
  /** Must keep its identity while it means the same: an embed cannot be changed, only replaced. */
  readonly config: object;
  /** The accessible name of the frame, unique on the page. */
  readonly title: string;
  readonly isTabStop?: boolean;
  readonly className?: string | undefined;
  readonly onStatus: (status: WidgetStatus) => void;
}

/** Where the provider's embed scripts are; a build may name another place, such as the mock's. Ends in a slash. */
const PROVIDER_BASE = import.meta.env.VITE_TV_BASE ?? 'https://s3.tradingview.com/external-embedding/';

const PATIENCE_MS = 20_000;

/** One widget of the chart provider for as long as it is mounted. It fills its element, whose size is the caller's. */
export function Embed({ kind, config, title, isTabStop = true, className, onStatus }: EmbedProps) {
  const slot = useRef<HTMLDivElement>(null);
  const id = `tv${useId().replace(/\W/g, '')}`;
  const handleStatus = useEffectEvent(onStatus);

  useEffect(
    () =>
      slot.current
        ? mountEmbed(slot.current, {
            kind,
            base: PROVIDER_BASE,
            config,
            id,
            title,
            isTabStop,
            patience: PATIENCE_MS,
            onStatus: (status) => {
              handleStatus(status);
            },
          })
        : undefined,
    [kind, config, id, title, isTabStop],
  );

  return <div ref={slot} className={className} />;
}
