import { describe, expect, it } from 'vitest';
import { shareOfFirst, type OpeningDrawing } from '@/content/openingFigure';
import type { TopicPageContent } from '@/content/page';
import { pageWords } from '../../support/content';

const guides = [...pageWords].filter(([name]) => /^pages\/markets\/(?!index$)/.test(name));

const drawingOf = <K extends OpeningDrawing['kind']>(kind: K) => {
  const drawings = guides.map(([, page]) => (page as TopicPageContent).opening?.drawing);
  return drawings.find((drawing): drawing is Extract<OpeningDrawing, { kind: K }> => drawing?.kind === kind);
};

it('adds up the first of a whole', () => {
  expect(shareOfFirst([60, 20, 20], 1)).toBe(60);
  expect(shareOfFirst([1, 1, 1, 1], 2)).toBe(50);
});

const platformGuides = [...pageWords].filter(([name]) => /^pages\/platforms\/(?!index$)/.test(name));

it.each(platformGuides)('%s opens with an order ticket, four fields of it explained', (_name, page) => {
  const { opening, sections } = page as TopicPageContent;
  const drawing = opening?.drawing;
  const fields = drawing?.kind === 'orderTicket' ? drawing.fields : [];
  expect(fields.filter(({ explained }) => explained !== undefined)).toHaveLength(4);
  const steps = JSON.stringify(sections);
  for (const { value } of fields)
    expect(steps.toLowerCase(), value).toContain(value.toLowerCase().replace(/ (?:lots|pips)$/, ''));
});

it.each(guides)('%s opens with a drawing of its own', (_name, page) => {
  const { opening } = page as TopicPageContent;
  expect(opening?.heading.trim()).toBeTruthy();
  expect(opening?.text.trim()).toBeTruthy();
  expect(
    guides.filter(([, other]) => (other as TopicPageContent).opening?.drawing.kind === opening?.drawing.kind),
  ).toHaveLength(1);
});

describe('the drawings', () => {
  it('have thirty companies from the largest to the smallest', () => {
    const sizes = drawingOf('indexWeights')?.sizes ?? [];
    expect(sizes).toHaveLength(30);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  });

  it('have every hour of a week, and less in an hour of the weekend than on working days', () => {
    const trades = drawingOf('weekOfHours')?.trades ?? [];
    expect(trades).toHaveLength(168);
    expect(shareOfFirst(trades, 120)).toBeGreaterThan((100 * 120) / 168);
  });

  it('have seasons of less than a year that follow one another', () => {
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

  it('have the report and the ex-dividend day within thirteen weeks', () => {
    const year = drawingOf('reportYear');
    expect(year?.report).toBeGreaterThanOrEqual(year?.reportWeeks.from ?? NaN);
    expect(year?.report).toBeLessThanOrEqual(year?.reportWeeks.to ?? NaN);
    expect(year?.exDividend).toBeGreaterThan(year?.report ?? NaN);
    expect(year?.exDividend).toBeLessThanOrEqual(13);
  });
});
