import type { Glossary } from './term';

export const coins = {
  blockchain: {
    alsoCalled: ['ledger'],
    text: 'A record kept by many computers, in blocks that each contain a fingerprint of the block before.',
    learnAt: '/education/crypto/the-ledger',
  },
  'private key': {
    alsoCalled: ['key'],
    text: 'The secret number needed to spend the coins at an address. Anyone who has it has the coins.',
    learnAt: '/education/crypto/private-key-and-address',
  },
  address: {
    alsoCalled: ['wallet address'],
    text: 'The place on a ledger that coins are sent to, worked out from a private key. It may be shown to anyone; the key may not.',
    learnAt: '/education/crypto/private-key-and-address',
  },
  custody: {
    text: "Keeping the private keys to coins, your own or other people's. Whoever keeps a key can spend the coins.",
    learnAt: '/education/crypto/coins-at-an-exchange',
  },
  wallet: {
    alsoExplains: ['hot wallet'],
    text: 'A program or device that keeps private keys and signs transfers. One that is connected to the internet is called hot.',
    learnAt: '/education/crypto/wallets-and-devices',
  },
  'hardware wallet': {
    alsoCalled: ['signing device', 'cold wallet'],
    text: 'A small device that keeps private keys off the internet and signs what you confirm on its own screen.',
    learnAt: '/education/crypto/wallets-and-devices',
  },
  'token approval': {
    alsoCalled: ['token allowance'],
    text: 'Permission for a program to take one kind of coin from your address, often without a limit, until you withdraw the permission.',
    learnAt: '/education/crypto/wallets-and-devices',
  },
  'recovery phrase': {
    alsoCalled: ['recovery words', 'seed phrase'],
    text: 'Words from which a wallet can be restored. No honest person ever asks for them.',
    learnAt: '/education/crypto/recovery-words',
  },
  'address poisoning': {
    text: 'A theft: an address that looks like one you use is planted in your list of transfers, for you to copy.',
    learnAt: '/education/crypto/sending-coins',
  },
  'test network': {
    alsoCalled: ['testnet'],
    text: 'A copy of a ledger for practice. Its coins are free and worthless.',
    learnAt: '/education/crypto/recovery-words',
  },
  halving: {
    text: 'The moment, every 210,000 blocks, when the number of new bitcoins per block is cut in half.',
    learnAt: '/education/crypto/bitcoin-supply',
  },
  'smart contract': {
    text: 'A program on a blockchain that carries out an agreement automatically, mistakes included.',
    learnAt: '/education/crypto/smart-contracts',
  },
  stablecoin: {
    text: 'A coin meant to hold the value of one unit of a currency. Some have failed to do so.',
    learnAt: '/education/crypto/stablecoins',
  },
  'circulating supply': {
    text: 'The coins that can be traded today, not counting those locked or not yet issued.',
    learnAt: '/education/crypto/coin-supply',
  },
  'perpetual future': {
    alsoCalled: ['perpetual'],
    alsoExplains: ['funding'],
    text: "A future without an end date, kept near the coin's price by payments between its holders (funding).",
    learnAt: '/education/crypto',
  },
  liquidation: {
    text: 'The forced closing of a leveraged position once too little of its margin is left.',
    learnAt: '/education/crypto',
  },
  mining: {
    text: 'Adding blocks to a blockchain by doing large amounts of computing, paid for with new coins and fees.',
    learnAt: '/markets/crypto',
  },
  staking: {
    text: 'Locking coins up to help a network check its blocks, in return for new coins. Some or all can be lost if the rules are broken.',
    learnAt: '/markets/crypto',
  },
} as const satisfies Glossary;
