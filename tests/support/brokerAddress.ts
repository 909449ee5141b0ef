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

const ALL_NAMES = ['Alder', 'Birch', 'Cedar'];

/** Every query parameter of the list with a value, and the matching brokers in list order. */
const brokerKeys = {
  'q=al': ['Alder'],
  'platform=mt5': ['Alder', 'Cedar'],
  'account=raw': ['Alder', 'Cedar'],
  'currency=eur': ['Birch'],
  'pay=card': ['Alder', 'Cedar'],
  'language=german': ['Birch', 'Cedar'],
  'regulator=south': ['Birch', 'Cedar'],
  'max=100': ['Alder', 'Cedar'],
  'swapfree=1': ['Alder', 'Cedar'],
  'loss=1': ['Alder', 'Cedar'],
  'nbp=1': ['Alder', 'Cedar'],
  'sort=name': ALL_NAMES,
  'pair=GBP%2FUSD': ALL_NAMES,
  'lots=0.5': ALL_NAMES,
  'nights=5': ALL_NAMES,
  'side=sell': ALL_NAMES,
  'pick=2': ALL_NAMES,
} as const;

export type BrokerKey = keyof typeof brokerKeys;

export const allBrokerKeys = Object.keys(brokerKeys) as BrokerKey[];

export const matchingBrokers = (...keys: readonly BrokerKey[]): string[] =>
  ALL_NAMES.filter((name) => keys.every((key) => (brokerKeys[key] as readonly string[]).includes(name)));
