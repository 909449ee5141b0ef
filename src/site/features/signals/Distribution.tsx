import { decimal } from '@/content/format';
import { hasTooFewTrades, distributionOf } from '@/domain/signals/figures';
import { formatR } from '@/domain/signals/results';
import styles from './Distribution.module.css';
import { percent, verticalScale } from '@/site/charts/plot';
import { ResultFigure } from '@/site/charts/ResultFigure';
import shared from '@/site/charts/ResultFigure.module.css';

/** The minimum distance between the labels below the bars, as a share of the width. */
const NAME_ROOM = 0.12;
const ONE_R = 100;

interface Bar {
  readonly name: string;
  /** Hundredths of R if each trade has a bar, a count for bins. */
  readonly value: number;
  /** The trade's result or the middle of the bin, in hundredths of R; 0 is neither a win nor a loss. */
  readonly result: number;
}

const signOf = (hundredths: number) => (hundredths > 0 ? '+' : hundredths < 0 ? '−' : '');

/** `−1.0R` with one decimal place, `−1R` without. */
const roundR = (hundredths: number, decimals: number): string =>
  `${signOf(hundredths)}${decimal(Math.abs(hundredths / ONE_R), decimals)}R`;

/** The name of a bin. The first one also contains everything below. */
const binName = (centre: number, index: number): string => (index === 0 ? 'below −1.25R' : roundR(centre, 1));

/** The results: one bar per trade if there are fewer than 30, otherwise bins of half an R; a table below. */
export function Distribution({ results }: { readonly results: readonly number[] }) {
  const areFew = hasTooFewTrades(results.length);
  const bars: Bar[] = areFew
    ? results.map((result, index) => ({ name: String(index + 1), value: result, result }))
    : distributionOf(results).map(({ centre, count }, index) => ({
        name: binName(centre, index),
        value: count,
        result: centre,
      }));
  const { top, bottom, down } = verticalScale(bars.map(({ value }) => value));
  const y = (value: number) => percent(down(value));
  const step = 1 / Math.max(bars.length, 1);
  // Labels at whole R, as many as fit. A bin is half an R.
  const every = ONE_R * Math.ceil(NAME_ROOM / (2 * step));
  const shown = (value: number) => (areFew ? formatR(value) : String(value));
  const name = areFew
    ? `${results.length === 1 ? 'Result of the one closed signal' : `Results of ${String(results.length)} closed signals in order`}: ${results.map(formatR).join(', ')}.`
    : `How ${String(results.length)} results are spread: ${bars
        .filter(({ value }) => value > 0)
        .map((bar) => `${String(bar.value)} at ${bar.name}`)
        .join(', ')}.`;
  return (
    <ResultFigure
      title={areFew ? 'Every result, one bar each' : 'How the results are spread'}
      name={name}
      columns={areFew ? ['Trade', 'Result'] : ['Result', 'How often']}
      rows={bars.map((bar) => [bar.name, shown(bar.value)])}
    >
      {bars.map((bar, index) => (
        <rect
          key={bar.name}
          className={bar.result < 0 ? styles.loss : bar.result > 0 ? styles.gain : styles.flat}
          x={percent(step * (index + 0.18))}
          y={y(Math.max(bar.value, 0))}
          width={percent(step * 0.64)}
          height={percent(Math.max(0.01, Math.abs(down(bar.value) - down(0))))}
        />
      ))}
      <line className={shared.axis} x2="100%" y1={y(0)} y2={y(0)} />
      <g className={shared.labels}>
        {[0, top, bottom]
          .filter((value, index) => value !== 0 || index === 0)
          .map((value) => (
            <text key={value} x="-10" y={y(value)} dy="5" textAnchor="end">
              {value === 0 ? 0 : shown(value)}
            </text>
          ))}
        {!areFew &&
          bars.map(
            ({ result }, index) =>
              result % every === 0 && (
                <text key={result} x={percent(step * (index + 0.5))} y="100%" dy="20" textAnchor="middle">
                  {roundR(result, 0)}
                </text>
              ),
          )}
      </g>
    </ResultFigure>
  );
}
