import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { formatJson, parseJson, parseJsonFile, asEntered } from '@/data/storage/json';
import { brokerDraftSchema } from '@/domain/broker';
import { platformDraftSchema } from '@/domain/platform';
import { halfValidRecord, numRuns } from '../../../support/properties';

const POLLUTING = ['__proto__', 'constructor', 'prototype'];

/** Every key of every object in a JSON text. */
function keysIn(text: string): string[] {
  const keys: string[] = [];
  JSON.parse(text, (key, value: unknown) => {
    keys.push(key);
    return value;
  });
  return keys;
}

describe('parseJson', () => {
  it('F25: drops the keys that reach a prototype, at every depth', () => {
    const parsed = parseJson(
      '[{"name":"a","__proto__":{"polluted":1},"in":{"constructor":{"prototype":{"polluted":1}},"b":2}}]',
    );
    expect(parsed).toEqual([{ name: 'a', in: { b: 2 } }]);
    expect(Object.getPrototypeOf((parsed as object[])[0])).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
  });

  it('F25: drops them also where their letters are escaped', () => {
    expect(
      parseJson(String.raw`{"\u005f_proto__":{"x":1},"con\u0073tructor":1,"prototyp\u0065":1,"a":2}`),
    ).toEqual({
      a: 2,
    });
  });

  it('F16: throws a RangeError for what is nested too deeply to be written again', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(formatJson(parseJson(nested(1000)))).toBe(nested(1000));
    expect(() => parseJson(nested(1001))).not.toThrow();
    expect(() => parseJson(nested(1002))).toThrow(RangeError);
  });

  it('throws a SyntaxError for what is not JSON', () => {
    expect(() => parseJson('[{')).toThrow(SyntaxError);
    expect(() => parseJson('')).toThrow(SyntaxError);
  });

  it('P12: leaves no polluting key and an untouched Object.prototype, for any JSON', () => {
    const prototypeKeys = Reflect.ownKeys(Object.prototype);
    const polluted = fc.object({ key: fc.constantFrom(...POLLUTING, 'a', 'b'), maxDepth: 3 });
    fc.assert(
      fc.property(polluted, (value) => {
        const text = formatJson(parseJson(JSON.stringify(value)));
        expect(keysIn(text).filter((key) => POLLUTING.includes(key))).toEqual([]);
        expect(Reflect.ownKeys(Object.prototype)).toEqual(prototypeKeys);
      }),
      { numRuns },
    );
  });
});

describe('parseJsonFile', () => {
  it.each(['7', 'null', '"a"', '[]', '{}', '{"a":1,"b":[null]}', '[1,[2,{"c":"d"}]]'])(
    'reads %s, which has at most three levels',
    (text) => {
      expect(parseJsonFile(text, 3)).toEqual(JSON.parse(text));
    },
  );

  it.each(['[[[[]]]]', '{"a":1,"b":[2,{"c":{}}]}', '[7,[7,[7,[7]]]]'])(
    'refuses %s, which has four levels, when three are allowed',
    (text) => {
      expect(() => parseJsonFile(text, 3)).toThrow(RangeError);
    },
  );

  it('refuses a text too deep to be walked', () => {
    expect(() => parseJsonFile('['.repeat(5000) + ']'.repeat(5000), 20)).toThrow(RangeError);
  });

  it('reads a file that begins with a byte order mark', () => {
    expect(parseJsonFile('\ufeff{"a":"\ufeff"}')).toEqual({ a: '\ufeff' });
  });
});

describe('formatJson', () => {
  it('F31: escapes every character above U+00FF and keeps Latin-1 as it is', () => {
    expect(formatJson('€ é ÿ Ā 😀')).toBe(String.raw`"\u20ac é ÿ \u0100 \ud83d\ude00"`);
  });

  it('F31: takes the same room for a text with one wide character as for one without, but for the escape', () => {
    const wide = formatJson('a'.repeat(1_000_000) + '€');
    expect(wide).toHaveLength(1_000_000 + String.raw`"\u20ac"`.length);
  });

  it.each([
    ['a BigInt', 1n],
    ['undefined', undefined],
  ])('F27: throws a TypeError for %s', (_what, value) => {
    expect(() => formatJson(value)).toThrow(TypeError);
  });

  it('F27: throws a TypeError for a cycle, and what a toJSON throws', () => {
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    expect(() => formatJson(cycle)).toThrow(TypeError);
    const refusing = {
      toJSON: () => {
        throw new RangeError('no');
      },
    };
    expect(() => formatJson(refusing)).toThrow(RangeError);
  });

  it('P13: comes back as it was for every JSON value, in characters up to U+00FF only', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        const text = formatJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(text).toMatch(/^[^\u0100-\uffff]*$/);
      }),
      { numRuns },
    );
  });

  it.each([
    ['platform', platformDraftSchema],
    ['broker', brokerDraftSchema],
  ])('P13: brings a normalised %s back as it was', (_entity, schema) => {
    fc.assert(
      fc.property(halfValidRecord, (record) => {
        const normalised = v.parse(schema, { ...record, name: '€ 😀 \ud800' });
        // JSON has one zero only.
        const zero = (_key: string, value: unknown): unknown => (Object.is(value, -0) ? 0 : value);
        expect(parseJson(formatJson(normalised))).toEqual(JSON.parse(JSON.stringify(normalised), zero));
      }),
      { numRuns },
    );
  });
});

describe('asEntered', () => {
  it('leaves out characters that nobody sees and that turn, hide or break what stands beside them', () => {
    const typed = {
      name: 'Har\u202ebour\u2069 \u200bMarkets\ufeff',
      texts: ['a\u0000b\u0007c\u001b\u007f\u009f', 'one\r\ntwo\tthree'],
      rows: [{ host: '\u2066Anna\u200e \u200dBo\u2060' }],
    };
    expect(asEntered(typed)).toEqual({
      name: 'Harbour Markets',
      texts: ['abc', 'one\ntwo\tthree'],
      rows: [{ host: 'Anna Bo' }],
    });
  });

  it('keeps those that scripts and pictures are joined with', () => {
    const joined = ['می\u200cخواهم', 'क्\u200dष', '👩\u200d💻', '❤️\u200d🔥', 'Größe, 東京 – “€”'];
    expect(asEntered(joined)).toEqual(joined);
  });

  it('copies deeply and leaves out what JSON has no word for', () => {
    const original = { list: [{ a: 1 }], gone: undefined, nan: Number.NaN };
    const copy = asEntered(original);
    expect(copy).toEqual({ list: [{ a: 1 }], nan: null });
    original.list.push({ a: 2 });
    expect(copy).toEqual({ list: [{ a: 1 }], nan: null });
  });
});
