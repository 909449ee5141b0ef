import { expect, it } from 'vitest';
import { createImageMaker, inLines } from '../../../../scripts/build/images.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '@/site/seo/cardSize';

it('breaks a title into lines at its words', () => {
  expect(inLines('Commodity course: gold, oil and harvests', 24)).toEqual([
    'Commodity course: gold,',
    'oil and harvests',
  ]);
});

it('leaves a word whole that is longer than a line', () => {
  expect(inLines('a superlative b', 5)).toEqual(['a', 'superlative', 'b']);
});

it('draws a card for each title, of the size that previews are told, and the same one again', async () => {
  const { card } = await createImageMaker('Any Site', 'www.any.example');
  const image = Buffer.from(card('Gold'));
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([CARD_WIDTH, CARD_HEIGHT]);
  expect(image.equals(card('Gold'))).toBe(true);
  expect(image.equals(card('Silver'))).toBe(false);
});

it('draws it anew for a site of another name or at another host', async () => {
  const draw = async (name: string, host: string) =>
    Buffer.from((await createImageMaker(name, host)).card('Gold')).toString('base64');
  const drawn = await draw('Any Site', 'www.any.example');
  expect(await draw('Other Site', 'www.any.example')).not.toBe(drawn);
  expect(await draw('Any Site', 'www.other.example')).not.toBe(drawn);
});
