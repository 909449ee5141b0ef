import { expect, it } from 'vitest';
import { canonicalJson } from '@/domain/canonicalJson';

it.each([
  ['{}', '{}'],
  [
    '{"b":"1.10","a":[3,1,2],"10":"ten","9":"nine","B":true,"é":null}',
    '{"10":"ten","9":"nine","B":true,"a":[3,1,2],"b":"1.10","é":null}',
  ],
  [
    String.raw`{"text":"Größe € 😀 \"q\" \\ \/ \u0001\n\t\u2028","n":[100,0,-1]}`,
    String.raw`{"n":[100,0,-1],"text":"Größe € 😀 \"q\" \\ / \u0001\n\t` + '\u2028"}',
  ],
])('serialises %s with sorted keys and no whitespace', (json, text) => {
  expect(canonicalJson(JSON.parse(json))).toBe(text);
});
