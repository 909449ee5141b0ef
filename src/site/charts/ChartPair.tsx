import { useMemo, useState, type ReactNode } from 'react';
import type { PracticeName } from '@/domain/practice/marketSpecs';
import type { Timeframe } from '@/domain/practice/timedCandles';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/SelectField';
import { Slider } from '@/ui/Slider';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './ChartPair.module.css';
import { PracticeChart } from './PracticeChart';
import type { ChartBand, ChartLevel } from './practiceLayout';
import { timeframeNames, lookBackWords, SECOND_TIMEFRAME, TIMEFRAME_OPTIONS } from './timeframeWords';
import { MAX_CANDLES, useLookBack, type CandlesAt } from './useLookBack';

interface ChartPairProps {
  readonly instrument: PracticeName;
  readonly timeframe: Timeframe;
  /** Must stay the same function until its candles change. */
  readonly candlesAt: CandlesAt;
  /** The current minute. */
  readonly now: number;
  /** The start of the first candle shown at the current minute, which leaves room for those to come. */
  readonly first?: number | undefined;
  readonly levels?: readonly ChartLevel[];
  readonly bands?: readonly ChartBand[];
  /** The timeframe of the second chart, as chosen on an earlier visit; null if none was. */
  readonly second: Timeframe | 'none' | null;
  readonly onSecond: (second: Timeframe | 'none') => void;
  /** What belongs directly under the chart. */
  readonly children?: ReactNode;
}

/** With fewer candles, a timeframe shows nothing that the other one doesn't. */
const MIN_CANDLES = 5;

const withoutHandle = ({ label, price, tone }: ChartLevel): ChartLevel => ({ label, price, tone });

/** A chart, optionally with a second one of the same prices in another timeframe, and a way to look back on both. */
export function ChartPair(props: ChartPairProps) {
  const { instrument, timeframe, candlesAt, now, first, levels = [], bands = [] } = props;
  const look = useLookBack(candlesAt, timeframe, now);
  const { moment, isBack } = look;
  const [said, setSaid] = useState('');
  const isWide = useMediaQuery('(width >= 64rem)');

  const options = useMemo(
    () =>
      TIMEFRAME_OPTIONS.filter(
        ({ value }) => value !== timeframe && candlesAt(value, now, MIN_CANDLES).length === MIN_CANDLES,
      ),
    [candlesAt, timeframe, now],
  );
  const asked = props.second ?? (isWide ? SECOND_TIMEFRAME[timeframe] : 'none');
  const wished = asked === timeframe ? SECOND_TIMEFRAME[timeframe] : asked;
  const second = options.find(({ value }) => value === wished)?.value ?? 'none';

  const candles = useMemo(() => candlesAt(timeframe, moment, MAX_CANDLES), [candlesAt, timeframe, moment]);
  const others = useMemo(
    () => (second === 'none' ? [] : candlesAt(second, moment, MAX_CANDLES)),
    [candlesAt, second, moment],
  );
  const move = (of: Timeframe) => (steps: number) => {
    look.move(of, steps);
    if (!isBack) setSaid('Looking back: orders apply to the present.');
  };

  const other = second !== 'none' && (
    <PracticeChart
      key={second}
      name={`${instrument}, ${timeframeNames[second]}`}
      caption={timeframeNames[second]}
      readerLabel="Candle of the second chart"
      candles={others}
      instrument={instrument}
      levels={levels.map(withoutHandle)}
      bands={bands}
      isBack={isBack}
      onMove={move(second)}
    />
  );
  return (
    <div className={styles.pair}>
      <div className={styles.charts} data-two={second !== 'none' || undefined}>
        <PracticeChart
          key={timeframe}
          name={`${instrument}, ${timeframeNames[timeframe]}`}
          caption={second === 'none' ? undefined : timeframeNames[timeframe]}
          candles={candles}
          first={first}
          instrument={instrument}
          levels={levels}
          bands={bands}
          isBack={isBack}
          onMove={move(timeframe)}
        />
        {isWide && other}
      </div>
      {props.children}
      {!isWide && other}
      <div className={styles.controls}>
        <Slider
          label="Look back"
          min={look.earliest}
          max={look.last}
          value={look.at}
          text={lookBackWords(now - moment)}
          onChange={look.lookTo}
        />
        <Button
          variant="secondary"
          isOff={!isBack}
          onClick={() => {
            look.toPresent();
            setSaid('At the present moment.');
          }}
        >
          To the present
        </Button>
        <SelectField
          label="Second chart"
          value={second}
          onChange={props.onSecond}
          options={[{ value: 'none', label: 'None' }, ...options]}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}
