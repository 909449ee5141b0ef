import type { Broker, BrokerDraft } from '@/domain/catalogue/broker';
import type { PlatformDraft } from '@/domain/catalogue/platform';
import type { WebinarDraft } from '@/domain/catalogue/webinar';

export const aBroker = (fields: Partial<BrokerDraft> = {}): BrokerDraft => ({
  name: 'Test Broker',
  description: 'A broker made for a test.',
  website: 'https://broker.example/',
  logo: '',
  features: ['Raw spreads', 'Micro lots'],
  rating: 4.2,
  minDeposit: '$100',
  leverage: 'up to 1:500',
  spreads: 'from 0.1 pips',
  regulation: ['Sample regulator'],
  tradingPlatforms: ['MT5'],
  accountTypes: ['Standard'],
  contactEmail: 'partners@broker.example',
  referralLink: 'https://broker.example/?ref=upmark',
  isActive: true,
  ...fields,
});

export const aStoredBroker = (fields: Partial<BrokerDraft> = {}, id = '1'): Broker => ({
  ...aBroker(fields),
  id,
  createdAt: '',
  updatedAt: '',
});

/** Optional fields as an administrator might fill them in; one row has a field from a later version. */
export const someFacts: Partial<BrokerDraft> = {
  licences: [
    {
      regulator: 'Sample regulator',
      entity: 'Test Broker Ltd',
      number: 'SAMPLE-9',
      register: 'https://register.example/9',
      checkedOn: '2026-11-02',
      serves: ['Sample Union', 'Sample islands'],
      leverage: '1:30',
      protection: 'Sample compensation scheme',
    },
  ],
  costs: {
    currency: 'USD',
    checkedOn: '2026-11-02',
    rows: [
      {
        instrument: 'EUR/USD',
        account: 'Raw',
        spread: 0.2,
        commission: 7,
        swapLong: -0.72,
        swapShort: 0.31,
        venue: 'x',
      },
    ],
  },
  swapFree: 'on request',
  swapPolicy: 'Wednesday counts three nights.',
  retailLoss: { percent: 74, asOf: '2026-09-30', source: 'https://broker.example/risk' },
  negativeBalanceProtection: 'yes',
  depositMethods: ['Card', 'Bank transfer'],
  withdrawalMethods: ['Bank transfer'],
  baseCurrencies: ['USD', 'EUR'],
  languages: ['English', 'German'],
  founded: 2014,
  headquarters: 'Sampletown',
  reviewedOn: '2026-11-02',
  reviewedBy: 'Test desk',
  ratingBasis: 'Its price list.',
};

export const aPlatform = (fields: Partial<PlatformDraft> = {}): PlatformDraft => ({
  name: 'Test Platform',
  description: 'A platform made for a test.',
  detailedDescription: 'Everything about it.',
  logo: '',
  website: 'https://platform.example/',
  downloadLink: 'https://platform.example/download',
  features: ['One', 'Two', 'Three', 'Four'],
  supported: { windows: true, mac: false, android: true, ios: false, webTrader: true },
  minDeposit: '$100',
  spreads: 'from 0.0 pips',
  leverage: 'up to 1:500',
  instruments: 120,
  languages: ['English'],
  isActive: true,
  sortOrder: 1,
  ...fields,
});

export const aWebinar = (fields: Partial<WebinarDraft> = {}): WebinarDraft => ({
  name: 'Stops',
  description: 'Where a stop belongs.',
  startsAt: '2025-11-05T19:00:00Z',
  minutes: 60,
  language: 'English',
  host: 'Test desk',
  level: 'beginner',
  registration: '',
  recording: '',
  writtenUp: '',
  isActive: true,
  ...fields,
});
