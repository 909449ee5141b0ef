import { createHash } from 'node:crypto';
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

const contentHash = (content: Uint8Array) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8);

/** Cuts every emitted font down to the characters in use, and Bricolage Grotesque to the weights of headings. */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const characters = charactersInSources();
      const files = Object.values(bundle).filter((file) => file.type === 'asset');
      for (const { fileName, source } of files) {
        if (!fileName.endsWith('.woff2')) continue;
        const subset = await subsetFont(Buffer.from(source), characters, {
          targetFormat: 'woff2',
          ...(fileName.includes('bricolage') && { variationAxes: { wght: 650 } }),
        });
        // Named by what is in it now, as it may be cached for ever.
        const name = fileName.replace(/-[\w-]{8}\.woff2$/, `-${contentHash(subset)}.woff2`);
        Reflect.deleteProperty(bundle, fileName);
        this.emitFile({ type: 'asset', fileName: name, source: subset });
        for (const sheet of files)
          if (sheet.fileName.endsWith('.css')) sheet.source = String(sheet.source).replaceAll(fileName, name);
      }
    },
  };
}
