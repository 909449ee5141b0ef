import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { build, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporaryFolder';

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

it('headings have the display cut of their face: heavy, and narrower than the text cut', async () => {
  const os2 = (await tablesOf('bricolage-grotesque'))('OS/2');
  expect({ weight: os2.readUInt16BE(4), width: os2.readUInt16BE(6) }).toEqual({ weight: 680, width: 4 });
});

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

/** Gives a face the name that it has in a build of the site. */
async function namesInBuild() {
  const { environments } = await resolveConfig({ logLevel: 'silent' }, 'build');
  const { output = {} } = environments.client?.build.rolldownOptions ?? {};
  return async (face: Uint8Array) => {
    const root = temporaryFolder();
    const sheet = path.join(root, 'fonts.css');
    writeFileSync(path.join(root, 'text.woff2'), face);
    writeFileSync(sheet, "@font-face { font-family: 'Text'; src: url('./text.woff2'); }");
    const built = await build({
      configFile: false,
      root,
      logLevel: 'silent',
      build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: sheet, output } },
    });
    const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
    return files.map(({ fileName }) => fileName).find((name) => name.endsWith('.woff2'));
  };
}

it('gives a face with more characters another file name', async () => {
  const nameOf = await namesInBuild();
  const face = readFileSync('src/styles/fonts/figtree.woff2');
  const fewer = await subsetFont(face, 'abcdefghijklmnopqrstuvwxyz', { targetFormat: 'woff2' });
  const name = await nameOf(face);
  expect(name).toMatch(/^assets\/text\b.*\.woff2$/);
  expect(await nameOf(face)).toBe(name);
  expect([undefined, name]).not.toContain(await nameOf(fewer));
});
