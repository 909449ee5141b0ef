import { WEEKDAYS } from '@/content/weekdays';
import type { TradeGroup } from '@/domain/journal/figures';
import { formatR } from '@/domain/signals/results';
import { Table } from '@/ui/Table';
import { TypedText } from '@/ui/TypedText';
import styles from './GroupTables.module.css';
import { clockWords, signedMoney } from './journalWords';
import type { MeasuredAccount } from './useMeasures';
import { useState, type ReactNode } from 'react';
import { Button } from '@/ui/Button';

interface GroupTableProps<K> {
  readonly caption: string;
  readonly groups: readonly TradeGroup<K>[];
  readonly nameOf: (key: K) => ReactNode;
  readonly measured: MeasuredAccount;
}

const MAX_ROWS = 12;

function GroupTable<K>({ caption, groups, nameOf, measured: { account } }: GroupTableProps<K>) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? groups : groups.slice(0, MAX_ROWS);
  if (groups.length === 0) return null;
  return (
    <div className={styles.group}>
      <Table
        className={styles.table}
        caption={<caption className={styles.caption}>{caption}</caption>}
        columns={['', 'Trades', 'Net', 'Total R', 'with R']}
        rows={shown.map(({ key, trades, money, r, withR }) => [
          nameOf(key),
          String(trades),
          signedMoney(money, { ...account, currency: null }),
          withR === 0 ? '–' : formatR(r),
          String(withR),
        ])}
      />
      {shown.length < groups.length && (
        <Button variant="quiet" onClick={() => setIsWhole(true)}>
          {`Show all ${String(groups.length)}`}
        </Button>
      )}
    </div>
  );
}

const twoDigits = (hour: number): string => String(hour).padStart(2, '0');

/** Counts and sums by instrument, side, weekday and hour. No percentages, because groups are small. */
export function GroupTables({ measured }: { readonly measured: MeasuredAccount }) {
  const { account, measures } = measured;
  const { byInstrument, bySide, byWeekday, byHour } = measures;
  return (
    <>
      <div className={styles.groups}>
        <GroupTable
          caption="Instrument"
          groups={byInstrument}
          nameOf={(name) => <TypedText text={name} />}
          measured={measured}
        />
        <GroupTable
          caption="Side"
          groups={bySide}
          nameOf={(side) => (side === 'buy' ? 'Bought' : 'Sold')}
          measured={measured}
        />
        <GroupTable
          caption="Weekday of entry"
          groups={byWeekday}
          nameOf={(day) => WEEKDAYS[(day + 6) % 7]}
          measured={measured}
        />
        <GroupTable
          caption="Hour of entry"
          groups={byHour}
          nameOf={(hour) => `${twoDigits(hour)}:00`}
          measured={measured}
        />
      </div>
      <p className={styles.note}>
        {byHour.length === 0
          ? 'No opening times were read, so nothing can be said about weekdays and hours.'
          : `Times follow ${clockWords(account)}. The best and the worst of many groups stand out by chance alone.`}
      </p>
    </>
  );
}
