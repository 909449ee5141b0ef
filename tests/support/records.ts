import type { BrokerDraft } from '@/domain/broker';
import type { PlatformDraft } from '@/domain/platform';

/** A broker as an administrator could have typed it in. */
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

/** A platform as an administrator could have typed it in. */
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
