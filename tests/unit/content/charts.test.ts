import { describe, expect, it } from 'vitest';
import { exampleSignal } from '@/content/exampleSignal';
import type { MarkedChart, TradeChart } from '@/content/markedChart';
import type { Section } from '@/content/page';
import { falseClaims } from '../../support/chartClaims';
import { contentModules } from '../../support/content';

const isChart = (value: object): value is MarkedChart | TradeChart => 'candles' in value && 'marks' in value;

/** Every chart anywhere in a value. */
function chartsIn(value: unknown): (MarkedChart | TradeChart)[] {
  if (typeof value !== 'object' || value === null) return [];
  return isChart(value) ? [value] : Object.values(value).flatMap(chartsIn);
}

const charts = [...contentModules].flatMap(([name, module]) =>
  chartsIn(module).map((chart) => [name, chart.description.slice(0, 40), chart] as const),
);

it('finds the charts of the site', () => {
  const onPages = [...contentModules.values()]
    .flatMap((module) => (module.page as { sections?: readonly Section[] } | undefined)?.sections ?? [])
    .filter(({ kind }) => kind === 'chart' || kind === 'markedChart');
  expect(charts.length).toBeGreaterThan(onPages.length);
});

describe.each(charts)('content/%s: "%s…"', (_name, _start, chart) => {
  it('claims nothing that its candles do not show', () => {
    expect(falseClaims(chart)).toEqual([]);
  });
});

const tables = [...contentModules].flatMap(([name, module]) =>
  ((module.page as { sections?: readonly Section[] } | undefined)?.sections ?? []).flatMap((section) =>
    section.kind === 'table' && section.bars ? [[name, section.heading, section, section.bars] as const] : [],
  ),
);

describe.each(tables)('content/%s: the bars of "%s"', (_name, _heading, { rows }, { column, values }) => {
  it('are as many as the rows, and each the number in its cell', () => {
    const cells = rows.map((row) => row[column] ?? '');
    const decimals = (cell: string) => /(?<=\.)\d+/.exec(cell)?.[0].length ?? 0;
    expect(cells.map((cell) => Number(cell.replace(/[^\d.]/g, '')))).toEqual(
      cells.map((cell, row) => Number((values[row] ?? 0).toFixed(decimals(cell)))),
    );
    expect(values).toHaveLength(rows.length);
  });
});

/** A chart with something else claimed of it. */
const claiming = (changes: Partial<TradeChart>) => falseClaims({ ...exampleSignal, ...changes });

describe('the check of claims', () => {
  it('E3: counts the visits that turned the price back, without the one that goes through', () => {
    // One peak of two candles, then a visit that breaks out.
    const candles = [
      { open: 1.0818, high: 1.0838, low: 1.0814, close: 1.0834 },
      { open: 1.0834, high: 1.0846, low: 1.0828, close: 1.084 },
      { open: 1.084, high: 1.0847, low: 1.0822, close: 1.0826 },
      { open: 1.0826, high: 1.0833, low: 1.0812, close: 1.0816 },
      { open: 1.0816, high: 1.0831, low: 1.081, close: 1.0828 },
      { open: 1.0828, high: 1.0846, low: 1.0825, close: 1.0843 },
      { open: 1.0843, high: 1.0868, low: 1.084, close: 1.0864 },
    ];
    const twice = {
      kind: 'level',
      side: 'resistance',
      from: 1.0845,
      to: 1.0848,
      since: 0,
      touches: 2,
      brokenBy: 6,
      label: 'Ceiling',
    } as const;
    const chart = { candles, decimals: 4, description: '' };
    expect(falseClaims({ ...chart, marks: [twice] })).toEqual([
      '"Ceiling": turned the price back 1 times, not 2',
    ]);
    expect(falseClaims({ ...chart, marks: [{ ...twice, touches: 1 }] })).toEqual([]);
  });

  it('E3: wants the stop beyond the swing it names', () => {
    expect(claiming({ stopLoss: 1.0806, takeProfit: 1.0932 })).toContain(
      'the stop does not lie beyond "Higher low"',
    );
  });

  it('E2: refuses to sell at the highest close, on a rising candle', () => {
    // Where the example buys: without the fall before, its last close is the highest.
    const sold = claiming({
      candles: exampleSignal.candles.slice(6),
      marks: [],
      stopLoss: 1.088,
      takeProfit: 1.076,
    });
    expect(sold).toEqual(
      expect.arrayContaining([
        'the candle of the entry closes against the plan',
        'it sells at the highest close',
      ]),
    );
  });

  it('E1: knows a floor that is closed beyond, and a price that is written but not marked', () => {
    const floor = {
      kind: 'level',
      side: 'support',
      from: 1.08,
      to: 1.081,
      since: 6,
      touches: 1,
      label: 'Floor',
    } as const;
    expect(claiming({ marks: [...exampleSignal.marks, floor] })).toContain(
      '"Floor": a candle closes beyond it while it is said to hold',
    );
    expect(claiming({ description: 'It turns at 1.0799.' })).toEqual([
      '1.0799 is written, but neither marked nor planned',
    ]);
  });

  it('E4: takes two marks on the same candle for one reason', () => {
    const floor = {
      kind: 'level',
      side: 'support',
      from: 1.0804,
      to: 1.0806,
      since: 22,
      touches: 1,
      label: 'Floor',
    } as const;
    expect(claiming({ marks: [...exampleSignal.marks, floor], reasons: ['Higher low', 'Floor'] })).toEqual([
      '"Higher low" and "Floor" rest on the same candle: one reason, not two',
    ]);
    expect(claiming({ reasons: ['Higher low', 'First low'] })).toEqual([]);
  });
});
