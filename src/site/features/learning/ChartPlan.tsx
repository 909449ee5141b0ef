import { useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { rules } from '@/content/rules';
import { div, exact, fixed, mul, sign, type Fraction } from '@/domain/exact';
import { shown } from '@/domain/numberText';
import { readNumber } from '@/domain/numberInput';
import {
  lossAtStop,
  planRatio,
  type Replay,
  type ReplayStart,
  type TradePlan,
} from '@/domain/practice/replays';
import type { ChartLevel } from '@/site/charts/PracticeChart';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { SelectField } from '@/ui/SelectField';
import { StatList } from '@/ui/StatList';
import { TextField } from '@/ui/TextField';
import styles from './Charts.module.css';
import { distanceWords, ratioWords, type PriceText } from './chartWords';
import fieldStyles from './QuestionFields.module.css';

const REASONS = [
  { value: '', label: 'Choose a reason' },
  { value: 'zone', label: 'At a zone' },
  { value: 'break', label: 'After a break' },
  { value: 'trend', label: 'Pullback in a trend' },
  { value: 'announcement', label: 'Announcement' },
  { value: 'none', label: 'None of these' },
] as const;

type Reason = (typeof REASONS)[number]['value'];

/** What is being filled in; prices as they are typed. */
export interface PlanDraft {
  readonly side: 'buy' | 'sell' | 'out' | '';
  readonly reason: Reason;
  readonly stop: string;
  readonly target: string;
  readonly lots: string;
}

export const NO_PLAN: PlanDraft = { side: '', reason: '', stop: '', target: '', lots: '' };

/** What was decided: a plan with the size, where one was given, or nothing. */
export type Decided = (TradePlan & { readonly lots: Fraction | null }) | { readonly side: 'out' };

const LOT_DECIMALS = 2;

/** A typed price in points; null where it cannot be read or has more decimals. */
function pointsOf(typed: string, decimals: number): number | null {
  const reading = readNumber(typed, decimals);
  return reading.ok && sign(reading.value) > 0
    ? Number(fixed(mul(reading.value, exact(10 ** decimals)), 0))
    : null;
}

const lotsOf = (typed: string): Fraction | null => {
  const reading = readNumber(typed, LOT_DECIMALS, 'lots');
  return reading.ok && sign(reading.value) > 0 ? reading.value : null;
};

/** The plan of a draft as far as it can be read: missing prices are 0. */
function planOf(
  { side, stop, target }: PlanDraft,
  { bid, ask }: ReplayStart,
  decimals: number,
): TradePlan | null {
  if (side !== 'buy' && side !== 'sell') return null;
  return {
    side,
    entry: side === 'buy' ? ask : bid,
    stop: pointsOf(stop, decimals) ?? 0,
    target: pointsOf(target, decimals) ?? 0,
  };
}

interface Problems {
  readonly stop: string;
  readonly target: string;
  readonly lots: string;
}

/** Why a plan is no plan yet, by its fields. */
function problemsOf(
  plan: TradePlan,
  draft: PlanDraft,
  { bid, ask }: ReplayStart,
  price: PriceText,
): Problems {
  const isBuy = plan.side === 'buy';
  const isStopBeyond = isBuy ? plan.stop < bid : plan.stop > ask;
  const isTargetBeyond = isBuy ? plan.target > ask : plan.target < bid && plan.target > 0;
  const unread = `That is not a price we can read. Write it like ${price(bid)}.`;
  const isLotsRead = draft.lots.trim() === '' || lotsOf(draft.lots) !== null;
  return {
    stop:
      plan.stop === 0
        ? unread
        : isStopBeyond
          ? ''
          : isBuy
            ? `The stop of a purchase lies below the bid, ${price(bid)}: it is where you would sell.`
            : `The stop of a sale lies above the ask, ${price(ask)}: it is where you would buy back.`,
    target:
      plan.target === 0
        ? unread
        : isTargetBeyond
          ? ''
          : isBuy
            ? `The target of a purchase lies above its entry, ${price(ask)}.`
            : `The target of a sale lies below its entry, ${price(bid)}.`,
    lots: isLotsRead ? '' : 'Write the size in lots, like 0.25.',
  };
}

/** The lines of a draft in the chart, with its stop and target to be moved. */
export function draftLevels(
  draft: PlanDraft,
  start: ReplayStart,
  decimals: number,
  onChange: (draft: PlanDraft) => void,
): readonly ChartLevel[] {
  const plan = planOf(draft, start, decimals);
  if (!plan) return [];
  const moved = (field: 'stop' | 'target') => (points: number) => {
    onChange({ ...draft, [field]: fixed(div(exact(points), exact(10 ** decimals)), decimals) });
  };
  return [
    { label: 'Entry', price: plan.entry, tone: 'entry' },
    ...(plan.stop > 0
      ? [{ label: 'Stop', price: plan.stop, tone: 'loss', onMove: moved('stop') } as const]
      : []),
    ...(plan.target > 0
      ? [{ label: 'Target', price: plan.target, tone: 'gain', onMove: moved('target') } as const]
      : []),
  ];
}

interface ChartPlanProps {
  readonly chart: Replay;
  readonly start: ReplayStart;
  readonly unit: { readonly name: string; readonly points: number };
  readonly decimals: number;
  readonly price: PriceText;
  readonly draft: PlanDraft;
  readonly onChange: (draft: PlanDraft) => void;
  readonly onDecide: (decided: Decided) => void;
}

/** Buy, sell or stay out; for a trade its reason, stop and target, and its size if the learner likes. */
export function ChartPlan({
  chart,
  start,
  unit,
  decimals,
  price,
  draft,
  onChange,
  onDecide,
}: ChartPlanProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  const plan = planOf(draft, start, decimals);
  const problems = plan && problemsOf(plan, draft, start, price);
  const lots = lotsOf(draft.lots);
  const isSound = problems !== null && problems.stop === '' && problems.target === '' && problems.lots === '';
  const loss = plan && lots && isSound ? lossAtStop(chart.instrument, plan, lots) : null;
  const change = (part: Partial<PlanDraft>) => {
    onChange({ ...draft, ...part });
  };

  /** A stop and a target one usual range away: where to begin, not where to leave them. */
  const choose = (side: 'buy' | 'sell' | 'out') => {
    const text = (points: number) => fixed(div(exact(points), exact(10 ** decimals)), decimals);
    const sense = side === 'buy' ? 1 : -1;
    const entry = side === 'buy' ? start.ask : start.bid;
    setChecked(false);
    change({
      side,
      ...(side !== 'out' && {
        stop: text(entry - sense * start.range),
        target: text(entry + sense * start.range),
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
    flushSync(() => {
      setChecked(true);
    });
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
            <Choice
              type="radio"
              name="side"
              checked={draft.side === side}
              onChange={() => {
                choose(side);
              }}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {plan && problems && (
        <>
          <SelectField
            label="Your reason"
            value={draft.reason}
            options={REASONS}
            onChange={(reason) => {
              change({ reason });
            }}
          />
          <div className={styles.prices}>
            <TextField
              label="Stop"
              inputMode="decimal"
              value={draft.stop}
              mistake={problems.stop}
              isChecked={isChecked}
              onChange={(stop) => {
                change({ stop });
              }}
            />
            <TextField
              label="Target"
              inputMode="decimal"
              value={draft.target}
              mistake={problems.target}
              isChecked={isChecked}
              onChange={(target) => {
                change({ target });
              }}
            />
            <TextField
              label="Size in lots (optional)"
              inputMode="decimal"
              value={draft.lots}
              hint={`For an account of $${shown(exact(rules.demoBalance), 0)}`}
              mistake={problems.lots}
              isChecked={isChecked}
              onChange={(typed) => {
                change({ lots: typed });
              }}
            />
          </div>
          {isSound && (
            <StatList
              rows={[
                { term: 'To the stop', text: distanceWords(Math.abs(plan.entry - plan.stop), unit) },
                { term: 'To the target', text: distanceWords(Math.abs(plan.target - plan.entry), unit) },
                { term: 'Reward to risk', text: ratioWords(planRatio(plan)) },
                {
                  term: 'Loss at the stop',
                  text:
                    loss === null
                      ? ''
                      : `$${shown(loss, 2)}, ${shown(div(mul(loss, exact(100)), exact(rules.demoBalance)), 1)}%`,
                },
              ]}
            />
          )}
        </>
      )}
      <p role="status" className={styles.missing}>
        {isChecked &&
          (draft.side === '' ? (
            <span>Pick buy, sell or stay out first.</span>
          ) : (
            draft.reason === '' && <span>Choose the reason first: the list ends with “none of these”.</span>
          ))}
      </p>
      <Button type="submit">
        {plan ? `${draft.side === 'buy' ? 'Buy' : 'Sell'} and play on` : 'Decide and play on'}
      </Button>
    </form>
  );
}
