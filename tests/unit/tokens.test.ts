import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/styles/tokens.css', 'utf8');

/** Colour tokens of a block by name in one theme, without sizes and without the translucent shade. */
const rolesOf = (selector: string, theme: 'light' | 'dark'): Readonly<Record<string, string>> => {
  const start = css.indexOf(`${selector} {`);
  expect(start, selector).toBeGreaterThan(-1);
  const block = css.slice(start, css.indexOf('}', start));
  const tokens = block.matchAll(/--([\w-]+): (?:light-dark\(([^,()]+), )?(#[\da-f]+|transparent)\)?;/g);
  return Object.fromEntries(
    [...tokens].map(([, name = '', light, dark = '']) => [name, theme === 'light' ? (light ?? dark) : dark]),
  );
};

const THEMES = {
  dark: rolesOf('[data-ground]', 'dark'),
  light: rolesOf('[data-ground]', 'light'),
  felt: rolesOf("[data-ground='felt']", 'dark'),
};

const channels = (colour: string): number[] => {
  const digits = colour.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255);
};

/** Relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['board', 'board-sunken', 'board-raised', 'board-lifted'];
const TEXTS = ['chalk', 'chalk-soft', 'chalk-dim', 'link', 'marker-ink', 'up', 'down'];
const EDGES = ['line-control', 'marker-edge'];
const ON_FILLS = [
  ['on-marker', 'marker'],
  ['on-marker', 'marker-hover'],
  ['chalk', 'marker-wash'],
  ['chalk-soft', 'marker-wash'],
  ['marker-ink', 'marker-wash'],
  ['up', 'up-wash'],
  ['chalk', 'up-wash'],
  ['down', 'down-wash'],
  ['chalk', 'down-wash'],
] as const;

describe.each(Object.entries(THEMES))('the %s theme', (_name, roles) => {
  const between = (front: string, ground: string) => contrast(roles[front] ?? '', roles[ground] ?? '');

  it.each(GROUNDS.flatMap((ground) => TEXTS.map((text) => [text, ground])))(
    'keeps %s readable on %s',
    (text, ground) => {
      expect(between(text, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(ON_FILLS)('keeps %s readable on %s', (text, fill) => {
    expect(between(text, fill)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(GROUNDS.flatMap((ground) => EDGES.map((edge) => [edge, ground])))(
    'keeps %s distinguishable on %s',
    (edge, ground) => {
      expect(between(edge, ground)).toBeGreaterThanOrEqual(3);
    },
  );
});

it.each(['dark', 'light'] as const)("repeats the %s theme's background in index.html", (theme) => {
  const html = readFileSync('index.html', 'utf8');
  const [, repeated] = new RegExp(`theme-color" content="([^"]*)" data-theme="${theme}"`).exec(html) ?? [];
  expect(repeated, 'Copy --board from tokens.css to index.html').toBe(THEMES[theme]['board']);
});

it('gives every colour on felt the same value in both themes', () => {
  expect(Object.keys(THEMES.felt)).toEqual(Object.keys(THEMES.dark));
  expect(rolesOf("[data-ground='felt']", 'light')).toEqual(THEMES.felt);
});
