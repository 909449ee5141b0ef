import { useState } from 'react';
import { pairOf } from '@/domain/catalogue/brokerCost';
import { LOT_LIMITS, lotsFrom, MAX_NIGHTS, nightsFrom, type RateTexts } from '@/domain/catalogue/brokerView';
import type { RateQuestion } from '@/domain/calculators/conversion';
import { COST_INSTRUMENTS, tradeWords, type StatedTrade } from '@/domain/calculators/tradeCost';
import { DebouncedField } from '@/ui/DebouncedField';
import { SelectField } from '@/ui/SelectField';
import { NIGHTS_NOTE } from './brokerWords';
import { FilterMenu } from './FilterMenu';
import styles from './TradeForm.module.css';
import { rateFrom, rateRefusal } from './enteredRates';

interface TradeFormProps {
  readonly trade: StatedTrade;
  /** Fields on a line, or a button that opens them below or over the list; open at first only if a rate is needed. */
  readonly variant: 'line' | 'fold' | 'menu';
  /** The rates needed to compute the brokers' costs. */
  readonly questions: readonly RateQuestion[];
  readonly rates: RateTexts;
  readonly onChange: (trade: StatedTrade, isTyped: boolean) => void;
  /** Reports whether the text in a field is invalid. */
  readonly onRefused: (field: string, isRefused: boolean) => void;
  /** Called with '' for a rate that was cleared. */
  readonly onRate: (pair: string, rate: string) => void;
}

const SIDES = [
  { value: 'buy', label: 'Buy' },
  { value: 'sell', label: 'Sell' },
] as const;

export function TradeForm(props: TradeFormProps) {
  const { trade, variant, questions, rates, onChange, onRefused, onRate } = props;
  const [isOpen] = useState(questions.some((question) => rates[pairOf(question)] === undefined));
  const form = (
    <form
      className={variant === 'line' ? styles.line : styles.trade}
      aria-label="Example trade"
      onSubmit={(event) => event.preventDefault()}
    >
      <SelectField
        label="Example trade"
        options={COST_INSTRUMENTS.map((instrument) => ({ value: instrument, label: instrument }))}
        value={trade.instrument}
        onChange={(instrument) => onChange({ ...trade, instrument }, false)}
      />
      <SelectField
        label="Side"
        options={SIDES}
        value={trade.side}
        onChange={(side) => onChange({ ...trade, side }, false)}
      />
      <DebouncedField
        label="Lots"
        inputMode="decimal"
        maxLength={12}
        value={trade.lots}
        accepted={lotsFrom}
        refusal={`Enter ${LOT_LIMITS.least} to ${LOT_LIMITS.most} lots, with at most two decimal places.`}
        onRefused={(isRefused) => onRefused('lots', isRefused)}
        onDebounced={(lots) => onChange({ ...trade, lots }, true)}
      />
      <DebouncedField
        label="Nights held"
        inputMode="numeric"
        maxLength={12}
        value={String(trade.nights)}
        accepted={(text) => {
          const nights = nightsFrom(text);
          return nights === null ? null : String(nights);
        }}
        refusal={`Enter a whole number of nights, from 0 to ${String(MAX_NIGHTS)}.`}
        onRefused={(isRefused) => onRefused('nights', isRefused)}
        onDebounced={(nights) => onChange({ ...trade, nights: Number(nights) }, true)}
      />
      {questions.map((question) => {
        const pair = pairOf(question);
        return (
          <DebouncedField
            key={pair}
            label={`Today's ${pair}`}
            inputMode="decimal"
            maxLength={20}
            value={rates[pair] ?? ''}
            accepted={(text) => (text.trim() === '' ? '' : rateFrom(text, question))}
            refusal={rateRefusal(question)}
            onRefused={(isRefused) => onRefused(pair, isRefused)}
            onDebounced={(rate) => onRate(pair, rate)}
          />
        );
      })}
      {variant !== 'line' && <p className={styles.note}>{NIGHTS_NOTE}</p>}
    </form>
  );
  if (variant === 'line') return form;
  const label = `Cost of ${tradeWords(trade)}`;
  if (variant === 'menu')
    return (
      <FilterMenu label={label} isWide isOpenAtFirst={isOpen}>
        {form}
      </FilterMenu>
    );
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>{label}</summary>
      {form}
    </details>
  );
}
