// Writes both fonts, reduced to the site's characters, to src/styles/fonts. Run `node scripts/fonts.mjs`
// when a unit test reports a missing character. Pins Bricolage Grotesque to its large optical size, because
// only headings use it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const OUT = 'src/styles/fonts';

const FACES = [
  { name: 'figtree', file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2' },
  {
    name: 'bricolage-grotesque',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    variationAxes: { wght: 680, opsz: 64, wdth: 92 },
  },
];

/** Includes printable Latin-1, so that Western names entered by administrators use the site's fonts. */
const characters = new Set(
  Array.from({ length: 0x100 }, (_, code) => String.fromCharCode(code)).filter((character) =>
    /[\x20-\x7e\xa0-\xac\xae-\xff]/.test(character),
  ),
);
for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' }))
  if (/\.(?:tsx?|json)$/.test(file))
    for (const character of readFileSync(path.join('src', file), 'utf8')) characters.add(character);

mkdirSync(OUT, { recursive: true });
for (const { name, file, variationAxes } of FACES) {
  const font = await subsetFont(readFileSync(require.resolve(file)), [...characters].join(''), {
    targetFormat: 'woff2',
    ...(variationAxes && { variationAxes }),
  });
  writeFileSync(path.join(OUT, `${name}.woff2`), font);
  console.log(`${name}: ${(font.length / 1000).toFixed(1)} kB`);
}
writeFileSync(path.join(OUT, 'characters.txt'), `${[...characters].toSorted().join('')}\n`);
