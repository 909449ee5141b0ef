import { shownRating, type Broker, type BrokerDraft } from '@/domain/broker';
import { splitOnCommas } from '@/domain/fields';

/** What the broker form holds: texts as typed. Regulation is one comma-separated text, the other lists are rows. */
export type BrokerForm = Omit<BrokerDraft, 'rating' | 'regulation'> & {
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
};

export const brokerToForm = ({ rating, regulation, ...broker }: Broker): BrokerForm => ({
  ...broker,
  rating: String(rating),
  regulation: regulation.join(', '),
});

/** The typed list without its empty rows. */
export const withoutBlanks = (rows: readonly string[]): string[] =>
  rows.map((row) => row.trim()).filter((row) => row !== '');

/** The rating a typed text stands for: 0 to 5, and 0 for what is no number. A decimal comma is what half of Europe types. */
export const ratingFromText = (typed: string): number => shownRating(Number(typed.replace(',', '.')));

export function brokerFromForm(form: BrokerForm): BrokerDraft {
  const { name, description, minDeposit, leverage, spreads, isActive } = form;
  return {
    name,
    description,
    minDeposit,
    leverage,
    spreads,
    isActive,
    website: form.website.trim(),
    logo: form.logo.trim(),
    contactEmail: form.contactEmail.trim(),
    referralLink: form.referralLink.trim(),
    features: withoutBlanks(form.features),
    tradingPlatforms: withoutBlanks(form.tradingPlatforms),
    accountTypes: withoutBlanks(form.accountTypes),
    regulation: splitOnCommas(form.regulation),
    rating: ratingFromText(form.rating),
  };
}
