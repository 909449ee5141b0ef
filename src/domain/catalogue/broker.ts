import * as v from 'valibot';
import type { Stored } from './entity';
import { safeExternalUrl } from '@/domain/text/externalUrl';
import {
  day,
  decimal,
  flag,
  limitedName,
  limitedText,
  MAX_LENGTHS,
  numberOrNull,
  picklist,
  recordOrNull,
  rows,
  text,
  stringList,
  wholeNumberWithin,
  numberWithin,
} from './fields';
import { foldText } from '@/domain/text/foldText';

/*
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
  /** The countries or regions whose residents it contracts with. */
  serves: v.exactOptional(stringList),
  /** The maximum leverage that it offers retail clients, such as `1:30`. */
  leverage: v.exactOptional(text),
  /** What protects its clients, such as a compensation scheme, or a statement that nothing does. */
  protection: v.exactOptional(text),
});

const percentSchema = numberWithin(numberOrNull, [0, 100], null);
const notNegative = numberWithin(numberOrNull, [0, Infinity], null);

/** What one account type charges for one instrument. */
const costRowSchema = v.looseObject({
  instrument: text,
  account: text,
  /** In steps of the instrument: pips, cents or points. */
  spread: notNegative,
  /** For one lot, both ways, in the currency of the costs. */
  commission: notNegative,
  /** Per booking, in steps, with the broker's sign: the client pays a negative amount. */
  swapLong: numberOrNull,
  swapShort: numberOrNull,
  /** Only for professional clients, who lose the protections of retail clients. */
  professional: v.exactOptional(flag(false)),
});

const costsSchema = v.looseObject({ currency: text, checkedOn: day, rows: rows(costRowSchema) });

/** The share of retail accounts that lose money, as published by the broker. */
const retailLossSchema = v.looseObject({ percent: percentSchema, asOf: day, source: text });

export const FIRST_YEAR = 1600;
const LAST_YEAR = 2100;

const yearSchema = wholeNumberWithin(numberOrNull, [FIRST_YEAR, LAST_YEAR], null);

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

export const NO_FACTS: BrokerFacts = v.parse(factsSchema, {});

export type Licence = BrokerFacts['licences'][number];
export type Costs = NonNullable<BrokerFacts['costs']>;
export type CostRow = Costs['rows'][number];

/** The readers of the optional fields, which don't add missing ones. */
const brokerFactFields = Object.fromEntries(
  Object.entries(factsSchema.entries).map(([field, reader]) => [field, v.exactOptional(reader)]),
) as { readonly [F in keyof FactReaders]: v.ExactOptionalSchema<FactReaders[F], undefined> };

/** A partner broker as entered by an administrator; its type is inferred from this schema. */
export const brokerDraftSchema = v.object({
  name: limitedName(MAX_LENGTHS.name),
  description: limitedText(MAX_LENGTHS.description),
  website: text,
  logo: text,
  features: stringList,
  /** 0 to 5, possibly stored as text with a decimal comma. Show it with {@link clampRating}. */
  rating: decimal(0),
  minDeposit: text,
  leverage: text,
  spreads: text,
  regulation: stringList,
  tradingPlatforms: stringList,
  accountTypes: stringList,
  contactEmail: text,
  referralLink: text,
  isActive: flag(true),
  ...brokerFactFields,
});

export type BrokerDraft = v.InferOutput<typeof brokerDraftSchema>;
export type Broker = Stored<BrokerDraft>;

export const MAX_STARS = 5;

/** The rating limited to 0 to 5; 0 for anything that isn't a number. */
export const clampRating = (rating: number): number =>
  Number.isNaN(rating) ? 0 : Math.min(Math.max(rating, 0), MAX_STARS);

/**
 * The target of Start Trading: the referral link, which pays the site, or else the broker's website; null without
 * either.
 */
export function startTradingLink(
  broker: BrokerDraft,
): { readonly href: string; readonly isReferral: boolean } | null {
  const referral = safeExternalUrl(broker.referralLink);
  if (referral !== null) return { href: referral, isReferral: true };
  const website = safeExternalUrl(broker.website);
  return website === null ? null : { href: website, isReferral: false };
}

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

/** Whether it is stated which company serves which country. */
export const hasServedCountries = (broker: Partial<BrokerFacts>): boolean =>
  withFacts(broker).licences.some(({ serves = [] }) => serves.length > 0);

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

export const brokerSearchTexts = ({ name, description, features }: BrokerDraft): string[] => [
  name,
  description,
  ...features,
];
