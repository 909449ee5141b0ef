import { expect, it } from 'vitest';
import { formatJson, parseJson, parseJsonFile, sanitise } from '@/data/storage/json';

it('drops keys that could change a prototype, at every depth', () => {
  const parsed = parseJson(
    '[{"name":"a","__proto__":{"polluted":1},"in":{"constructor":{"prototype":{"polluted":1}},"b":2}}]',
  );
  expect(parsed).toEqual([{ name: 'a', in: { b: 2 } }]);
  expect(Object.getPrototypeOf((parsed as object[])[0])).toBe(Object.prototype);
  expect('polluted' in {}).toBe(false);
});

it('drops escaped keys that could change a prototype', () => {
  expect(
    parseJson(String.raw`{"\u005f_proto__":{"x":1},"con\u0073tructor":1,"prototyp\u0065":1,"a":2}`),
  ).toEqual({
    a: 2,
  });
});

it('throws a RangeError when JSON is nested too deeply', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  expect(formatJson(parseJson(nested(1000)))).toBe(nested(1000));
  expect(() => parseJson(nested(1001))).not.toThrow();
  expect(() => parseJson(nested(1002))).toThrow(RangeError);
});

it('rejects a file nested four levels deep when three are allowed', () => {
  expect(() => parseJsonFile('[[[[]]]]', 3)).toThrow(RangeError);
});

it('reads a file that starts with a byte order mark', () => {
  expect(parseJsonFile('\ufeff{"a":"\ufeff"}')).toEqual({ a: '\ufeff' });
});

it('reads a file whose lines are quoted in an email', () => {
  expect(parseJsonFile('> {\r\n>   "a": "> b",\r\n> > "c": 1\r\n>\r\n> }\r\n')).toEqual({ a: '> b', c: 1 });
});

it('escapes every character above U+00FF', () => {
  expect(formatJson('€ é ÿ Ā 😀')).toBe(String.raw`"\u20ac é ÿ \u0100 \ud83d\ude00"`);
});

it('removes invisible characters', () => {
  const typed = {
    name: 'Har\u202ebour\u2069 \u200bMarkets\ufeff',
    texts: ['a\u0000b\u0007c\u001b\u007f\u009f', 'one\r\ntwo\tthree'],
    rows: [{ host: '\u2066Anna\u200e \u200dBo\u2060' }],
  };
  expect(sanitise(typed)).toEqual({
    name: 'Harbour Markets',
    texts: ['abc', 'one\ntwo\tthree'],
    rows: [{ host: 'Anna Bo' }],
  });
});

it('copies deeply, and drops or nulls what JSON cannot represent', () => {
  const original = { list: [{ a: 1 }], gone: undefined, nan: Number.NaN };
  const copy = sanitise(original);
  expect(copy).toEqual({ list: [{ a: 1 }], nan: null });
  original.list.push({ a: 2 });
  expect(copy).toEqual({ list: [{ a: 1 }], nan: null });
});
