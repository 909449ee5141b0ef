import * as v from 'valibot';
import { day, flag, numberOrNull, picklist, recordOrNull, rows, text, textList } from './fields';
import { folded } from './folded';

/**
 * What may be known of a broker beyond the specified fields. Each is optional: absent was never stated, empty was
 * cleared, and both are shown as not stated. Rows keep keys that a later version has put into them.
 */

const licenceSchema = v.looseObject({
  regulator: text,
  /** The company that holds the licence. */
  entity: text,
  number: text,
  /** The address of its entry in the public register. */
  register: text,
  checkedOn: day,
});

/** What one kind of account charges for one instrument. */
const costRowSchema = v.looseObject({
  instrument: text,
  account: text,
  /** In steps of the instrument: pips, cents, points. */
  spread: numberOrNull,
  /** For one lot, opened and closed, in the currency of the costs. */
  commission: numberOrNull,
  /** For one booking, in steps, signed as brokers print them: what is negative is paid by the client. */
  swapLong: numberOrNull,
  swapShort: numberOrNull,
  /** For professional clients only, who lose the protections of retail clients. */
  professional: v.exactOptional(flag(false)),
});

const costsSchema = v.looseObject({ currency: text, checkedOn: day, rows: rows(costRowSchema) });

const percent = v.pipe(
  numberOrNull,
  v.transform((value) => (value !== null && value >= 0 && value <= 100 ? value : null)),
);

/** The share of retail accounts that lose money, by the broker's own count. */
const retailLossSchema = v.looseObject({ percent, asOf: day, source: text });

export const FIRST_YEAR = 1600;
const LAST_YEAR = 2100;

const year = v.pipe(
  numberOrNull,
  v.transform((value) =>
    value !== null && Number.isInteger(value) && value >= FIRST_YEAR && value <= LAST_YEAR ? value : null,
  ),
);

export const SWAP_FREE = ['yes', 'no', 'on request'] as const;
export const YES_NO = ['yes', 'no'] as const;

const factsSchema = v.object({
  licences: rows(licenceSchema),
  costs: recordOrNull(costsSchema),
  swapFree: picklist(...SWAP_FREE),
  swapPolicy: text,
  retailLoss: recordOrNull(retailLossSchema),
  negativeBalanceProtection: picklist(...YES_NO),
  depositMethods: textList,
  withdrawalMethods: textList,
  baseCurrencies: textList,
  languages: textList,
  founded: year,
  headquarters: text,
  reviewedOn: day,
  reviewedBy: text,
  ratingBasis: text,
});

/** The optional fields of a broker, an absent one as its empty value. */
export type BrokerFacts = Readonly<v.InferOutput<typeof factsSchema>>;

type FactReaders = (typeof factsSchema)['entries'];

/** The readers of the optional fields, which leave an absent one absent. */
export const brokerFactFields = Object.fromEntries(
  Object.entries(factsSchema.entries).map(([field, reader]) => [field, v.exactOptional(reader)]),
) as { readonly [F in keyof FactReaders]: v.ExactOptionalSchema<FactReaders[F], undefined> };

export const NO_FACTS: BrokerFacts = v.parse(factsSchema, {});

export type Licence = BrokerFacts['licences'][number];
export type Costs = NonNullable<BrokerFacts['costs']>;
export type CostRow = Costs['rows'][number];

/** A broker with every optional field. */
export const withFacts = <B extends Partial<BrokerFacts>>(broker: B): B & BrokerFacts => ({
  ...NO_FACTS,
  ...broker,
});

/** The regulators a broker names, in the specified text and in its licences, each once. */
export function regulatorsOf(broker: {
  readonly regulation: readonly string[];
  readonly licences?: readonly Licence[];
}): string[] {
  const named = [...broker.regulation, ...(broker.licences ?? []).map(({ regulator }) => regulator)].map(
    (name) => name.trim(),
  );
  const byFolded = new Map<string, string>();
  for (const name of named) if (name !== '' && !byFolded.has(folded(name))) byFolded.set(folded(name), name);
  return [...byFolded.values()];
}
