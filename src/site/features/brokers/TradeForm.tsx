import { useId, useState } from 'react';
import { pairOf, type TypedRates } from '@/domain/catalogue/brokerCost';
import { LOTS, lotsFrom, MAX_NIGHTS, nightsFrom } from '@/domain/catalogue/brokerView';
import type { RateQuestion } from '@/domain/calculators/conversion';
import { readNumber } from '@/domain/numbers/numberInput';
import { toFixed, sign, type Fraction } from '@/domain/numbers/exact';
import { COST_INSTRUMENTS, tradeWords, type StatedTrade } from '@/domain/calculators/tradeCost';
import { DebouncedField } from '@/ui/DebouncedField';
import { SelectField } from '@/ui/SelectField';
import controls from '@/ui/fields.module.css';
import styles from './TradeForm.module.css';
import type { TradeNumber } from './useBrokerCosts';

interface TradeFormProps {
  readonly trade: StatedTrade;
  /** Shows the trade as one line that opens the form, unless a rate is needed. */
  readonly isFolded: boolean;
  /** The rates needed to compute the brokers' costs. */
  readonly questions: readonly RateQuestion[];
  readonly rates: TypedRates;
  readonly onChange: (trade: StatedTrade, isTyped: boolean) => void;
  /** Called with whether the text in a field isn't valid. */
  readonly onRefused: (number: TradeNumber, isRefused: boolean) => void;
  readonly onRate: (pair: string, rate: Fraction | null) => void;
}

const RATE_DECIMALS = 6;

/** The rate in that currency; null if it isn't a number. */
function rateFrom(text: string, currency: string): Fraction | null {
  const reading = readNumber(text, RATE_DECIMALS, currency);
  return reading.ok && sign(reading.value) > 0 ? reading.value : null;
}

const SIDES = [
  { value: 'buy', label: 'Buy' },
  { value: 'sell', label: 'Sell' },
] as const;

export function TradeForm(props: TradeFormProps) {
  const { trade, isFolded, questions, rates, onChange, onRefused, onRate } = props;
  const [isOpen] = useState(questions.length > 0);
  const form = (
    <form className={styles.trade} aria-label="Example trade" onSubmit={(event) => event.preventDefault()}>
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
        refusal={`Enter ${LOTS.least} to ${LOTS.most} lots, with at most two decimal places.`}
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
          <RateField
            key={pair}
            pair={pair}
            currency={question.second}
            rate={rates.get(pair)}
            onRate={onRate}
          />
        );
      })}
      <p className={styles.note}>
        Each night counts as one booking, but Wednesday night counts as three for pairs: two nights including
        a Wednesday are four bookings.
      </p>
    </form>
  );
  if (!isFolded) return form;
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>{`Cost of ${tradeWords(trade)}`}</summary>
      {form}
    </details>
  );
}

interface RateFieldProps {
  readonly pair: string;
  readonly currency: string;
  /** Keeps the typed rate even if its field was hidden in between. */
  readonly rate: Fraction | undefined;
  readonly onRate: (pair: string, rate: Fraction | null) => void;
}

/** Rates aren't kept in the URL, because they change daily. */
function RateField({ pair, currency, rate, onRate }: RateFieldProps) {
  const [typedBefore] = useState(rate && toFixed(rate, RATE_DECIMALS).replace(/\.?0+$/, ''));
  const [isRefused, setIsRefused] = useState(false);
  const id = useId();
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>{`Today's ${pair}`}</label>
      <input
        id={id}
        className={controls.control}
        inputMode="decimal"
        defaultValue={typedBefore}
        {...(isRefused && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
        onChange={({ currentTarget: { value } }) => {
          const typed = rateFrom(value, currency);
          setIsRefused(value !== '' && typed === null);
          onRate(pair, typed);
        }}
      />
      {isRefused && (
        <p id={`${id}-problem`} className={controls.problem}>
          Enter the rate as a number above 0.
        </p>
      )}
    </div>
  );
}
