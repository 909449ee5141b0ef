import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGE } from '@/domain/text/locale';

const filesBelow = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => pattern.test(file))
    .toSorted();

const read = (file: string) => readFileSync(file, 'utf8');

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

it('declares the language of the site in index.html', () => {
  expect(read('index.html')).toContain(`<html lang="${LANGUAGE}">`);
});

const sheets = filesBelow('src', /\.module\.css$/);
const components = filesBelow('src', /\.tsx?$/).map((file) => ({
  file,
  code: withoutComments(read(file)),
}));

it('has no module names that differ only in case', () => {
  const names = components.map(({ file }) => file.replace(/\.tsx?$/, '').toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** Classes defined in a style sheet. */
const definedIn = (sheet: string): Set<string> => {
  const selectors = withoutComments(read(sheet)).match(/[^{};]+(?=\{)/g) ?? [];
  return new Set(
    selectors
      .filter((selector) => !selector.trim().startsWith('@'))
      .flatMap((selector) => [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)),
  );
};

const importedFile = (from: string, target: string) =>
  path.posix.join(target.startsWith('@/') ? 'src' : path.posix.dirname(from), target.replace(/^@\//, ''));

/** Components that import a style sheet, with the name they give it. */
const usersOf = (sheet: string) =>
  components.flatMap(({ file, code }) =>
    [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name = '', target = '']) =>
      importedFile(file, target) === sheet ? [{ file, code, name }] : [],
    ),
  );

const named = (code: string, name: string): string[] =>
  [...code.matchAll(new RegExp(String.raw`\b${name}(?:\.(\w+)|\['([^']+)'\])`, 'g'))].map(
    ([, plain, quoted]) => plain ?? quoted ?? '',
  );

/**
 * Whether a class is looked up by a computed key, such as a button's variant; its name is quoted in the same
 * file.
 */
const isLookedUp = ({ code, name }: { code: string; name: string }, className: string): boolean =>
  new RegExp(String.raw`\b${name}\[[^'\]]`).test(code) && code.includes(`'${className}'`);

it.each(sheets)('defines and uses every class of %s', (sheet) => {
  const defined = definedIn(sheet);
  const users = usersOf(sheet);
  const missing = users.flatMap(({ file, code, name }) =>
    named(code, name)
      .filter((className) => !defined.has(className))
      .map((className) => `${file}: .${className}`),
  );
  const unused = [...defined].filter(
    (className) =>
      !users.some((user) => named(user.code, user.name).includes(className) || isLookedUp(user, className)),
  );
  expect({ missing, unused }).toEqual({ missing: [], unused: [] });
});

const HEX = /(?<![\w&])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi;
const TOKENS = 'src/styles/tokens.css';
const files = filesBelow('src', /\.(?:css|tsx?)$/).filter((file) => file !== TOKENS);

it('uses colours only from the tokens', () => {
  const literals = files.flatMap((file) =>
    (withoutComments(read(file)).match(HEX) ?? []).map((colour) => `${file}: ${colour}`),
  );
  expect(literals).toEqual([]);
  expect(read(TOKENS).match(HEX)?.length).toBeGreaterThan(5);
});

it('never fades any part of an island in, as it may hydrate after the fade has begun', () => {
  const codeOf = new Map(components.map(({ file, code }) => [file.replace(/\.tsx?$/, ''), code]));
  const importsOf = (file: string, pattern: RegExp) =>
    [...(codeOf.get(file)?.matchAll(pattern) ?? [])].map(([, target = '']) => importedFile(file, target));
  const islands = [...codeOf].flatMap(([file, code]) =>
    code.includes('island(') ? importsOf(file, /import\('([^']+)'\)/g) : [],
  );
  expect(islands).toContain('src/site/features/webinars/WebinarList');
  const reached = new Set(islands);
  // The loop also visits the files that it adds.
  for (const file of reached)
    for (const imported of importsOf(file, /from '([@.]\/[^']+)'/g)) reached.add(imported);
  const fading = /data-fade-in(?!=\{)|<SectionFrame(?![^>]*isStill)/;
  expect([...reached].filter((file) => fading.test(codeOf.get(file) ?? ''))).toEqual([]);
});
