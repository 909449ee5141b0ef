import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionSizeTool } from '@/site/features/calculators/positionSizeTool';
import { toolQuery, valuesFrom, type Tool, type FieldValues } from '@/site/features/calculators/tool';
import { tools } from '@/site/features/calculators/tools';
import { numRuns } from '../../../../support/properties';
import { problemsOf } from '../../../../support/tools';

const each = Object.values(tools).map((tool) => [tool.name, tool] as const);

/** Any values in some of a calculator's fields. */
const typedValues = (tool: Tool) => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[0-9.,]{0,9}$/));
  const choices: FieldValues = { currency: 'GBP', instrument: 'Gold', side: 'short' };
  const values = Object.entries(tool.start).map(([key, example]) => {
    const chosen = choices[key];
    return [key, chosen === undefined ? text : fc.constantFrom(example, chosen)] as const;
  });
  return fc
    .tuple(fc.record(Object.fromEntries(values)), fc.subarray(Object.keys(tool.start)))
    .map(([typed, keys]): FieldValues => Object.fromEntries(keys.map((key) => [key, typed[key] ?? ''])));
};

/** Account details that a browser may have stored. */
const kept: fc.Arbitrary<FieldValues> = fc.constantFrom<FieldValues>(
  {},
  { account: '7777', currency: 'EUR' },
  { account: '500000', currency: 'JPY' },
);

const read = (tool: Tool, query: string, account: FieldValues = {}) =>
  valuesFrom(tool, new URLSearchParams(query), account);

describe.each(each)('%s', (_, tool) => {
  it('restores any calculation from its URL', () => {
    fc.assert(
      fc.property(typedValues(tool), kept, (typed, account) => {
        const values = { ...tool.start, ...typed };
        const query = toolQuery(tool, values);
        const again = read(tool, query, account);
        const shownOf = (of: FieldValues) => [tool.view(of).outcome, problemsOf(tool, of)];
        expect(shownOf(again.values)).toEqual(shownOf(values));
        expect(again.missing).toEqual([]);
        expect(toolQuery(tool, again.values)).toBe(query);
      }),
      { numRuns: Math.min(numRuns, 100) },
    );
  });

  it.each([
    ['cut anywhere', (query: string) => query],
    ['with &amp;, whole or cut', (query: string) => query.replaceAll('&', '&amp;')],
  ])('calculates nothing from a link %s', (_case, arrive) => {
    const full: FieldValues = {
      ...tool.start,
      currency: 'GBP',
      rate: '1.25',
      cost: '0.0001',
      target2: '1.1',
      share2: '50',
    };
    const values = Object.fromEntries(Object.keys(tool.start).map((key) => [key, full[key] ?? '']));
    const query = arrive(toolQuery(tool, values));
    // A link that has lost only its `end` parameter still has all its values.
    const whole = query.includes('&amp;') ? query.length + 1 : query.length - 'end='.length;
    for (let length = 1; length < whole; length += 1) {
      const cut = read(tool, query.slice(0, length), { account: '7777' });
      expect([length, cut.missing.length > 0, tool.view(cut.values).outcome]).toEqual([length, true, null]);
    }
  });
});

const KEYS = ['account', 'currency', 'risk', 'instrument', 'entry', 'stop'];
const WHOLE = 'account=500&currency=EUR&risk=2&instrument=BTC%2FUSD&entry=60000&stop=58000&end=';

it.each([
  ['that is whole', WHOLE, []],
  ['followed by what a network adds', `${WHOLE}&utm_source=chat&fbclid=abc`, []],
  ['followed by a bracket and a full stop', `${WHOLE}).`, []],
  ['cut after the first value', WHOLE.slice(0, 12), KEYS],
  ['cut within a value', WHOLE.slice(0, -7), ['stop']],
  ['cut within a key', WHOLE.slice(0, 14), KEYS.slice(1)],
  ['cut within its end', WHOLE.slice(0, -2), []],
  ['cut, then added to by a network', `${WHOLE.slice(0, -7)}&fbclid=abc`, ['stop']],
  ['written with &amp;', WHOLE.replaceAll('&', '&amp;'), KEYS.slice(1)],
  [
    'with optional values, written with &amp;',
    `targets=&rate=1.08&cost=1.5&leverage=&${WHOLE}`.replaceAll('&', '&amp;'),
    ['rate', 'cost', ...KEYS],
  ],
  ['written with %26', WHOLE.replaceAll('&', '%26'), KEYS],
  ['without one of its values', WHOLE.replace('&currency=EUR', ''), ['currency']],
  ['with an unknown instrument', WHOLE.replace('BTC', 'XXX'), ['instrument']],
  ['from before links had an end', WHOLE.replace('&end=', ''), ['stop']],
  ['with the number of its signal alone', 'signal=1', KEYS],
  ['encoded once more', encodeURIComponent(WHOLE), KEYS],
  ['in capitals', WHOLE.toUpperCase(), KEYS],
])('says what is missing from a link %s', (_case, query, missing) => {
  const { values, ...link } = read(positionSizeTool, query, { account: '7777' });
  expect(link.missing).toEqual(missing);
  expect(missing.map((key) => values[key])).toEqual(missing.map(() => ''));
});

it('writes the signal parameter first and unknown parameters last', () => {
  const values = { ...positionSizeTool.start, currency: 'EUR', instrument: 'GBP/USD', risk: '2,50' };
  const before = new URLSearchParams('ref=letter&signal=12&stop=1&amp;risk=3&end=');
  expect(toolQuery(positionSizeTool, values, before)).toBe(
    'signal=12&account=10000&currency=EUR&risk=2.5&instrument=GBP%2FUSD&entry=1.084&stop=1.08&end=&ref=letter',
  );
});

it('uses the saved account only when the URL has no values', () => {
  const account = { account: '7777', currency: 'EUR' };
  expect(read(positionSizeTool, 'ref=letter', account).values).toEqual({
    ...positionSizeTool.start,
    ...account,
  });
  expect(read(positionSizeTool, WHOLE, account).values.account).toBe('500');
});
