import { readFileSync } from 'node:fs';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** A colour of the site by its role, for what no style sheet reaches. @throws Error for a role there is not */
export function colour(role: string): string {
  const value = new RegExp(`--${role}: (#[0-9a-f]+);`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`src/styles/tokens.css has no colour --${role}.`);
  return value;
}
