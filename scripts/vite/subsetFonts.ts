import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Names that administrators type in western languages keep the site's face: all of printable Latin-1. */
const LATIN_1 = Array.from({ length: 0x100 }, (_, code) => String.fromCharCode(code)).filter(
  (character) => /[\x20-\x7e\xa0-\xff]/.test(character) && character !== '\u00ad',
);

function charactersInSources(): string {
  const used = new Set(LATIN_1);
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:tsx?|json)$/.test(file)) continue;
    for (const character of readFileSync(path.join('src', file), 'utf8')) used.add(character);
  }
  return [...used].join('');
}

/** Cuts every emitted font down to the characters in use, and Bricolage Grotesque to the weights of headings. */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const characters = charactersInSources();
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.woff2')) continue;
        asset.source = await subsetFont(Buffer.from(asset.source), characters, {
          targetFormat: 'woff2',
          ...(asset.fileName.includes('bricolage') && { variationAxes: { wght: 650 } }),
        });
      }
    },
  };
}
