import { rating, shownRating, type Broker, type BrokerDraft } from '@/domain/broker';
import { numberOrNull, splitOnCommas } from '@/domain/fields';
import * as v from 'valibot';
import {
  blankFactsForm,
  factsFromForm,
  factsToForm,
  statedFacts,
  type BrokerFactsForm,
} from './brokerFactsForm';
import { withoutBlanks } from './withoutBlanks';

/** What the broker form holds: texts as typed. Regulation is one comma-separated text, the other lists are rows. */
export type BrokerForm = Omit<BrokerDraft, 'rating' | 'regulation' | keyof BrokerFactsForm> &
  BrokerFactsForm & {
    readonly rating: string;
    readonly regulation: string;
  };

export const blankBrokerForm: BrokerForm = {
  name: '',
  description: '',
  website: '',
  logo: '',
  features: [],
  rating: '0',
  minDeposit: '',
  leverage: '',
  spreads: '',
  regulation: '',
  tradingPlatforms: [],
  accountTypes: [],
  contactEmail: '',
  referralLink: '',
  isActive: true,
  ...blankFactsForm,
};

export const brokerToForm = ({ rating, regulation, ...broker }: Broker): BrokerForm => ({
  ...broker,
  ...factsToForm(broker),
  rating: String(rating),
  regulation: regulation.join(', '),
});

/** The rating a typed text stands for: 0 to 5, and 0 for what is not a number. */
export const ratingFromText = (typed: string): number => shownRating(v.parse(rating, typed));

/** What to say where another rating is saved than was typed; '' where it is the same. */
export function ratingWarning(typed: string): string {
  const saved = ratingFromText(typed);
  if (typed.trim() === '' || v.parse(numberOrNull, typed) === saved) return '';
  return `“${typed.trim()}” is not a number from 0 to 5. It will be saved as ${String(saved)}.`;
}

const specifiedFields = (form: BrokerForm) => {
  return {
    name: form.name.trim(),
    description: form.description.trim(),
    minDeposit: form.minDeposit.trim(),
    leverage: form.leverage.trim(),
    spreads: form.spreads.trim(),
    isActive: form.isActive,
    website: form.website.trim(),
    logo: form.logo.trim(),
    contactEmail: form.contactEmail.trim(),
    referralLink: form.referralLink.trim(),
    features: withoutBlanks(form.features),
    tradingPlatforms: withoutBlanks(form.tradingPlatforms),
    accountTypes: withoutBlanks(form.accountTypes),
    regulation: splitOnCommas(form.regulation),
    rating: ratingFromText(form.rating),
  } satisfies BrokerDraft;
};

/** A new broker: of the optional fields only those that say something. */
export const newBrokerFromForm = (form: BrokerForm): BrokerDraft => ({
  ...specifiedFields(form),
  ...statedFacts(form),
});

/** A broker with all its fields, so that one which was emptied is stored as empty. */
export const brokerFromForm = (form: BrokerForm): BrokerDraft => ({
  ...specifiedFields(form),
  ...factsFromForm(form),
});
