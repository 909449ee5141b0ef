import type { PracticeName } from '@/domain/practice/marketSpecs';
import type { ReplayStart } from '@/domain/practice/replays';
import { countOf } from '@/domain/text/groupDigits';
import { distanceText } from '@/site/charts/practiceFigures';
import { Text } from '@/site/components/Text';
import styles from './Charts.module.css';

interface ChartFactsProps {
  readonly instrument: PracticeName;
  /** Such as `EUR/USD, 4-hour candles`, if no heading contains it. */
  readonly name: string | undefined;
  /** Null while it is being generated. */
  readonly start: ReplayStart | null;
}

const announcementText = (minutes: readonly number[]): string =>
  minutes.length === 0
    ? 'none within 8 hours'
    : `in ${minutes.map((each) => countOf(Math.round(each / 60), 'hour')).join(' and ')}`;

/** What a decision needs besides the prices, which are on its buttons. */
export function ChartFacts({ instrument, name, start }: ChartFactsProps) {
  return (
    <div className={styles.facts}>
      {name !== undefined && (
        <p>
          <Text of={name} />
        </p>
      )}
      {start && (
        <dl>
          <div>
            <dt>Spread</dt>
            <dd>{distanceText(instrument, start.ask - start.bid)}</dd>
          </div>
          <div>
            <dt>Usual range</dt>
            <dd>{distanceText(instrument, start.range)}</dd>
          </div>
          <div>
            <dt>Announcements</dt>
            <dd>{announcementText(start.announcements)}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}
