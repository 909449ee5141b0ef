import { useMemo, useState } from 'react';
import { amountText } from '@/content/tools/formula';
import { exampleSignal } from '@/content/exampleSignal';
import { capText } from '@/content/regulators';
import { RETAIL_LIMITS_LINK, retailLimit } from '@/content/retailLimit';
import { rules } from '@/content/rules';
import { ADVISED_RISK_PERCENT, amountInFull } from '@/domain/calculators/calculation';
import { contractOf } from '@/domain/calculators/contract';
import { pipValue } from '@/domain/calculators/pipValue';
import { positionSize, type PositionSizeInput } from '@/domain/calculators/positionSize';
import { compare, div, exact, mul, sub, toNumber, ZERO, type Fraction } from '@/domain/numbers/exact';
import { FIRST_INSTRUMENT, instrumentByName } from '@/domain/trading/instruments';
import { LINK_END_KEY } from '@/domain/text/linkEnd';
import { formatFixed } from '@/domain/numbers/numberText';
import { distanceInSteps } from '@/domain/calculators/tradeArithmetic';
import { ArrowLink } from '@/site/components/ArrowLink';
import { Link } from '@/site/components/Link';
import { useHydrated } from '@/ui/useHydrated';
import { useAnnouncement } from '@/ui/useAnnouncement';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { waitingForNotice } from '@/content/tools/sentences';
import { CalculatorField } from './CalculatorField';
import { canonicalText, moneyText, numberInput, withProblem } from './reader';
import { leverageText, lotsText, retailLotsText, timesText } from './sizeWords';
import styles from './SizeInPips.module.css';

const FIELD_KEYS = ['account', 'risk', 'distance'] as const;
type FieldKey = (typeof FIELD_KEYS)[number];

const CURRENCY = 'USD';
const TOO_LARGE = 'More than a retail account can hold: it needs leverage of';
const HUNDRED = exact(100);
const ONE_LOT = exact(1);
const instrument = instrumentByName(exampleSignal.instrument) ?? FIRST_INSTRUMENT;
const contract = contractOf(instrument);
const limit = retailLimit(instrument);
const entry = exact(String(exampleSignal.entry));

/** The example trade of the signals page, on an invented account. */
const START: Readonly<Record<FieldKey, string>> = {
  account: '10,000',
  risk: String(rules.riskPercent.from),
  distance: String(distanceInSteps(exampleSignal.entry, exampleSignal.stopLoss, toNumber(contract.step))),
};

function pipOn(lots: Fraction): string {
  const worth = pipValue({ contract, currency: CURRENCY, lots, rate: null });
  return worth.ok ? moneyText(worth.result.inQuote, CURRENCY) : '';
}

/** Parses account, risk and distance; there is a size only if all are valid. */
function read(values: Readonly<Record<FieldKey, string>>) {
  const typed = {
    account: numberInput(values, {
      key: 'account',
      label: 'Your account',
      decimals: 2,
      unit: CURRENCY,
      example: START.account,
    }),
    risk: numberInput(values, { key: 'risk', label: 'Risk on this trade', decimals: 2, unit: '%' }),
    distance: numberInput(values, {
      key: 'distance',
      label: 'Distance to the stop',
      decimals: 1,
      unit: 'pips',
      example: START.distance,
    }),
  };
  const [account, risk, distance] = FIELD_KEYS.map((key) => typed[key].value);
  const input: PositionSizeInput = {
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
    retailLeverage: exact(limit.cap),
  };
  const calculation = positionSize(input);
  const problems = calculation.ok ? [] : calculation.problems;
  return {
    fields: {
      account: withProblem(typed.account, problems, 'account'),
      risk: withProblem(typed.risk, problems, 'percent'),
      distance: withProblem(typed.distance, problems, 'stop'),
    },
    outcome:
      account && risk && distance && calculation.ok
        ? { account, risk, distance, input, ...calculation.result }
        : null,
  };
}

const isRounded = (
  { account, risk, riskPerLot }: { account: Fraction; risk: Fraction; riskPerLot: Fraction },
  lots: Fraction,
) => compare(mul(lots, riskPerLot), div(mul(account, risk), HUNDRED)) < 0;

