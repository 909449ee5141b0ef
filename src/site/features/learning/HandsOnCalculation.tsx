import { useState } from 'react';
import { decimal, dollars, trimmedDecimal } from '@/content/format';
import type { Section } from '@/content/page';
import { retailCap, capText } from '@/content/regulators';
import { rules } from '@/content/rules';
import {
  marginFor,
  pipValue,
  riskAmount,
  STANDARD_LOT_UNITS,
  unitsForRisk,
} from '@/domain/calculators/tradeArithmetic';
import { BarsFigure } from '@/site/charts/BarsFigure';
import { Slider } from '@/ui/Slider';
import styles from './HandsOnCalculation.module.css';

type HandsOnSection = Extract<Section, { readonly kind: 'handsOn' }>;

interface Outcome {
  readonly text: string;
  /** `value` is the fraction of the bar's maximum length. */
  readonly bars: readonly { readonly label: string; readonly value: number; readonly text: string }[];
  readonly sentence: string;
}

interface Experiment {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly start: number;
  readonly at: (value: number) => Outcome;
}

const PIP = 0.0001;
const UNITS = 10_000;
const formatPips = (count: number) => `${trimmedDecimal(count, 1)} ${count === 1 ? 'pip' : 'pips'}`;

const HOPED_PIPS = 20;
const RISK = riskAmount(rules.demoBalance, rules.riskPercent.from);
const MIN_STOP_PIPS = 10;
const formatLots = (units: number) => decimal(units / STANDARD_LOT_UNITS, 2);
const sizeFor = (stop: number) => unitsForRisk(RISK, stop * PIP);
const POSITION_VALUE = UNITS * 1.08;
const FALL_PIPS = 50;
const MIN_LEVERAGE = 2;

/** Three EUR/USD calculations, each with one number to drag. */
const EXPERIMENTS: Readonly<Record<HandsOnSection['figure'], Experiment>> = {
  spread: {
    label: 'Spread',
    min: 0.5,
    max: 10,
    step: 0.5,
    start: 2,
    at: (spread) => {
      const cost = pipValue(UNITS, PIP) * spread;
      const rest = HOPED_PIPS - spread;
      return {
        text: `${formatPips(spread)}: ${dollars(cost)} on ${decimal(UNITS)} euros`,
        bars: [
          { label: 'The spread', value: spread / HOPED_PIPS, text: formatPips(spread) },
          { label: `Left of ${formatPips(HOPED_PIPS)}`, value: rest / HOPED_PIPS, text: formatPips(rest) },
        ],
        sentence: `The price must rise ${formatPips(spread)} before the trade breaks even. From a move of ${formatPips(HOPED_PIPS)}, you keep ${formatPips(rest)}: ${dollars(pipValue(UNITS, PIP) * rest)}.`,
      };
    },
  },
  stop: {
    label: 'Distance to the stop',
    min: MIN_STOP_PIPS,
    max: 100,
    step: 5,
    start: 40,
    at: (stop) => ({
      text: formatPips(stop),
      bars: [
        { label: 'Size', value: MIN_STOP_PIPS / stop, text: `${formatLots(sizeFor(stop))} lots` },
        { label: 'Loss at the stop', value: 1 / 2, text: dollars(RISK) },
      ],
      sentence: `A stop ${formatPips(stop)} away allows ${decimal(sizeFor(stop))} units. The loss at the stop is ${dollars(RISK)} wherever you put it: only the size changes.`,
    }),
  },
  leverage: {
    label: 'Leverage',
    min: MIN_LEVERAGE,
    max: 100,
    step: 2,
    start: 10,
    at: (leverage) => {
      const margin = marginFor(POSITION_VALUE, leverage);
      const loss = dollars(pipValue(UNITS, PIP) * FALL_PIPS);
      return {
        text: `${capText(leverage)}${leverage > retailCap ? `, more than the EU allows retail clients (${capText(retailCap)})` : ''}`,
        bars: [
          { label: 'Margin', value: MIN_LEVERAGE / leverage, text: dollars(Math.round(margin)) },
          { label: `Loss over ${formatPips(FALL_PIPS)}`, value: 1 / 10, text: loss },
        ],
        sentence: `A position of ${dollars(POSITION_VALUE)} needs ${dollars(Math.round(margin))} of margin. If the price falls ${formatPips(FALL_PIPS)}, it loses ${loss} at any leverage.`,
      };
    },
  },
};

/**
 * A calculation with a slider for the number that matters. In print and without scripts it keeps its initial
 * value.
 */
export default function HandsOnCalculation({ section }: { readonly section: HandsOnSection }) {
  const { start, at, ...range } = EXPERIMENTS[section.figure];
  const [value, setValue] = useState(start);
  const { text, bars, sentence } = at(value);
  return (
    <div className={styles.card}>
      <Slider {...range} value={value} text={text} onChange={setValue} />
      <BarsFigure name={section.heading} bars={bars} longest={1} />
      <p className={styles.sentence}>{sentence}</p>
    </div>
  );
}
