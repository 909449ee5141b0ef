import { aBroker, someFacts } from './records.ts';

const alder = {
  ...someFacts,
  name: 'Alder',
  licences: [],
  regulation: ['North'],
  tradingPlatforms: ['MT5'],
  accountTypes: ['Raw'],
  baseCurrencies: ['USD'],
  depositMethods: ['Card'],
  languages: ['English'],
  minDeposit: '$50',
};

/** Three brokers with the ids 1 to 3; each filter matches some of them. */
export const filteredBrokers = [
  aBroker(alder),
  aBroker({
    name: 'Birch',
    regulation: ['South'],
    tradingPlatforms: ['cTrader'],
    accountTypes: ['Standard'],
    baseCurrencies: ['EUR'],
    depositMethods: ['Bank transfer'],
    languages: ['German'],
    minDeposit: '$250',
  }),
  aBroker({
    ...alder,
    name: 'Cedar',
    regulation: ['North', 'South'],
    tradingPlatforms: ['MT5', 'cTrader'],
    languages: ['English', 'German'],
    minDeposit: '$100',
  }),
];
