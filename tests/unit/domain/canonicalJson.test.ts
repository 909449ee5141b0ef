import { describe, expect, it } from 'vitest';
import { canonical } from '@/domain/canonicalJson';

describe('the canonical text', () => {
  it.each([
    ['H1', '{}', '{}'],
    [
      'H2',
      '{"b":"1.10","a":[3,1,2],"10":"ten","9":"nine","B":true,"é":null}',
      '{"10":"ten","9":"nine","B":true,"a":[3,1,2],"b":"1.10","é":null}',
    ],
    [
      'H3',
      String.raw`{"text":"Größe € 😀 \"q\" \\ \/ \u0001\n\t\u2028","n":[100,0,-1]}`,
      String.raw`{"n":[100,0,-1],"text":"Größe € 😀 \"q\" \\ / \u0001\n\t` + '\u2028"}',
    ],
  ])('%s has sorted keys and no white space', (_id, json, text) => {
    expect(canonical(JSON.parse(json))).toBe(text);
  });

  it('S14: is the same whatever the order of keys, the indentation and the escapes of the file', () => {
    const file = '{\n  "note": "Gr\\u00f6\\u00dfe",\n  "a": [ { "y": 1, "x": 2 } ]\n}';
    expect(canonical(JSON.parse(file))).toBe('{"a":[{"x":2,"y":1}],"note":"Größe"}');
  });
});