/** `10,000.00 USD × 1% ÷ (40 pips × 10.00 USD a lot) = 0.25 lots` */
function sumText(typed: NonNullable<ReturnType<typeof read>['outcome']>, lots: Fraction): string {
  const account = moneyText(typed.account, CURRENCY);
  const risk = amountText(amountInFull(typed.risk, 0, '%'));
  const pips = formatFixed(typed.distance, amountInFull(typed.distance, 0).decimals);
  const rounded = isRounded(typed, lots) ? ', rounded down' : '';
  return `${account} × ${risk} ÷ (${pips} pips × ${pipOn(ONE_LOT)} a lot) = ${lotsText(lots, contract)}${rounded}`;
}

/** The position size for a distance in pips on the home page's pair: one sentence, and the calculation. */
export default function SizeInPips() {
  const isLive = useHydrated();
  const [values, setValues] = useState(START);
  const [left, setLeft] = useState<ReadonlySet<FieldKey>>(new Set());
  const { fields, outcome } = useMemo(() => read(values), [values]);
  const [last, setLast] = useState(outcome);
  if (outcome !== null && outcome !== last) setLast(outcome);
  const shown = outcome ?? last;
  const lots = shown?.lots ?? null;
  const size = lots === null ? '' : lotsText(lots, contract);
  const needed = shown?.neededLeverage ? leverageText(shown.neededLeverage) : null;
  const answer =
    lots === null
      ? `No size fits: even ${lotsText(contract.smallestLot, contract)}, the smallest, would lose ${moneyText(shown?.realRisk ?? ZERO, CURRENCY)}.`
      : needed === null
        ? size
        : `${TOO_LARGE} ${needed}`;
  const wrong = FIELD_KEYS.map((key) => fields[key]).filter(({ problem }) => problem !== '');
  const waiting = waitingForNotice(wrong.map(({ label }) => label));
  const announced = useAnnouncement(outcome === null ? waiting : answer);
  const query = new URLSearchParams(
    outcome
      ? {
          account: canonicalText(outcome.account),
          currency: CURRENCY,
          instrument: exampleSignal.instrument,
          risk: canonicalText(outcome.risk),
          entry: canonicalText(entry),
          stop: canonicalText(sub(entry, mul(outcome.distance, contract.step))),
          [LINK_END_KEY]: '',
        }
      : {},
  );
  return (
    <div className={styles.frame}>
      <div className={styles.calculator}>
        <form aria-label="Position size" onSubmit={(event) => event.preventDefault()}>
          <fieldset className={styles.fields} disabled={!isLive} aria-label="Your numbers">
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
        <section className={styles.result} aria-label="Result">
          {outcome === null ? (
            <p className={styles.answer}>
              <span>{waiting}</span> <s aria-hidden="true">{size}</s>
            </p>
          ) : lots === null ? (
            <p className={styles.answer}>{answer}</p>
          ) : (
            <>
              <p className={styles.answer}>
                <span>{needed === null ? 'Trade' : TOO_LARGE}</span> <strong>{needed ?? size}</strong>
                <span>{needed === null ? ` of ${exampleSignal.instrument}.` : '.'}</span>
              </p>
              <p>{`${needed === null ? '' : `The risk would allow ${size}. `}If the stop is reached you lose ${moneyText(outcome.realRisk, CURRENCY)}. A move of one pip is worth ${pipOn(lots)}.`}</p>
              <p>
                <span>{`The position is worth ${moneyText(outcome.worth ?? ZERO, CURRENCY)}, ${timesText(outcome.timesAccount ?? ZERO)}. The retail limit of ${capText(limit.cap)} allows ${retailLotsText(outcome.input, outcome)}.`}</span>{' '}
                <Link to={RETAIL_LIMITS_LINK.to}>{RETAIL_LIMITS_LINK.label}</Link>
              </p>
              <p className={styles.sum}>{sumText(outcome, lots)}</p>
            </>
          )}
          {outcome !== null && compare(outcome.risk, ADVISED_RISK_PERCENT) > 0 && (
            <p className={styles.warning}>The risk is more than the courses advise, which is 1-2%.</p>
          )}
        </section>
        <ArrowLink to={{ pathname: '/tools/position-size', search: query.toString() }}>
          With your currency, instrument and costs
        </ArrowLink>
        <VisuallyHidden>
          <output aria-live="polite">{announced}</output>
        </VisuallyHidden>
      </div>
    </div>
  );
}
