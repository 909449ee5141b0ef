import { expect, it } from 'vitest';
import { parseForeignJson } from '@/data/storage/foreignJson';

it.each(['7', 'null', '"a"', '[]', '{}', '{"a":1,"b":[null]}', '[1,[2,{"c":"d"}]]'])(
  'reads %s, which has at most three levels',
  (text) => {
    expect(parseForeignJson(text, 3)).toEqual(JSON.parse(text));
  },
);

it('takes the keys out that reach a prototype', () => {
  expect(parseForeignJson('{"a":1,"__proto__":{"b":2}}', 3)).toEqual({ a: 1 });
});

it.each(['[[[[]]]]', '{"a":1,"b":[2,{"c":{}}]}', '[7,[7,[7,[7]]]]'])('refuses %s, which has four', (text) => {
  expect(() => parseForeignJson(text, 3)).toThrow(RangeError);
});

it('F16: refuses a text too deep to be walked, and one that is no JSON', () => {
  expect(() => parseForeignJson('['.repeat(5000) + ']'.repeat(5000), 20)).toThrow(RangeError);
  expect(() => parseForeignJson('[', 20)).toThrow(SyntaxError);
});
