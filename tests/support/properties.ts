import fc from 'fast-check';
import type { JsonObject } from '@/data/storage/json';

/** How often each property is tried: 300 times, or as often as PROPERTY_RUNS says. */
export const numRuns = Number(process.env.PROPERTY_RUNS ?? 300);

/** Any text, also one with controls, lone surrogates and characters of any script. */
export const anyText = fc.string({ unit: 'binary', maxLength: 12 });

/** What a damaged or foreign field may hold. */
const anyField: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, 'false', '', ' ', 'a, b', '4,8', '12', 1e308, -1),
  fc.integer(),
  fc.double(),
  anyText,
  fc.array(fc.oneof(anyText, fc.integer(), fc.constant(null)), { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('windows', 'mac', 'a'), fc.oneof(fc.boolean(), fc.integer()), { maxKeys: 3 }),
);

const anyId: fc.Arbitrary<unknown> = fc.oneof(
  fc.nat(5),
  fc.nat(5).map(String),
  anyText,
  fc.constantFrom('9007199254740991', '9007199254740993', 'abc', null, ''),
);

/** A record of either entity of which any field may be missing or damaged. */
export const halfValidRecord: fc.Arbitrary<JsonObject> = fc.record(
  {
    id: anyId,
    name: fc.oneof({ weight: 4, arbitrary: anyText }, { weight: 1, arbitrary: anyField }),
    description: anyField,
    features: anyField,
    regulation: anyField,
    supported: anyField,
    rating: anyField,
    instruments: anyField,
    isActive: anyField,
    sortOrder: anyField,
    createdAt: anyField,
    updatedAt: anyField,
    unknownField: anyField,
  },
  { requiredKeys: [] },
);

/** A stored list of which some values are not even objects. */
export const storedList: fc.Arbitrary<unknown[]> = fc.array(
  fc.oneof({ weight: 6, arbitrary: halfValidRecord }, { weight: 1, arbitrary: anyField }),
  { maxLength: 6 },
);

/** Whatever text may stand under a key. */
export const storedText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: storedList.map((values) => JSON.stringify(values)) },
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    '[',
    '[{"name":"cut',
    'null',
    '5',
    '"x"',
    'true',
    '{}',
    '[null,1,"a",[],{}]',
    '\ufeff[]',
  ),
);
