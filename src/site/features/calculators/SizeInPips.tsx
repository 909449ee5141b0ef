import { useId, useState } from 'react';
import { amountText } from '@/content/tools/formula';
import { sizeInPips } from '@/content/tools/sizeInPips';
import { formWords } from '@/content/tools/sentences';
import { ADVISED_RISK_PERCENT, amountInFull } from '@/domain/calculators/calculation';
import { contractOf } from '@/domain/calculators/contract';
import { pipValue } from '@/domain/calculators/pipValue';
import { positionSize } from '@/domain/calculators/positionSize';
import { compare, div, exact, mul, sub, type Fraction } from '@/domain/exact';
import { FIRST_INSTRUMENT, instrumentByName } from '@/domain/instruments';
import { formatFixed } from '@/domain/numberText';
import { ArrowLink } from '@/site/components/ArrowLink';
import { useHydrated } from '@/ui/useHydrated';
import { useAnnouncement } from '@/ui/useAnnouncement';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { CalculatorField } from './CalculatorField';
import { canonicalText, moneyText, numberInput, withProblem } from './reader';
import styles from './SizeInPips.module.css';

const { words, startValues } = sizeInPips;
type FieldKey = keyof typeof startValues;
const FIELD_KEYS = ['account', 'risk', 'distance'] as const satisfies readonly FieldKey[];

const CURRENCY = 'USD';
const HUNDRED = exact(100);
const ONE_LOT = exact(1);
const contract = contractOf(instrumentByName(sizeInPips.instrument) ?? FIRST_INSTRUMENT);
const entry = exact(String(sizeInPips.entry));
const lotsText = (lots: Fraction) => formatFixed(lots, amountInFull(contract.lotStep, 0).decimals);

function pipOn(lots: Fraction): string {
  const worth = pipValue({ contract, currency: CURRENCY, lots, rate: null });
  return worth.ok ? moneyText(worth.result.inQuote, CURRENCY) : '';
}

/** Parses account, risk and distance; there is a size only if all are valid. */
function read(values: Readonly<Record<FieldKey, string>>) {
  const typed = {
    account: numberInput(values, {
      key: 'account',
      label: words.fields.account,
      decimals: 2,
      unit: CURRENCY,
      example: startValues.account,
    }),
    risk: numberInput(values, { key: 'risk', label: words.fields.risk, decimals: 2, unit: '%' }),
    distance: numberInput(values, {
      key: 'distance',
      label: words.fields.distance,
      decimals: 1,
      unit: 'pips',
      example: startValues.distance,
    }),
  };
  const [account, risk, distance] = FIELD_KEYS.map((key) => typed[key].value);
  const calculation = positionSize({
    contract,
    currency: CURRENCY,
    account: account ?? null,
    percent: risk ?? exact(0),
    entry,
    stop: sub(entry, mul(distance ?? exact(0), contract.step)),
    targets: [],
    cost: exact(0),
    rate: null,
    leverage: null,
  });
  const problems = calculation.ok ? [] : calculation.problems;
  return {
    fields: {
      account: withProblem(typed.account, problems, 'account'),
      risk: withProblem(typed.risk, problems, 'percent'),
      distance: withProblem(typed.distance, problems, 'stop'),
    },
    outcome:
      account && risk && distance && calculation.ok
        ? { account, risk, distance, ...calculation.result }
        : null,
  };
}

const isRounded = (
  { account, risk, riskPerLot }: { account: Fraction; risk: Fraction; riskPerLot: Fraction },
  lots: Fraction,
) => compare(mul(lots, riskPerLot), div(mul(account, risk), HUNDRED)) < 0;

/** The position size for a distance in pips on the home page's pair: one sentence, and the calculation. */
export default function SizeInPips() {
  const isLive = useHydrated();
  const nameId = useId();
  const [values, setValues] = useState<Readonly<Record<FieldKey, string>>>(startValues);
  const [left, setLeft] = useState<ReadonlySet<FieldKey>>(new Set());
  const { fields, outcome } = read(values);
  const lots = outcome?.lots ?? null;
  const size = lots === null ? '' : words.lots(lotsText(lots));
  const noSize =
    outcome === null
      ? formWords.incomplete
      : words.none(lotsText(contract.smallestLot), moneyText(outcome.realRisk, CURRENCY));
  const announced = useAnnouncement(lots === null ? noSize : size);
  const query = new URLSearchParams(
    outcome
      ? {
          account: canonicalText(outcome.account),
          currency: CURRENCY,
          instrument: sizeInPips.instrument,
          risk: canonicalText(outcome.risk),
          entry: canonicalText(entry),
          stop: canonicalText(sub(entry, mul(outcome.distance, contract.step))),
        }
      : {},
  );
  return (
    <div className={styles.calculator}>
      <form aria-label={words.name} onSubmit={(event) => event.preventDefault()}>
        <fieldset className={styles.fields} disabled={!isLive} aria-label={formWords.numbers}>
          {FIELD_KEYS.map((key) => (
            <CalculatorField
              key={key}
              field={fields[key]}
              value={values[key]}
              isProblemShown={left.has(key)}
              onChange={(value) => setValues({ ...values, [key]: value })}
              onBlur={() => setLeft(new Set([...left, key]))}
            />
          ))}
        </fieldset>
      </form>
      <section className={styles.result} aria-labelledby={nameId}>
        <VisuallyHidden>
          <h3 id={nameId}>{formWords.result}</h3>
        </VisuallyHidden>
        {outcome === null || lots === null ? (
          <p className={styles.answer}>{noSize}</p>
        ) : (
          <>
            <p className={styles.answer}>
              <span>{words.trade}</span> <strong>{size}</strong>{' '}
              <span>{words.of(sizeInPips.instrument)}</span>
            </p>
            <p>{words.loss(moneyText(outcome.realRisk, CURRENCY), pipOn(lots))}</p>
            <p className={styles.sum}>
              {`${words.sum(
                moneyText(outcome.account, CURRENCY),
                amountText(amountInFull(outcome.risk, 0, '%')),
                formatFixed(outcome.distance, amountInFull(outcome.distance, 0).decimals),
                pipOn(ONE_LOT),
                lotsText(lots),
              )}${isRounded(outcome, lots) ? `, ${words.roundedDown}` : ''}`}
            </p>
          </>
        )}
        {outcome !== null && compare(outcome.risk, ADVISED_RISK_PERCENT) > 0 && (
          <p className={styles.warning}>{words.overAdvised}</p>
        )}
      </section>
      <ArrowLink to={{ pathname: '/tools/position-size', search: query.toString() }}>{words.more}</ArrowLink>
      <VisuallyHidden>
        <output aria-live="polite">{announced}</output>
      </VisuallyHidden>
    </div>
  );
}
