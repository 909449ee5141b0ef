import { tapeSettings } from '@/content/tickerTape';
import { Embed } from './Embed';
import type { WidgetStatus } from './mountEmbed';

interface TapeProps {
  readonly className: string | undefined;
  readonly onStatus: (status: WidgetStatus) => void;
}

/** The moving prices of the ticker. Because they are on every page, the Tab key skips their frame. */
export function Tape({ className, onStatus }: TapeProps) {
  return (
    <Embed
      className={className}
      kind="ticker-tape"
      config={tapeSettings}
      title="Moving prices by TradingView"
      isTabStop={false}
      onStatus={onStatus}
    />
  );
}
