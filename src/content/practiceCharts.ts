import type { Progress } from '@/domain/learning/progress';
import type { Replay } from '@/domain/practice/replays';

/**
 * The practice charts, in the order in which a rule-based search of the seeds R0001, R0002 and so on found
 * them. The outcome played no part, and none was left out because of it.
 */
const CHART_ROWS = [
  ['R0018', 'EUR/USD', 240, -59_760],
  ['R0022', 'Oil (WTI)', 240, -71_040],
  ['R0023', 'S&P 500', 60, -73_680],
  ['R0024', 'EUR/USD', 60, -82_620],
  ['R0035', 'S&P 500', 60, -66_660],
  ['R0036', 'EUR/USD', 60, -81_360],
  ['R0038', 'USD/JPY', 240, -68_400],
  ['R0120', 'EUR/USD', 60, -82_800],
  ['R0122', 'USD/JPY', 240, -59_520],
  ['R0123', 'Gold', 240, -61_200],
  ['R0159', 'Gold', 240, -58_080],
  ['R0161', 'S&P 500', 60, -62_340],
  ['R0163', 'GBP/USD', 240, -70_800],
  ['R0164', 'USD/JPY', 60, -82_800],
  ['R0176', 'USD/JPY', 60, -79_740],
  ['R0202', 'Oil (WTI)', 240, -71_040],
  ['R0206', 'USD/JPY', 240, -69_600],
  ['R0207', 'Gold', 240, -62_640],
  ['R0208', 'Oil (WTI)', 60, -82_620],
  ['R0297', 'Gold', 240, -71_040],
  ['R0303', 'Gold', 240, -62_400],
  ['R0305', 'S&P 500', 60, -72_300],
  ['R0314', 'USD/JPY', 240, -60_960],
  ['R0316', 'Oil (WTI)', 60, -82_620],
  ['R0318', 'EUR/USD', 240, -69_360],
  ['R0388', 'Oil (WTI)', 60, -79_680],
  ['R0389', 'S&P 500', 60, -72_120],
  ['R0393', 'Gold', 240, -66_000],
  ['R0394', 'Oil (WTI)', 240, -72_240],
  ['R0431', 'S&P 500', 60, -72_480],
] as const;

export const practiceCharts: readonly Replay[] = CHART_ROWS.map(([seed, instrument, minutes, decision]) => ({
  seed,
  instrument,
  minutes,
  decision,
}));

/** The path of a chart. Neither it nor the title reveals what the chart shows. */
export const chartPath = (number: number) => `/practice/charts/${String(number)}` as const;

/** The key under which the decision on a chart is stored. */
export const chartId = (number: number): string => `replay-${String(number).padStart(2, '0')}`;

/** Such as `EUR/USD, 4-hour candles`. */
export const chartName = ({ instrument, minutes }: Replay): string =>
  `${instrument}, ${String(minutes / 60)}-hour candles`;

/** The next undecided chart after this one; if there is none, simply the next. */
export function nextChart(decisions: Progress['replays'], after: number): number {
  const order = practiceCharts.map((_, index) => ((after + index) % practiceCharts.length) + 1);
  return order.find((number) => decisions[chartId(number)] === undefined) ?? order[0] ?? 1;
}
