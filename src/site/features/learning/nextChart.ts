import { chartId, practiceCharts } from '@/content/practiceCharts';
import type { Progress } from '@/domain/learning/progress';

/** The next undecided chart after this one; if there is none, simply the next. */
export function nextChart(decisions: Progress['replays'], after: number): number {
  const order = practiceCharts.map((_, index) => ((after + index) % practiceCharts.length) + 1);
  return order.find((number) => decisions[chartId(number)] === undefined) ?? order[0] ?? 1;
}
