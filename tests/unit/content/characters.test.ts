import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { seededBrokers, seededPlatforms } from '../../support/owner';
import { contentModules, wordsOf } from '../../support/content';

/** The characters that `node scripts/fonts.mjs` kept in the fonts. */
const CHARACTERS = new Set(readFileSync('src/styles/fonts/characters.txt', 'utf8'));

it.each([
  ...[...contentModules].map(([name, module]) => [`content/${name}`, wordsOf(module)] as const),
  ['the catalogue', wordsOf([seededBrokers, seededPlatforms])] as const,
])('includes every character of %s in the fonts', (_where, words) => {
  const missing = [...new Set(words)].filter((character) => character !== '\n' && !CHARACTERS.has(character));
  expect(missing, 'run `node scripts/fonts.mjs`, and commit what it writes').toEqual([]);
});
