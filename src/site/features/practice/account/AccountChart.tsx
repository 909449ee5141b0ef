import { useCallback, useState, type ReactNode } from 'react';
import type { Position } from '@/domain/practice/account';
import type { AccountAction, RejectedEvent } from '@/domain/practice/accountEvents';
import type { PracticeName } from '@/domain/practice/marketSpecs';
import type { Session } from '@/domain/practice/session';
import type { Timeframe } from '@/domain/practice/timedCandles';
import { secondChartPreference } from '@/data/practice/secondChart';
import { useWatchedValue } from '@/runtime/useWatchedValue';
import { ChartPair } from '@/site/charts/ChartPair';
import type { ChartLevel } from '@/site/charts/practiceLayout';
import type { CandlesAt } from '@/site/charts/useLookBack';
import { priceText } from '@/site/charts/practiceFigures';
import styles from './PracticeAccount.module.css';
import { refusalWords } from './refusalWords';

/** With more trades, the levels would be hard to distinguish. */
const MAX_SHOWN_TRADES = 3;

interface DraggedExit {
  readonly id: number;
  readonly exit: 'stop' | 'target';
  readonly price: number;
}

interface AccountChartProps {
  readonly session: Session;
  readonly name: PracticeName;
  readonly timeframe: Timeframe;
  readonly canAct: boolean;
  readonly onAct: (action: AccountAction) => RejectedEvent | 'lost' | null;
  /** What belongs directly under the chart. */
  readonly children: ReactNode;
}

/**
 * An instrument's candles up to now, with its pending orders and open trades; stops and targets of trades can be
 * moved.
 */
export function AccountChart(props: AccountChartProps) {
  const { session, name, timeframe, canAct, onAct, children } = props;
  const { account, market, minute } = session;
  const [moved, setMoved] = useState<DraggedExit | null>(null);
  const [refusal, setRefusal] = useState<{ readonly words: string; readonly of: Session } | null>(null);
  const second = useWatchedValue(secondChartPreference, null);
  const candlesAt = useCallback<CandlesAt>(
    (of, until, count) => market.candles(name, of, until, count),
    [market, name],
  );

  function exitOf(position: Position, exit: 'stop' | 'target'): readonly ChartLevel[] {
    const { id, [exit]: kept } = position;
    if (kept === null) return [];
    const price = moved?.id === id && moved.exit === exit ? moved.price : kept;
    const level: ChartLevel = {
      label: `${exit === 'stop' ? 'Stop' : 'Target'} ${String(id)}`,
      tone: exit === 'stop' ? 'loss' : 'gain',
      price,
    };
    if (!canAct) return [level];
    return [
      {
        ...level,
        onMove: (to) => {
          setMoved({ id, exit, price: to });
          setRefusal(null);
        },
        // If the price is refused, the level snaps back.
        onApply: () => {
          const refused = price === kept ? null : onAct({ do: 'modifyPosition', id, [exit]: price });
          setMoved(null);
          if (refused === null || refused === 'lost') return;
          const reason = refusalWords(account, refused, { ...position, kind: 'modify' });
          setRefusal({ words: `${level.label} stays at ${priceText(name, kept)}. ${reason}`, of: session });
        },
      },
    ];
  }

  const positions = account.positions
    .filter(({ instrument }) => instrument === name)
    .slice(-MAX_SHOWN_TRADES);
  const orders = account.orders.filter(({ instrument }) => instrument === name).slice(-MAX_SHOWN_TRADES);
  const levels = [
    ...positions.flatMap((position): readonly ChartLevel[] => [
      { label: `Entry ${String(position.id)}`, price: position.entry, tone: 'entry' },
      ...exitOf(position, 'stop'),
      ...exitOf(position, 'target'),
    ]),
    ...orders.map(({ id, price }): ChartLevel => ({ label: `Order ${String(id)}`, price, tone: 'entry' })),
  ];

  return (
    <ChartPair
      instrument={name}
      timeframe={timeframe}
      candlesAt={candlesAt}
      now={minute}
      levels={levels}
      second={second}
      onSecond={secondChartPreference.choose}
    >
      <p role="status" className={styles.refusal}>
        {refusal?.of === session && refusal.words}
      </p>
      {children}
    </ChartPair>
  );
}
