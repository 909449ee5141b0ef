import { expect, it } from 'vitest';
import { cardDrawing } from '../../../../scripts/build/images.ts';

const drawing = (title: string) => cardDrawing(title, 'A & B', 'www.any.example', '<path id="sign"/>');

it('draws title, name, address and logo', () => {
  const texts = [
    ...drawing('Commodity course: gold, oil <&> harvests').matchAll(/ y="(\d+)"[^>]*>([^<]*)<\/text>/g),
  ];
  expect(texts.map(([, top, words]) => [Number(top), words])).toEqual([
    [122, 'A &amp; B'],
    [290, 'Commodity course: gold,'],
    [378, 'oil &lt;&amp;&gt; harvests'],
    [562, 'www.any.example'],
  ]);
  expect(drawing('Gold')).toContain('viewBox="0 0 32 32"><path id="sign"/></svg>');
});
