import * as v from 'valibot';
import { brokerFactFields } from './brokerFacts';
import type { Stored } from './entity';
import { safeExternalUrl } from './externalUrl';
import { decimal, flag, identifyingText, text, stringList } from './fields';

/** 0 to 5, possibly stored as text with a decimal comma. Show it with {@link shownRating}. */
const rating = decimal(0);

/** A partner broker as entered by an administrator; the source of its type. */
export const brokerDraftSchema = v.object({
  name: identifyingText,
  description: text,
  website: text,
  logo: text,
  features: stringList,
  rating,
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
export const shownRating = (rating: number): number =>
  Number.isNaN(rating) ? 0 : Math.min(Math.max(rating, 0), MAX_STARS);

export const filledStars = (rating: number): number => Math.floor(shownRating(rating));

/**
 * The target of Start Trading: the referral link, which pays us, or else the broker's website; null without
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
