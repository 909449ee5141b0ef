import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codeSplitting } from '../../../../scripts/build/codeSplitting.ts';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
const names = new Set(
  files.flatMap((file) => ['src', ...file.split(/[\\/]/)].map((part) => part.replace(/\..*$/, ''))),
);

/** The groups of the site's own modules, by the names of files and folders. */
const groups = codeSplitting.groups.flatMap(({ name, test }) =>
  test instanceof RegExp && test.source.startsWith('src') ? [{ name, test }] : [],
);

describe.each(groups)('the chunk $name', ({ test: pattern }) => {
  it('names nothing that is not there', () => {
    const named =
      pattern.source.replaceAll(/\\[a-z]|\[\\\\\/\]|\\?\.module/g, ' ').match(/[A-Za-z-]{3,}/g) ?? [];
    expect(named.filter((word) => !names.has(word))).toEqual([]);
  });
});

describe('the chunk of what most pages share', () => {
  const shared = codeSplitting.groups.find(({ name }) => name === 'shared')?.test as (id: string) => boolean;

  it.each([
    'src/runtime/address.ts',
    'src/site/layout/Header.tsx',
    'src/domain/locale.ts',
    'src/data/report.ts',
  ])('holds %s', (file) => {
    expect(shared(`/work/site/${file}`)).toBe(true);
    expect(shared(`C:\\site\\${file.replaceAll('/', '\\')}`)).toBe(true);
  });

  it('holds the icons, and no other package', () => {
    expect(shared('/work/site/node_modules/lucide/dist/esm/icons/x.js')).toBe(true);
    expect(shared('/work/site/node_modules/valibot/dist/index.js')).toBe(false);
  });

  it.each([
    'src/domain/entity.ts',
    'src/data/catalogue/seed.ts',
    'src/site/features/brokers/BrokerList.tsx',
    'src/site/sections/Questions.tsx',
    'src/content/lessonOrder.ts',
  ])('leaves %s with its pages', (file) => {
    expect(shared(`/work/site/${file}`)).toBe(false);
  });
});
