import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardDrawing, createImageMaker, inLines } from '../../../../scripts/build/images.ts';
import { colour } from '../../../../scripts/build/tokens.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '@/site/seo/cardSize';
import { temporaryFolder } from '../../../support/temporaryFolder';

it('breaks a title into lines at its words', () => {
  expect(inLines('Commodity course: gold, oil and harvests', 24)).toEqual([
    'Commodity course: gold,',
    'oil and harvests',
  ]);
});

it('leaves a word whole that is longer than a line', () => {
  expect(inLines('a superlative b', 5)).toEqual(['a', 'superlative', 'b']);
});

it('fills a line to its end', () => {
  expect(inLines('ab cd', 5)).toEqual(['ab cd']);
  expect(inLines('ab cde', 5)).toEqual(['ab', 'cde']);
});

describe('the drawing of a card', () => {
  const drawing = (title: string) => cardDrawing(title, 'A & B', 'www.any.example', '<path id="sign"/>');

  it('holds the title in lines below each other, the name of the site, where it is and its sign', () => {
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

  it('shows a market in candles that stand in the card side by side, the rising ones hollow', () => {
    const candles = [
      ...drawing('Gold').matchAll(
        /<path d="M(\d+) (\d+)V(\d+)"[^>]*><rect x="(\d+)" y="(\d+)" width="22" height="(\d+)"[^>]* fill="([^"]+)"/g,
      ),
    ].map(([, middle, high, low, left, top, height, fill]) => ({
      middle: Number(middle),
      high: Number(high),
      low: Number(low),
      left: Number(left),
      top: Number(top),
      bottom: Number(top) + Number(height),
      isHollow: fill === colour('board'),
    }));
    expect(candles.map(({ isHollow }) => isHollow)).toEqual([true, false, true, false, true, false, true]);
    for (const [index, { middle, high, low, left, top, bottom }] of candles.entries()) {
      expect(middle).toBe(left + 11);
      expect(high).toBeGreaterThan(0);
      expect(high).toBeLessThan(top);
      expect(top).toBeLessThan(bottom);
      expect(low).toBeGreaterThan(bottom);
      expect(low).toBeLessThan(CARD_HEIGHT);
      expect(left).toBeGreaterThan(CARD_WIDTH / 2);
      expect(left + 22).toBeLessThan(CARD_WIDTH);
      expect(left).toBeGreaterThan((candles[index - 1]?.left ?? 0) + 22);
    }
  });
});

it('draws a card for each title, of the size that previews are told', async () => {
  const { card } = await createImageMaker('Any Site', 'www.any.example', temporaryFolder());
  const image = Buffer.from(card('Gold'));
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([CARD_WIDTH, CARD_HEIGHT]);
  expect(image.equals(card('Silver'))).toBe(false);
});

it('draws each card once, and keeps it for the next build', async () => {
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

it('draws it anew for a site of another name or at another host', async () => {
  const folder = temporaryFolder();
  const draw = async (name: string, host: string) =>
    Buffer.from((await createImageMaker(name, host, folder)).card('Gold')).toString('base64');
  const drawn = await draw('Any Site', 'www.any.example');
  expect(await draw('Other Site', 'www.any.example')).not.toBe(drawn);
  expect(await draw('Any Site', 'www.other.example')).not.toBe(drawn);
});
