import { readFileSync } from 'node:fs';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** Returns a colour token of the dark theme, for output that style sheets can't reach. @throws Error for an unknown token */
export function colour(role: string): string {
  const value = new RegExp(`--${role}: (?:light-dark\\([^,]+, )?(#[0-9a-f]+)`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`src/styles/tokens.css has no colour --${role}.`);
  return value;
}
