import type { WordsByFamily } from './words';

const GAIN_OR_LOSS = ['gain', 'loss'] as const;

/** Sums about one trade, and about many similar ones. */
export const tradeSums: WordsByFamily<'spreadShare' | 'rMultiple' | 'rewardRisk' | 'breakEven' | 'drawdown'> =
  {
    spreadShare: {
      title: 'Spread as a share of the risk',
      introductions: [
        'You want to see how much of the risk goes to the spread before the price has moved.',
        'Tomas trades with tight stops and wonders what the spread takes.',
        'Two accounts differ in their spread, and you compare what that means for your stops.',
      ],
      levels: [
        {
          title: 'One stop',
          question:
            'The spread is {spread:pips} and the stop is {stop} pips away. How much of the distance to the stop is the spread?',
          label: 'Spread as a share of the risk',
        },
        {
          title: 'Many trades',
          question:
            'The spread is {spread:pips} and the stop is {stop} pips away, which is 1R. How much do {trades} trades pay in spread, in R?',
          label: 'Total spread',
        },
        {
          title: 'The smallest stop',
          question:
            'The spread is {spread:pips}, and it should be no more than {share}% of the distance to the stop. How close can the stop be?',
          label: 'Smallest stop',
        },
      ],
      mistakes: {
        upsideDown: 'Upside down: the spread is divided by the stop.',
        share: "That's the fraction. As a percentage it is a hundred times that.",
        ofBoth: 'The share is of the stop alone, not of stop and spread together.',
        oneTrade: "That's one trade only.",
        inPips: "That's in pips. One R is the distance to the stop.",
        percent: "That's a percentage. One R is 1, not 100.",
        times: 'The spread is part of the stop, so divide it by the share.',
        noHundred: 'The percentage was used as a plain number: 8% is 0.08.',
        tenfold: 'Ten times too far. The spread and the stop are both in pips.',
      },
      lesson: 'beginner/the-spread',
    },
    rMultiple: {
      title: 'Result in R',
      introductions: [
        'Your journal keeps results in R, so that trades of any size can be compared.',
        'A trade is closed, and you work out what multiple of its risk it made or lost.',
        "Sofia enters the week's trades in her journal, one line each.",
      ],
      levels: [
        {
          title: 'From money',
          question: 'The trade risked {risk:usd} and ended with {result:result}. What is that in R?',
          label: 'Result',
          sides: GAIN_OR_LOSS,
        },
        {
          title: 'From prices',
          question:
            'EUR/USD was bought at {entry:price} with a stop at {stopPrice:price}, and sold at {exitPrice:price}. What is the result in R?',
          label: 'Result',
          sides: GAIN_OR_LOSS,
        },
        {
          title: 'Two parts',
          question:
            '{share}% of the position was closed at {first:r} and the other {left}% at {rest:r}. What is the result of the whole trade?',
          label: 'Result',
          sides: GAIN_OR_LOSS,
        },
      ],
      mistakes: {
        upsideDown: 'Upside down: the result is divided by the risk.',
        signLost: 'The size is right, but gain and loss are mixed up.',
        dollars: "That's in dollars. Divide it by what was risked.",
        fromStop: "That's measured from the stop. The result is measured from the entry.",
        added: "The parts aren't whole trades: each counts by its share.",
        equalParts: "The parts aren't the same size.",
        firstOnly: "That's the first part only.",
        sharesTurned: 'The two shares are mixed up.',
      },
      lesson: 'beginner/plan-and-journal',
    },
    rewardRisk: {
      title: 'Reward to risk',
      introductions: [
        'You weigh up a plan before placing the order.',
        'Two ideas look alike, and you compare what each pays for its risk.',
        'Your rule asks for a reward of twice the risk, and you check this plan against it.',
      ],
      levels: [
        {
          title: 'Buying',
          question:
            'The plan buys EUR/USD at {entry:price} with a stop at {stopPrice:price} and a target at {targetPrice:price}. What multiple of the risk is the reward?',
          label: 'Reward to risk',
        },
        {
          title: 'Selling',
          question:
            'The plan sells EUR/USD at {entry:price} with a stop at {stopPrice:price} and a target at {targetPrice:price}. What multiple of the risk is the reward?',
          label: 'Reward to risk',
        },
        {
          title: 'After the spread',
          question:
            'On the chart the stop is {stop} pips away and the target {target} pips. The spread of {spread:pips} makes the loss larger and the gain smaller. What multiple of the risk is the reward then?',
          label: 'Reward to risk',
        },
      ],
      mistakes: {
        upsideDown: 'Upside down: the reward is divided by the risk.',
        fromStop: 'That measures the reward from the stop. Measure it from the entry.',
        ofWhole: "That's the share of the whole range from stop to target.",
        noSpread: 'The spread is missing on both sides.',
        onlyTarget: 'The spread makes the loss larger too.',
        onlyStop: 'The spread makes the gain smaller too.',
      },
      lesson: 'beginner/twice-the-risk',
      tool: { label: 'Reward to risk calculator', to: '/tools/reward-to-risk' },
    },
    breakEven: {
      title: 'Break-even win rate',
      introductions: [
        'You want to know how often a way of trading has to be right.',
        'A plan pays more than it risks, and you wonder how often it can fail.',
        'Before a series of trades, Ravi works out how well it would have to do.',
      ],
      levels: [
        {
          title: 'Without costs',
          question:
            'Each loss costs 1R and each gain makes {ratio:r}. What share of the trades has to win to break even?',
          label: 'Win rate',
        },
        {
          title: 'With costs',
          question:
            'Each loss costs 1R and each gain makes {ratio:r}; every trade also costs {cost:r}. What share of the trades has to win to break even?',
          label: 'Win rate',
        },
        {
          title: 'Average result',
          question:
            '{wins}% of the trades win {ratio:r} each and the others lose 1R each. What is the average result of a trade?',
          label: 'Average result',
          sides: GAIN_OR_LOSS,
        },
      ],
      mistakes: {
        losers: "That's the share of losing trades.",
        inverse: 'The loss is part of the total as well: divide 1 by 1 plus the reward.',
        ratioOnly: "That isn't a share. Divide the loss by the sum of loss and gain.",
        noCost: 'The costs are missing. They have to be won back too.',
        costAdded: "A cost in R isn't a percentage point. Add it to the loss before you divide.",
        onlyGain: 'That changes only the winners. The losing trades and their costs count as well.',
        noLosersShare: 'Weight the losses by how often they happen.',
        percent: "That's the sum over a hundred trades. The average is a hundredth of it.",
      },
      lesson: 'beginner/twice-the-risk',
      tool: { label: 'Break-even calculator', to: '/tools/break-even' },
    },
    drawdown: {
      title: 'Losses in a row',
      introductions: [
        'You plan for a bad run before it comes.',
        'After some losses, Nora asks what gain would get her back to where she was.',
        'You compare how far an account would fall with two ways of sizing.',
      ],
      levels: [
        {
          title: 'The way back',
          question:
            'The account has fallen by {fall}%. By what percentage must what is left rise to recover the loss?',
          label: 'Rise needed',
        },
        {
          title: 'What is left',
          question:
            'An account of {account:usd} has {losses} losing trades in a row, each costing {risk}% of what was left. How much is left at the end?',
          label: 'Left in the account',
        },
        {
          title: 'Back after a losing run',
          question:
            '{losses} losses in a row each took {risk}% of what was left. By what percentage must the account rise to recover?',
          label: 'Rise needed',
        },
      ],
      mistakes: {
        same: "The same percentage isn't enough: it's taken from a smaller account.",
        ofBefore: 'Divide the fall by what is left. You divided by more than the account ever held.',
        left: "That's what is left, as a percentage.",
        plain: "Losses don't add up like that: each is a share of what is left.",
        oneOnly: "That's after one loss only.",
        lost: "That's what was lost. The question is what is left.",
        plainRecovery: 'That adds the losses up. Each is a share of what is left, so you lost less.',
      },
      lesson: 'beginner/losing-runs',
      tool: { label: 'Losing streaks calculator', to: '/tools/losing-streaks' },
    },
  };
