import { expect, it } from 'vitest';
import { shareOfFirst, type OpeningDrawing } from '@/content/openingFigure';
import type { TopicPageContent } from '@/content/page';
import { pageWords } from '../../support/content';

const guides = [...pageWords].filter(([name]) => /^pages\/markets\/(?!index$)/.test(name));

const drawingOf = <K extends OpeningDrawing['kind']>(kind: K) => {
  const drawings = guides.map(([, page]) => (page as TopicPageContent).opening?.drawing);
  return drawings.find((drawing): drawing is Extract<OpeningDrawing, { kind: K }> => drawing?.kind === kind);
};

it('adds up the first parts of a whole', () => {
  expect(shareOfFirst([60, 20, 20], 1)).toBe(60);
  expect(shareOfFirst([1, 1, 1, 1], 2)).toBe(50);
});

it('orders thirty companies by size', () => {
  const sizes = drawingOf('indexWeights')?.sizes ?? [];
  expect(sizes).toHaveLength(30);
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
});

it('covers a week with quieter weekends', () => {
  const trades = drawingOf('weekOfHours')?.trades ?? [];
  expect(trades).toHaveLength(168);
  expect(shareOfFirst(trades, 120)).toBeGreaterThan((100 * 120) / 168);
});

it('orders seasons within a year', () => {
  for (const { name, seasons } of drawingOf('seasonWheel')?.rings ?? []) {
    let end = 0;
    for (const { from, to } of seasons) {
      expect(from, name).toBeGreaterThanOrEqual(end);
      expect(to, name).toBeGreaterThan(from);
      expect(to - from, name).toBeLessThan(12);
      end = to;
    }
  }
});

it('places report and ex-dividend day within a quarter', () => {
  const year = drawingOf('reportYear');
  expect(year?.report).toBeGreaterThanOrEqual(year?.reportWeeks.from ?? NaN);
  expect(year?.report).toBeLessThanOrEqual(year?.reportWeeks.to ?? NaN);
  expect(year?.exDividend).toBeGreaterThan(year?.report ?? NaN);
  expect(year?.exDividend).toBeLessThanOrEqual(13);
});
