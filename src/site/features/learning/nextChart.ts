import { chartId, practiceCharts } from '@/content/practiceCharts';
import type { Progress } from '@/domain/learning/progress';

/** The chart after this one that is not decided yet; just the one after it where all are. */
export function nextChart(decisions: Progress['replays'], after: number): number {
  const order = practiceCharts.map((_, index) => ((after + index) % practiceCharts.length) + 1);
  return order.find((number) => decisions[chartId(number)] === undefined) ?? order[0] ?? 1;
}
