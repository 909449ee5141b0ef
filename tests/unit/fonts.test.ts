import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';

const css = readFileSync('src/styles/fonts.css', 'utf8');

/** The tables of a checked-in face, by their names: https://learn.microsoft.com/typography/opentype/spec/otff */
async function tablesOf(name: string) {
  const face = readFileSync(`src/styles/fonts/${name}.woff2`);
  const font = await subsetFont(face, 'A', { targetFormat: 'truetype' });
  return (table: string) => {
    for (let row = 12; row < 12 + 16 * font.readUInt16BE(4); row += 16)
      if (font.toString('latin1', row, row + 4) === table) return font.subarray(font.readUInt32BE(row + 8));
    throw new Error(`${name} has no table ${table}.`);
  };
}

it.each([
  ['figtree', 'Figtree Fallback', 6],
  ['bricolage-grotesque', 'Bricolage Fallback', 2],
])('lines of %s are as high in its fallbacks', async (name, family, count) => {
  const table = await tablesOf(name);
  const inEm = (units: number) => units / table('head').readUInt16BE(18);
  const blocks = [...css.matchAll(/@font-face \{[^}]+\}/g)]
    .map(([block]) => block)
    .filter((block) => block.includes(`'${family}`));
  expect(blocks).toHaveLength(count);
  for (const block of blocks) {
    const share = (property: string) =>
      Number(new RegExp(`${property}: ([\\d.]+)%`).exec(block)?.[1] ?? Number.NaN) / 100;
    const size = share('size-adjust');
    expect(share('ascent-override') * size, block).toBeCloseTo(inEm(table('hhea').readInt16BE(4)), 2);
    expect(share('descent-override') * size, block).toBeCloseTo(inEm(-table('hhea').readInt16BE(6)), 2);
  }
});
