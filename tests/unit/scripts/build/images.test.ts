import { expect, it } from 'vitest';
import { cardDrawing } from '../../../../scripts/build/images.ts';
import type { CardSubject } from '@/site/seo/cardSubject';

const drawing = (subject: CardSubject) =>
  cardDrawing(subject, 'A & B', 'www.any.example', '<path id="sign"/>');

it('draws the title, kind, name, URL and logo of a card', () => {
  const texts = [
    ...drawing({ title: 'Commodity course: gold, oil <&> harvests', kind: 'Course' }).matchAll(
      / y="(\d+)"[^>]*>([^<]*)<\/text>/g,
    ),
  ];
  expect(texts.map(([, top, words]) => [Number(top), words])).toEqual([
    [122, 'A &amp; B'],
    [120, 'Course'],
    [290, 'Commodity course: gold,'],
    [378, 'oil &lt;&amp;&gt; harvests'],
    [562, 'www.any.example'],
  ]);
  expect(drawing({ title: 'Gold' })).toContain('viewBox="0 0 32 32"><path id="sign"/></svg>');
});

it("draws a signal's result instead of a chart", () => {
  const outcome = { words: 'Lost, at its stop', result: '−1.00R', tone: 'down' } as const;
  const card = drawing({ title: 'Sample signal 14: US 100, sell', outcome });
  expect(card).toContain('>−1.00R</text>');
  expect(card).toContain('>Lost, at its stop</text>');
  expect(card).not.toContain('<rect x=');
  expect(card).toContain('>US\u00A0100,\u00A0sell</text>');
});
