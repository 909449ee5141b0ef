import { describe, expect, it } from 'vitest';
import { chartGroups, overviewSettings } from '@/content/charts';
import type { MarkedChart, TradeChart } from '@/content/markedChart';
import type { Section } from '@/content/page';
import { chartGeometry } from '@/site/charts/chartGeometry';
import { falseClaims } from '../../support/chartClaims';
import { contentModules } from '../../support/content';

it('lists every instrument charted on the markets page in its overview', () => {
  const { tabs } = overviewSettings('dark');
  const listed = tabs.flatMap(({ symbols }) => symbols.map(({ s }) => s));
  expect(listed.toSorted(), 'Give every charted market a tab in overviewSettings (charts.ts)').toEqual(
    chartGroups.flatMap(({ instruments }) => instruments.map(({ symbol }) => symbol)).toSorted(),
  );
});

const isChart = (value: object): value is MarkedChart | TradeChart => 'candles' in value && 'marks' in value;

function chartsIn(value: unknown): (MarkedChart | TradeChart)[] {
  if (typeof value !== 'object' || value === null) return [];
  return isChart(value) ? [value] : Object.values(value).flatMap(chartsIn);
}

const charts = [...contentModules].flatMap(([name, module]) =>
  chartsIn(module).map((chart) => [name, chart.description.slice(0, 40), chart] as const),
);

describe.each(charts)('content/%s: "%s…"', (_name, _start, chart) => {
  it('makes no claim that contradicts its candles', () => {
    expect(falseClaims(chart)).toEqual([]);
  });
});

const trades = charts.flatMap(([name, , chart]) => ('note' in chart ? [[name, chart] as const] : []));

it.each(trades)("points the note on each trade at its candle's wick in content/%s", (_name, chart) => {
  const { scale, arrow } = chartGeometry(chart);
  const { candle } = chart.note;
  expect(arrow.tip.x).toBe(scale.x(candle));
  expect(Math.abs(arrow.tip.y - scale.y(chart.candles[candle]?.[arrow.side] ?? 0))).toBeLessThanOrEqual(6);
});

const tables = [...contentModules].flatMap(([name, module]) =>
  ((module.page as { sections?: readonly Section[] } | undefined)?.sections ?? []).flatMap((section) =>
    section.kind === 'table' && section.bars ? [[name, section.heading, section, section.bars] as const] : [],
  ),
);

describe.each(tables)('content/%s: the bars of "%s"', (_name, _heading, { rows }, { column, values }) => {
  it("draws each cell's number as a bar", () => {
    const cells = rows.map((row) => row[column] ?? '');
    const decimals = (cell: string) => /(?<=\.)\d+/.exec(cell)?.[0].length ?? 0;
    expect(cells.map((cell) => Number(cell.replace(/[^\d.]/g, '')))).toEqual(
      cells.map((cell, row) => Number((values[row] ?? 0).toFixed(decimals(cell)))),
    );
    expect(values).toHaveLength(rows.length);
  });
});
