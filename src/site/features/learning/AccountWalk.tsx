import { useState } from 'react';
import { decimal, dollars } from '@/content/format';
import type { Section } from '@/content/page';
import { accountWalk, type WalkStep } from '@/domain/calculators/accountWalk';
import { DescriptionList } from '@/site/components/DescriptionList';
import { Button } from '@/ui/Button';
import { Scroller } from '@/ui/Scroller';
import { Table } from '@/ui/Table';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useHydrated } from '@/ui/useHydrated';
import styles from './AccountWalk.module.css';

const WIDTH = 400;
const HEIGHT = 28;
const BAR_HEIGHT = 16;
/** How far the marks extend beyond the bar. */
const OVERHANG = (HEIGHT - BAR_HEIGHT) / 2;

const levelText = ({ level }: WalkStep) => (level === null ? 'none' : `${decimal(level).replace('-', '−')}%`);

interface EquityBarProps {
  readonly step: WalkStep;
  readonly balance: number;
  readonly margin: number;
  readonly stopOutPercent: number;
}

/** The equity, compared with the margin and the stop-out level. */
function EquityBar({ step, balance, margin, stopOutPercent }: EquityBarProps) {
  const wide = (amount: number) => Math.round((WIDTH * Math.max(0, amount)) / balance);
  const marks = [wide(margin), wide((margin * stopOutPercent) / 100)];
  return (
    <svg className={styles.bar} viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} aria-hidden="true">
      <rect className={styles.ground} width={WIDTH} height={BAR_HEIGHT} y={OVERHANG} />
      <rect
        className={step.state === 'open' ? styles.free : styles.short}
        width={Math.min(WIDTH, wide(step.equity))}
        height={BAR_HEIGHT}
        y={OVERHANG}
      />
      {marks.map((x) => (
        <path key={x} className={styles.mark} d={`M${String(x)} 0V${String(HEIGHT)}`} />
      ))}
    </svg>
  );
}

interface AccountWalkProps {
  readonly section: Extract<Section, { readonly kind: 'accountWalk' }>;
}

/** An account at a series of prices: the figures of one step, and a table of all steps. */
export default function AccountWalk({ section }: AccountWalkProps) {
  const { account, decimals, steps: told, note, heading } = section;
  const isLive = useHydrated();
  const [at, setAt] = useState(0);
  const steps = accountWalk(
    account,
    told.map(({ price }) => price),
  );
  const step = steps[at];
  if (!step) return null;
  const margin = steps[0]?.margin ?? 0;
  const figures = [
    { term: 'Price', text: decimal(step.price, decimals) },
    { term: 'Equity', text: dollars(step.equity) },
    { term: 'Margin', text: dollars(step.margin) },
    { term: 'Free margin', text: dollars(step.freeMargin) },
    { term: 'Margin level', text: levelText(step) },
  ];
  return (
    <div className={styles.walk}>
      <div className={styles.panel}>
        <DescriptionList className={styles.figures} rows={figures} />
        <EquityBar
          step={step}
          balance={account.balance}
          margin={margin}
          stopOutPercent={account.stopOutPercent}
        />
        <p className={styles.key}>
          {`The bar is the equity. The lines are the margin and, to the left, ${decimal(account.stopOutPercent)}% of it.`}
        </p>
        <p role="status" className={styles.comment}>
          <VisuallyHidden>
            {`Price ${decimal(step.price, decimals)}, equity ${dollars(step.equity)}, margin level ${levelText(step)}. `}
          </VisuallyHidden>
          <span>{told[at]?.comment}</span>
        </p>
        <div className={styles.buttons}>
          <Button variant="secondary" disabled={!isLive} isOff={at === 0} onClick={() => setAt(at - 1)}>
            Price before
          </Button>
          <Button disabled={!isLive} isOff={at === steps.length - 1} onClick={() => setAt(at + 1)}>
            Next price
          </Button>
        </div>
      </div>
      <Scroller label={heading}>
        <Table
          className={styles.table}
          columns={['Price', 'Open result', 'Equity', 'Free margin', 'Margin level']}
          rows={steps.map((one) => [
            decimal(one.price, decimals),
            dollars(one.result),
            dollars(one.equity),
            dollars(one.freeMargin),
            levelText(one),
          ])}
          {...(isLive && { current: at })}
        />
      </Scroller>
      <ol className={styles.comments}>
        {told.map(({ price, comment }) => (
          <li key={price}>{`${decimal(price, decimals)}: ${comment}`}</li>
        ))}
      </ol>
      {note !== undefined && <p className={styles.key}>{note}</p>}
    </div>
  );
}
