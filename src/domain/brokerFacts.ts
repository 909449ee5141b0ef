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

/** The readers of the optional fields, which leave an absent one absent. */
export const brokerFactFields = {
  licences: v.exactOptional(rows(licenceSchema)),
  costs: v.exactOptional(recordOrNull(costsSchema)),
  swapFree: v.exactOptional(picklist(...SWAP_FREE)),
  swapPolicy: v.exactOptional(text),
  retailLoss: v.exactOptional(recordOrNull(retailLossSchema)),
  negativeBalanceProtection: v.exactOptional(picklist(...YES_NO)),
  depositMethods: v.exactOptional(textList),
  withdrawalMethods: v.exactOptional(textList),
  baseCurrencies: v.exactOptional(textList),
  languages: v.exactOptional(textList),
  founded: v.exactOptional(year),
  headquarters: v.exactOptional(text),
  reviewedOn: v.exactOptional(day),
  reviewedBy: v.exactOptional(text),
  ratingBasis: v.exactOptional(text),
};

export type Licence = v.InferOutput<typeof licenceSchema>;
export type CostRow = v.InferOutput<typeof costRowSchema>;
export type Costs = v.InferOutput<typeof costsSchema>;
type RetailLoss = v.InferOutput<typeof retailLossSchema>;

/** The optional fields of a broker, an absent one as its empty value. */
export interface BrokerFacts {
  readonly licences: readonly Licence[];
  readonly costs: Costs | null;
  readonly swapFree: (typeof SWAP_FREE)[number] | '';
  readonly swapPolicy: string;
  readonly retailLoss: RetailLoss | null;
  readonly negativeBalanceProtection: (typeof YES_NO)[number] | '';
  readonly depositMethods: readonly string[];
  readonly withdrawalMethods: readonly string[];
  readonly baseCurrencies: readonly string[];
  readonly languages: readonly string[];
  readonly founded: number | null;
  readonly headquarters: string;
  readonly reviewedOn: string;
  readonly reviewedBy: string;
  readonly ratingBasis: string;
}

export const NO_FACTS: BrokerFacts = {
  licences: [],
  costs: null,
  swapFree: '',
  swapPolicy: '',
  retailLoss: null,
  negativeBalanceProtection: '',
  depositMethods: [],
  withdrawalMethods: [],
  baseCurrencies: [],
  languages: [],
  founded: null,
  headquarters: '',
  reviewedOn: '',
  reviewedBy: '',
  ratingBasis: '',
};

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
