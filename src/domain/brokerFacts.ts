import * as v from 'valibot';
import { day, flag, numberOrNull, picklist, recordOrNull, rows, text, stringList } from './fields';
import { foldText } from './foldText';

/**
 * Optional facts about a broker. A missing one was never stated and an empty one was cleared; both are shown
 * as not stated. Unknown keys in rows are kept for later versions.
 */

const licenceSchema = v.looseObject({
  regulator: text,
  /** The company that holds the licence. */
  entity: text,
  number: text,
  /** The URL of its entry in the public register. */
  register: text,
  checkedOn: day,
});

/** What one account type charges for one instrument. */
const costRowSchema = v.looseObject({
  instrument: text,
  account: text,
  /** In steps of the instrument: pips, cents or points. */
  spread: numberOrNull,
  /** For one lot, both ways, in the currency of the costs. */
  commission: numberOrNull,
  /** Per booking, in steps, with the broker's sign: the client pays a negative amount. */
  swapLong: numberOrNull,
  swapShort: numberOrNull,
  /** Only for professional clients, who lose the protections of retail clients. */
  professional: v.exactOptional(flag(false)),
});

const costsSchema = v.looseObject({ currency: text, checkedOn: day, rows: rows(costRowSchema) });

const percentSchema = v.pipe(
  numberOrNull,
  v.transform((value) => (value !== null && value >= 0 && value <= 100 ? value : null)),
);

/** The share of retail accounts that lose money, as published by the broker. */
const retailLossSchema = v.looseObject({ percent: percentSchema, asOf: day, source: text });

export const FIRST_YEAR = 1600;
const LAST_YEAR = 2100;

const yearSchema = v.pipe(
  numberOrNull,
  v.transform((value) =>
    value !== null && Number.isInteger(value) && value >= FIRST_YEAR && value <= LAST_YEAR ? value : null,
  ),
);

export const SWAP_FREE_OPTIONS = ['yes', 'no', 'on request'] as const;
export const YES_NO_OPTIONS = ['yes', 'no'] as const;

const factsSchema = v.object({
  licences: rows(licenceSchema),
  costs: recordOrNull(costsSchema),
  swapFree: picklist(...SWAP_FREE_OPTIONS),
  swapPolicy: text,
  retailLoss: recordOrNull(retailLossSchema),
  negativeBalanceProtection: picklist(...YES_NO_OPTIONS),
  depositMethods: stringList,
  withdrawalMethods: stringList,
  baseCurrencies: stringList,
  languages: stringList,
  founded: yearSchema,
  headquarters: text,
  reviewedOn: day,
  reviewedBy: text,
  ratingBasis: text,
});

/** The optional fields of a broker, with empty values for missing ones. */
export type BrokerFacts = Readonly<v.InferOutput<typeof factsSchema>>;

type FactReaders = (typeof factsSchema)['entries'];

/** The readers of the optional fields, which don't add missing ones. */
export const brokerFactFields = Object.fromEntries(
  Object.entries(factsSchema.entries).map(([field, reader]) => [field, v.exactOptional(reader)]),
) as { readonly [F in keyof FactReaders]: v.ExactOptionalSchema<FactReaders[F], undefined> };

export const NO_FACTS: BrokerFacts = v.parse(factsSchema, {});

export type Licence = BrokerFacts['licences'][number];
export type Costs = NonNullable<BrokerFacts['costs']>;
export type CostRow = Costs['rows'][number];

/** A broker with all optional fields. */
export const withFacts = <B extends Partial<BrokerFacts>>(broker: B): B & BrokerFacts => ({
  ...NO_FACTS,
  ...broker,
});

/** When the licences were last checked; '' if no date is given. */
export const licencesCheckedOn = (broker: Partial<BrokerFacts>): string =>
  withFacts(broker)
    .licences.map(({ checkedOn }) => checkedOn)
    .toSorted()
    .at(-1) ?? '';

/** Whether it is stated who rated a broker, when and why. */
export function hasRatingBasis(broker: Partial<BrokerFacts>): boolean {
  const { reviewedBy, reviewedOn, ratingBasis } = withFacts(broker);
  return ![reviewedBy, reviewedOn, ratingBasis].includes('');
}

/** The regulators in the specified text and in the licences, without duplicates. */
export function regulatorsOf(broker: {
  readonly regulation: readonly string[];
  readonly licences?: readonly Licence[];
}): string[] {
  const named = [...broker.regulation, ...(broker.licences ?? []).map(({ regulator }) => regulator)].map(
    (name) => name.trim(),
  );
  const byFolded = new Map<string, string>();
  for (const name of named)
    if (name !== '' && !byFolded.has(foldText(name))) byFolded.set(foldText(name), name);
  return [...byFolded.values()];
}
