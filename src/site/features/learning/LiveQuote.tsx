import { useState } from 'react';
import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { pipValue } from '@/domain/calculators/tradeArithmetic';
import { Slider } from '@/ui/Slider';
import { useHydrated } from '@/ui/useHydrated';
import styles from './LiveQuote.module.css';

const PIP = 0.0001;
const MAX_GAP = 10;
const START_GAP = 2;

const price = (value: number) => decimal(value, 4);

type LiveQuoteProps = NonNullable<LessonContent['quote']>;

/** The two prices of a quote as buttons, and a slider for the gap between them. */
export default function LiveQuote({ bid, units }: LiveQuoteProps) {
  const isLive = useHydrated();
  const [gap, setGap] = useState(START_GAP);
  const [side, setSide] = useState<'sell' | 'buy' | null>(null);
  const ask = bid + gap * PIP;
  const loss = pipValue(units, PIP) * gap;
  const orders = [
    { name: 'sell', label: 'Sell', at: bid, done: 'Sold', back: `buy back at ${price(ask)}` },
    { name: 'buy', label: 'Buy', at: ask, done: 'Bought', back: `sell at ${price(bid)}` },
  ] as const;
  const order = orders.find(({ name }) => name === side);
  return (
    <div className={styles.quote} data-ground="felt">
      <p className={styles.name}>EUR/USD, an invented quote</p>
      <div className={styles.orders}>
        {orders.map(({ name, label, at }) => (
          <button
            key={name}
            type="button"
            disabled={!isLive}
            aria-pressed={name === side}
            onClick={() => setSide(name)}
          >
            <span>{label}</span> <strong>{price(at)}</strong>
          </button>
        ))}
      </div>
      <p role="status" className={styles.said}>
        <strong>
          {order ? `${order.done}. You're down ${dollars(loss)}.` : 'Press a price and see your result.'}
        </strong>{' '}
        <span>
          {order
            ? `To close the trade now, you would ${order.back}.`
            : `You trade ${decimal(units)} euros. The market stands still.`}
        </span>
      </p>
      <Slider
        label="The gap between the two prices"
        min={1}
        max={MAX_GAP}
        value={gap}
        text={`${String(gap)} ${gap === 1 ? 'step' : 'steps'} of ${price(PIP)}`}
        onChange={setGap}
      />
    </div>
  );
}
