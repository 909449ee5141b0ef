import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { practiceCharts } from '@/content/practiceCharts';
import { learnerProgress } from '@/data/learning/progressStore';
import { withDecision } from '@/domain/learning/changes';
import ChartTally from '@/site/features/practice/charts/ChartTally';
import { forgetProgress } from '../../../../../support/progress';
import { renderRoutes } from '../../../../../support/render';

beforeEach(() => {
  forgetProgress();
});

const draw = () => renderRoutes([{ path: '*', element: <ChartTally /> }], '/practice/charts');

it('lists every chart and compares the decisions with what chance would give', async () => {
  const stated = [
    ['replay-01', 'buy', 113_878, 116_086],
    ['replay-02', 'buy', 7993, 8614],
    ['replay-03', 'buy', 55_574, 57_794],
    ['replay-04', 'sell', 112_897, 111_673],
    ['replay-05', 'sell', 59_314, 58_405],
  ] as const;
  for (const [id, side, stop, target] of stated)
    learnerProgress.change((_, now) => withDecision(id, { side, stop, target }, now));
  learnerProgress.change((_, now) => withDecision('replay-06', { side: 'out' }, now));
  draw();
  const charts = screen.getAllByRole('listitem');
  expect(charts).toHaveLength(practiceCharts.length);
  expect(within(charts[5] as HTMLElement).getByText('stayed out')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start: chart 7' })).toHaveAttribute('href', '/practice/charts/7');
  expect(
    await screen.findByText(
      '6 charts: you traded 5 and stayed out of 1. Of those 5, 2 reached the target, 2 the stop, 1 ran out of time; on average 0.69R.',
    ),
  ).toBeVisible();
  expect(
    screen.getByText(/between 0 and 3 times in 5, nine times out of ten\. So this says nothing/),
  ).toBeVisible();
  expect(screen.getByText(/It is consistent with any share of targets from 12% to 77%\.$/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/\b(?:edge|skill|profitable|win rate)\b/i);
});
