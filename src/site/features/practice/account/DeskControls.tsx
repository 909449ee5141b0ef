import type { Ref } from 'react';
import type { Side } from '@/domain/practice/account';
import { Button } from '@/ui/Button';
import type { ButtonVariant } from '@/ui/buttonClass';
import styles from './PracticeAccount.module.css';

interface Step {
  readonly name: string;
  readonly run: () => void;
}

interface DeskControlsProps {
  readonly nextStep: Step;
  readonly orders: readonly (Step & { readonly side: Side; readonly price: string })[];
  readonly longSteps: readonly (Step & { readonly variant: ButtonVariant })[];
  readonly canAct: boolean;
  /** Whether the next candle is the main action. */
  readonly isMain: boolean;
  readonly nextRef: Ref<HTMLButtonElement>;
}

/** The next candle and the two orders, which stay in view next to the chart, and the longer steps. */
export function DeskControls({ nextStep, orders, longSteps, canAct, isMain, nextRef }: DeskControlsProps) {
  return (
    <>
      <div className={styles.bar}>
        <Button
          ref={nextRef}
          variant={isMain ? 'primary' : 'secondary'}
          isOff={!canAct}
          onClick={nextStep.run}
        >
          {nextStep.name}
        </Button>
        {orders.map(({ side, name, price, run }) => (
          <button
            key={side}
            type="button"
            data-side={side}
            className={styles.order}
            disabled={!canAct}
            onClick={run}
          >
            <span>{name}</span>
            <span>{price}</span>
          </button>
        ))}
      </div>
      <div className={styles.steps}>
        {longSteps.map(({ name, variant, run }, index) => (
          <Button key={index} variant={variant} isOff={!canAct} onClick={run}>
            {name}
          </Button>
        ))}
      </div>
    </>
  );
}
