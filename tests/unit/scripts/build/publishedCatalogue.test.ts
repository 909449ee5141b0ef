import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { publishedCatalogue } from '../../../../scripts/build/publishedCatalogue.ts';
import { parsePublishedCatalogue } from '@/data/catalogue/publishedCatalogue';

interface Asset {
  readonly fileName: string;
  readonly source: Uint8Array;
}

/** The plugin hooks that a build uses. */
interface BuildPlugin {
  readonly applyToEnvironment: (environment: { readonly name: string }) => boolean;
  generateBundle(this: { readonly emitFile: (file: Asset) => void }): Promise<void>;
}

it('copies the built-in catalogue into the build', async () => {
  const plugin = publishedCatalogue() as unknown as BuildPlugin;
  const applies = ['client', 'admin', 'ssr'].filter((name) => plugin.applyToEnvironment({ name }));
  expect(applies).toEqual(['client']);

  const files: Asset[] = [];
  await plugin.generateBundle.call({ emitFile: (file) => void files.push(file) });
  expect(files.map(({ fileName }) => fileName)).toEqual(['catalogue.json']);
  const text = new TextDecoder().decode(files[0]?.source);
  expect(text).toBe(readFileSync('src/data/catalogue/catalogue.json', 'utf8'));
  expect(parsePublishedCatalogue(text).revision).toBeGreaterThan(0);
});
