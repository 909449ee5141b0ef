import type { WordsByFamily } from './words';

/** Sums about the account: pip values, position sizes, margin and overnight charges. */
export const accountSums: WordsByFamily<
  'pipValue' | 'positionSize' | 'margin' | 'marginLevel' | 'overnight'
> = {
  pipValue: {
    title: 'Pip value',
    introductions: [
      'Before you enter, you want to know what each pip does to your balance.',
      'Mira counts her trades in pips and wants to see them in money.',
      "You're entering a trade in your journal, and one column asks for the value of a pip.",
    ],
    levels: [
      {
        title: 'In dollars',
        question: 'The position is {lots:lots} of EUR/USD. What is one pip worth?',
        label: 'One pip',
      },
      {
        title: 'A price in yen',
        question:
          'The position is {lots:lots} of USD/JPY at {price:cents}. What is one pip worth in dollars?',
        label: 'One pip',
      },
      {
        title: 'An account in euros',
        question:
          'The account is in euros, and the position is {lots:lots} of EUR/USD at {rate:price}. What is one pip worth in euros?',
        label: 'One pip',
      },
    ],
    mistakes: {
      oneLot: "That's a pip on one whole lot. Multiply it by the number of lots.",
      points: "That's the value of a point, which is a tenth of a pip.",
      tenfold: "That's ten times too much. A pip on one lot is worth 10 dollars, not 100.",
      inYen: "That's in yen. Now convert it into dollars.",
      otherPairs: "Ten dollars a lot is right if the dollar is the second currency. Here it's the first.",
      fourthDecimal: 'For yen pairs, a pip is the second decimal place, not the fourth.',
      inDollars: "That's still in dollars. The account is in euros.",
      wrongWay: 'A euro is worth more than a dollar, so you get fewer euros: divide by the rate.',
    },
    lesson: 'beginner/what-a-pip-is-worth',
    tool: { label: 'Pip value calculator', to: '/tools/pip-value' },
  },
  positionSize: {
    title: 'Position size',
    introductions: [
      'You know your stop and how much you can lose, and need the size that fits both.',
      'Jonas risks the same amount on every trade, however far away the stop is.',
      'The order ticket is open and only the size is missing.',
    ],
    levels: [
      {
        title: 'Risk and stop',
        question:
          'The account holds {account:usd} and {percent}% of it is at risk. The stop for EUR/USD is {stop} pips away, and a pip on one lot is worth $10. How large is the position?',
        label: 'Position size',
      },
      {
        title: 'With the spread',
        question:
          'The account holds {account:usd} and {percent}% of it is at risk. The stop for EUR/USD is {stop} pips away and the spread costs another {cost:pips}; a pip on one lot is worth $10. How large is the position?',
        label: 'Position size',
      },
      {
        title: 'Gold',
        question:
          'The account holds {account:usd} and {percent}% of it is at risk. The stop for gold is {stop:usd} away, and one lot is 100 ounces. How large is the position?',
        label: 'Position size',
      },
    ],
    mistakes: {
      roundedUp: 'Round down to 0.01 lots: the next step up would risk more than you decided to.',
      hundredfold: 'A hundred times too much. Use the percentage as a decimal: 1% is 0.01.',
      points: "That's a tenth of the size. The stop is in pips, not points.",
      accountForRisk: 'That size would lose the whole account at the stop.',
      noSpread: 'The spread is missing. You lose it at the stop too, so add it to the distance.',
      oneOunce: 'That treats a lot as one ounce. It is 100.',
      forexPip: "A one-dollar move in gold isn't a pip: one lot then loses $100, not $10.",
    },
    lesson: 'beginner/from-stop-to-size',
    tool: { label: 'Position size calculator', to: '/tools/position-size' },
  },
  margin: {
    title: 'Margin',
    introductions: [
      'You want to know how much of the account a position ties up.',
      'Before a second trade, Amira checks what the first one ties up.',
      'The platform rejects an order because the free margin is too small, and you check the sum.',
    ],
    levels: [
      {
        title: 'A currency pair',
        question:
          'The order is for {lots:lots} of EUR/USD at {price:price} with leverage of 1:{leverage}. How much margin does it need?',
        label: 'Margin',
      },
      {
        title: 'Gold',
        question:
          'The order is for {ounces} ounces of gold at {price:usd} with leverage of 1:{leverage}. How much margin does it need?',
        label: 'Margin',
      },
      {
        title: 'Maximum lots',
        question:
          'The account holds {account:usd}, and EUR/USD is at {price:price} with leverage of 1:{leverage}. If all of it were margin, how large could the position be?',
        label: 'Largest position',
      },
    ],
    mistakes: {
      noLeverage: 'The leverage is missing: the margin is only part of the value.',
      noPrice: 'The units are euros and the margin is in dollars, so multiply by the price.',
      percentage: 'Leverage of 1:30 means a thirtieth, not 30%.',
      oneLot: "That's the margin for one whole lot.",
      asLots: 'The size is already in ounces. A hundred of them would be one lot.',
      noSize: "That's the margin for one ounce.",
      units: "That's in units of the currency. A lot is 100,000 of them.",
    },
    lesson: 'beginner/margin',
    tool: { label: 'Margin calculator', to: '/tools/margin' },
  },
  marginLevel: {
    title: 'Margin level',
    introductions: [
      'The account has open positions, and you read the line at the bottom of the platform window.',
      'Somebody asks you how close an account is to being closed out.',
      'You check what the platform shows by doing the sum yourself.',
    ],
    levels: [
      {
        title: 'Free margin',
        question:
          'The balance is {balance:usd} and the open positions show {open:result}. They use {margin:usd} of margin. What is the free margin?',
        label: 'Free margin',
        sides: ['above zero', 'below zero'],
      },
      {
        title: 'Margin level',
        question:
          'The balance is {balance:usd} and the open positions show {open:result}. They use {margin:usd} of margin. What is the margin level?',
        label: 'Margin level',
      },
      {
        title: 'Distance to the stop-out',
        question:
          'With an account of {balance:usd} you buy {lots:lots} of EUR/USD at {price:price} with leverage of 1:{leverage}. The broker closes the position at a margin level of 50%. How many pips can the price move against the position before that?',
        label: 'Room',
      },
    ],
    mistakes: {
      noOpenResult: 'The open result counts too: start from the equity, not the balance.',
      balanceOnly: 'The open result counts too: start from the equity, not the balance.',
      signTurned:
        'The open result was counted the wrong way: a loss makes the equity smaller, a gain larger.',
      marginAdded: 'The margin is held back, so subtract it instead of adding it.',
      equity: "That's the equity, before the margin is subtracted.",
      upsideDown: 'Upside down: the level is the equity as a percentage of the margin.',
      freeMargin: 'The level uses the whole equity, not the free margin.',
      wholeMargin: 'At a level of 50%, equity worth half the margin is still left.',
      wholeBalance: 'That would lose the whole balance. The broker closes the position before that.',
      points: "That's in points. A pip is ten of them.",
    },
    lesson: 'beginner/margin',
    tool: { label: 'Margin calculator', to: '/tools/margin' },
  },
  overnight: {
    title: 'Overnight charge',
    introductions: [
      'A trade may last several days, and you want to know what the nights cost.',
      'Lena compares the charge on her statement with her own sum.',
      'You plan how long a position can be held before the charge eats up its gain.',
    ],
    levels: [
      {
        title: 'From a yearly rate',
        question:
          'The position is worth {value:usd} and the broker charges {rate}% a year, divided over 365 days. What does one night cost?',
        label: 'One night',
      },
      {
        title: 'Over a Wednesday',
        question:
          'One night costs {night:usd}. The position is bought on {first:day} at noon and sold on {sold:day} at noon, and Wednesday night counts three times. What is the total charge?',
        label: 'Overnight charge',
      },
      {
        title: 'In points',
        question:
          'The charge is {points} points a night, and a point on one lot is worth $1. What does a position of {lots:lots} cost over {nights} nights?',
        label: 'Overnight charge',
      },
    ],
    mistakes: {
      year: "That's the charge for a whole year.",
      month: "That's the charge for a month.",
      percentMissed: 'A hundred times too much: a rate of 3% is 0.03.',
      eachOnce: 'The weekend is missing: it is booked on Wednesday night, which counts three times.',
      daysNotNights: 'Count the nights in between, not the days.',
      wholeWeek: 'Seven nights are a whole week. Fewer have passed here.',
      asPips: 'Points are tenths of a pip: a point on one lot is worth $1, not $10.',
      oneNight: "That's for one night only.",
      noLots: "That's for one whole lot. Multiply it by the number of lots.",
    },
    lesson: 'beginner/overnight-charge',
  },
};
