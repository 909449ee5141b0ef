import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { cardDrawing, createImageMaker, inLines } from '../../../../scripts/build/images.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '@/site/seo/cardSize';
import { temporaryFolder } from '../../../support/temporaryFolder';

it('breaks a title into lines', () => {
  expect(inLines('Commodity course: gold, oil and harvests', 24)).toEqual([
    'Commodity course: gold,',
    'oil and harvests',
  ]);
});

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

it('draws a card of the expected size', async () => {
  const { card } = await createImageMaker('Any Site', 'www.any.example', temporaryFolder());
  const image = Buffer.from(card('Gold'));
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([CARD_WIDTH, CARD_HEIGHT]);
  expect(image.equals(card('Silver'))).toBe(false);
});

it('draws each card once', async () => {
  const folder = path.join(temporaryFolder(), 'cards');
  const { card } = await createImageMaker('Any Site', 'www.any.example', folder);
  const image = Buffer.from(card('Gold'));
  const [file = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  writeFileSync(path.join(folder, file), 'kept');
  expect(Buffer.from(card('Gold')).toString()).toBe('kept');
  rmSync(path.join(folder, file));
  expect(image.equals(card('Gold'))).toBe(true);
});
