import { shownRating, type Broker, type BrokerDraft } from '@/domain/broker';
import { splitOnCommas } from '@/domain/fields';
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

/** The rating a typed text stands for: 0 to 5, and 0 for what is no number. A decimal comma is what half of Europe types. */
export const ratingFromText = (typed: string): number => shownRating(Number(typed.replace(',', '.')));

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
