import { useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { dollars } from '@/content/format';
import { rules } from '@/content/rules';
import { resultAt } from '@/domain/practice/account';
import type { Replay, ReplayStart } from '@/domain/practice/replays';
import {
  distanceText,
  moneyText,
  percentText,
  priceText,
  ratioText,
  REASON_OPTIONS,
} from '@/site/charts/practiceFigures';
import { PriceField } from '@/site/charts/PriceField';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { SelectField } from '@/ui/SelectField';
import { StatList } from '@/ui/StatList';
import { TextField } from '@/ui/TextField';
import { parseLots, problemsOf, readDraft, type ChartDecision, type PlanDraft } from './chartDraft';
import styles from './Charts.module.css';
import fieldStyles from '@/site/questions/QuestionFields.module.css';

interface ChartPlanProps {
  readonly chart: Replay;
  readonly start: ReplayStart;
  readonly draft: PlanDraft;
  readonly onChange: (draft: PlanDraft) => void;
  readonly onDecide: (decided: ChartDecision) => void;
}

/** Buy, sell or stay out; for a trade also a reason, a stop, a target and an optional size. */
export function ChartPlan({ chart, start, draft, onChange, onDecide }: ChartPlanProps) {
  const { instrument } = chart;
  const price = (points: number) => priceText(instrument, points);
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  const reading = readDraft(draft, start, instrument);
  const plan = reading?.plan ?? null;
  const problems = reading && problemsOf(reading, draft, start, instrument);
  const lots = parseLots(draft.lots);
  const isSound = problems !== null && problems.stop === '' && problems.target === '' && problems.lots === '';
  const loss = plan && lots && isSound ? -resultAt({ ...plan, instrument, lots }, plan.stop) : null;
  const change = (part: Partial<PlanDraft>) => onChange({ ...draft, ...part });

  const bind = (field: 'stop' | 'target' | 'lots') => ({
    value: draft[field],
    mistake: problems?.[field],
    showsErrors: isChecked,
    onChange: (typed: string) => change({ [field]: typed }),
  });

  /** Sets the stop and the target one usual range away from the entry, for the learner to move. */
  const choose = (side: 'buy' | 'sell' | 'out') => {
    const sense = side === 'buy' ? 1 : -1;
    const entry = side === 'buy' ? start.ask : start.bid;
    setChecked(false);
    change({
      side,
      ...(side !== 'out' && {
        stop: price(entry - sense * start.range),
        target: price(entry + sense * start.range),
      }),
    });
  };

  const decide = (event: SyntheticEvent) => {
    event.preventDefault();
    if (draft.side === 'out') {
      onDecide({ side: 'out' });
      return;
    }
    if (plan && isSound && draft.reason !== '') {
      onDecide({ ...plan, lots });
      return;
    }
    flushSync(() => setChecked(true));
    const missing = draft.side === '' ? 'input' : draft.reason === '' ? 'select' : '[aria-invalid=true]';
    form.current?.querySelector<HTMLElement>(missing)?.focus();
  };

  const sides = [
    { side: 'buy', label: `Buy at ${price(start.ask)}` },
    { side: 'sell', label: `Sell at ${price(start.bid)}` },
    { side: 'out', label: 'Stay out' },
  ] as const;
  return (
    <form ref={form} className={styles.plan} noValidate onSubmit={decide}>
      <fieldset className={styles.sides}>
        <legend>Your decision, at the close of the last candle</legend>
        {sides.map(({ side, label }) => (
          <label key={side} className={fieldStyles.option}>
            <Choice type="radio" name="side" checked={draft.side === side} onChange={() => choose(side)} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {reading && plan && problems && (
        <>
          <div className={styles.prices}>
            <PriceField label="Stop" {...bind('stop')} echo={reading.stop.echo} />
            <PriceField label="Target" {...bind('target')} echo={reading.target.echo} />
            <TextField
              label="Size in lots (optional)"
              inputMode="decimal"
              hint={`For an account of ${dollars(rules.demoBalance)}`}
              {...bind('lots')}
            />
          </div>
          {isSound && (
            <StatList
              rows={[
                { term: 'To the stop', text: distanceText(instrument, plan.entry - plan.stop) },
                { term: 'To the target', text: distanceText(instrument, plan.target - plan.entry) },
                { term: 'Reward to risk', text: ratioText({ ...plan, price: plan.entry }) },
                {
                  term: 'Loss at the stop',
                  text:
                    loss === null ? '' : `${moneyText(loss)}, ${percentText(loss, rules.demoBalance * 100)}`,
                },
              ]}
            />
          )}
        </>
      )}
      <div className={styles.commit}>
        {plan && (
          <SelectField
            label="Your reason"
            value={draft.reason}
            options={REASON_OPTIONS}
            onChange={(reason) => change({ reason })}
          />
        )}
        <Button type="submit">
          {plan ? `${draft.side === 'buy' ? 'Buy' : 'Sell'} and play on` : 'Decide and play on'}
        </Button>
        <p role="status" className={styles.missing}>
          {isChecked &&
            (draft.side === '' ? (
              <span>Pick buy, sell or stay out first.</span>
            ) : (
              draft.reason === '' && <span>Choose a reason first: the last one is “None of these”.</span>
            ))}
        </p>
      </div>
    </form>
  );
}
