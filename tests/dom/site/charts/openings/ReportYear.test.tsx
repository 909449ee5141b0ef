import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import ReportYear from '@/site/charts/openings/ReportYear';

it.each([
  ['2026-01-01T12:00:00', '1 January: week 1 of the quarter.'],
  ['2026-05-19T12:00:00', '19 May: week 7 of the quarter.'],
  ['2026-12-31T12:00:00', '31 December: week 13 of the quarter.'],
])('finds the week that contains %s', (now, words) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  render(
    <ReportYear
      drawing={{ kind: 'reportYear', reportWeeks: { from: 2, to: 6 }, report: 4, exDividend: 8 }}
    />,
  );
  expect(screen.getByText(words)).toBeVisible();
});
