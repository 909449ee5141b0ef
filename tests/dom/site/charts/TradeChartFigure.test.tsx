import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleSignal } from '@/content/exampleSignal';
import TradeChartFigure from '@/site/charts/TradeChartFigure';

it('describes the chart and labels its marks, remark and levels', () => {
  render(<TradeChartFigure chart={exampleSignal} />);
  const drawing = screen.getByRole('img');
  expect(drawing).toHaveAccessibleName(`EUR/USD, 4-hour, 36 candles. ${exampleSignal.description}`);
  const written = within(drawing);
  for (const { label } of exampleSignal.marks) expect(written.getByText(label)).toBeInTheDocument();
  for (const text of [
    exampleSignal.note.text,
    'Entry 1.0840',
    'Stop loss 1.0800',
    'Take profit 1.0932 · 1:2.3',
  ])
    expect(written.getByText(text)).toBeInTheDocument();
});
