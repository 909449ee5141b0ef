import type { WordsByFamily } from './words';

const UP_OR_DOWN = ['up', 'down'] as const;

/** Sums about futures, indices and correlated trades. */
export const marketSums: WordsByFamily<'futuresTick' | 'roll' | 'indexWeights' | 'correlated'> = {
  futuresTick: {
    title: 'The tick of a future',
    introductions: [
      'You read the specification of a contract before you trade it.',
      'Ben knows currency pairs and is looking at his first futures contract.',
      'A futures account shows ticks, and you want to see them in money.',
    ],
    levels: [
      {
        title: 'One tick',
        question: '{contract:future}: {contract:size}. What is one tick worth on a contract?',
        label: 'One tick',
      },
      {
        title: 'A move',
        question:
          '{contract:future}: {contract:size}. What is a move of {ticks} ticks worth on {contracts} contracts?',
        label: 'Value of the move',
      },
      {
        title: 'How many contracts',
        question:
          '{contract:future}: {contract:size}. The account holds {account:usd}, {percent}% of it is at risk, and the stop is {ticks} ticks away. How many contracts can be traded?',
        label: 'Largest position',
      },
    ],
    mistakes: {
      size: "That's the size of the contract: a move of a whole dollar. A tick is smaller.",
      tenth: "That's a tenth of the value. Check the tick's decimal places.",
      cent: "That's a move of one cent, which isn't the tick here.",
      oneContract: "That's for one contract only.",
      oneTick: "That's for one tick only.",
      wholePrice: 'That counts each tick as a whole dollar.',
      roundedUp: 'Round down to whole contracts: one more would risk more than you decided to.',
      wholeAccount: 'That many would lose the whole account at the stop.',
    },
    lesson: 'commodity/size-and-tick',
  },
  roll: {
    title: 'Rolling a future',
    introductions: [
      'The near oil contract is about to expire, and you want to keep the position.',
      'You compare two delivery months of oil before you move a position.',
      'A roll makes no gain or loss on the day: what counts is the gap between the months.',
    ],
    levels: [
      {
        title: 'Dearer or cheaper',
        question:
          'The near month is at {near:usd} a barrel and the next at {next:usd}. A contract is 1,000 barrels. How much more or less would {contracts:contracts} for the next month cost than for the near one?',
        label: 'Difference',
        sides: ['less', 'more'],
      },
      {
        title: 'As a yearly percentage',
        question:
          'The near month is at {near:usd} a barrel, and the one that expires {months:months} later at {next:usd}. What is the gap over a year, as a percentage of the near price?',
        label: 'Gap over a year',
        sides: ['later month costs more', 'later month costs less'],
      },
      {
        title: 'Held to expiry',
        question:
          'The near month and spot oil are at {near:usd}; you buy the next month at {next:usd}. When it expires, spot has {spot:moved}, and the contract is at the spot price. What is the result per barrel?',
        label: 'Result',
        sides: ['gain', 'loss'],
      },
    ],
    mistakes: {
      signTurned: 'The size is right, but more and less are mixed up.',
      oneBarrel: "That's for one barrel of each contract. A contract has 1,000.",
      wholePrice: "That's the whole value. Only the gap between the months counts.",
      notYearly: "That's for the months in between, not for a year.",
      ofNew: 'The gap is a percentage of the near price.',
      timesMonths: 'A year has 12 months: divide 12 by the months in between.',
      spotOnly: "The gap is missing: the contract didn't start at the spot price.",
      added:
        'The gap was counted the wrong way: a contract that costs more loses it, one that costs less gains it.',
      gapOnly: "That's the gap alone. Spot has moved as well.",
    },
    lesson: 'commodity/delivery-months',
  },
  indexWeights: {
    title: 'Weights in an index',
    introductions: [
      'One company is in the news, and you wonder what that means for the index.',
      'You check why an index moved on a quiet day.',
      'Ida wants to know how much of an index depends on one member.',
    ],
    levels: [
      {
        title: 'A weight',
        question:
          'An index weighted by value has three members worth {a}, {b} and {c} billion dollars. What is the weight of the first?',
        label: 'Weight',
      },
      {
        title: 'Points from one member',
        question:
          'The index is at {level} points. A member with a weight of {weight}% {move:moves}%, and no other member moves. By how much does the index move?',
        label: 'Index move',
        sides: UP_OR_DOWN,
      },
      {
        title: 'Weighted by price',
        question:
          'A price-weighted index has a divisor of {divisor}. One share {move:movesUsd} and no other member moves. By how much does the index move?',
        label: 'Index move',
        sides: UP_OR_DOWN,
      },
    ],
    mistakes: {
      equal: 'That would be the weight if all three were worth the same.',
      ofOthers: 'That divides by the sum of the other two. The first is part of the total as well.',
      share: "That's the fraction. As a percentage it is a hundred times that.",
      noWeight: 'The weight is missing: that is a move of the whole index.',
      percentTwice: 'A hundred times too much: both figures are percentages.',
      signLost: 'The size is right, but up and down are mixed up.',
      inPercent: "That's the move as a percentage. The question asks for points.",
      times: 'The sum of the prices is divided by the divisor, so a move is too.',
      noDivisor: "That's the share's move in dollars. It still has to be divided.",
    },
    lesson: 'indices/price-and-value-weights',
  },
  correlated: {
    title: 'Trades that add up',
    introductions: [
      'EUR/USD and GBP/USD often move together, and you want to trade both.',
      'Each trade is within the limit. You wonder what they risk together.',
      'Karim has one trade against the dollar and is considering a second.',
    ],
    levels: [
      {
        title: 'Two stops',
        question:
          'Two trades against the dollar risk {one:usd} and {two:usd} of an account of {account:usd}. What share of the account is lost if both stops are reached?',
        label: 'Loss at both stops',
      },
      {
        title: 'What is left of a limit',
        question:
          'Your limit for all trades against the dollar together is {limit}% of {account:usd}, and the first risks {one:usd}. The second has a stop {stop} pips away, and a pip on one lot is worth $10. How large can it be?',
        label: 'Position size',
      },
      {
        title: 'Dollars sold',
        question:
          'You buy {eur:lots} of EUR/USD at {price:price} and {gbp:lots} of GBP/USD at {cable:price}. How many dollars do you sell in total?',
        label: 'Dollars sold',
      },
    ],
    mistakes: {
      firstOnly: "That's the first trade only.",
      average: 'Both stops can be reached on one day, so the losses add up.',
      difference: "They add up, as both are against the dollar: one doesn't offset the other.",
      wholeLimit: 'The first trade has used some of the limit already.',
      roundedUp: 'Round down to 0.01 lots: the next step up would go over the limit.',
      half: "That's half of the limit, not what is left of it. Subtract what the first trade risks.",
      units: 'Those are euros and pounds. Multiply each by its price to get dollars.',
    },
    lesson: 'beginner/how-much-to-lose',
  },
};
