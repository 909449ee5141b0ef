import type { OneTrade, TradeQuestion } from '@/domain/sums/oneTrade';
import { fillPlaceholders, sumWords } from './sumWords';
import type { SumQuestionWords } from './words';

const { positionSize, margin, marginLevel, overnight, rMultiple } = sumWords;
const ONE_LOT_HINT = "That's for one whole lot. Multiply it by the number of lots.";
const POINTS_HINT = 'A pip is ten points: the fourth decimal place, not the fifth.';

/** The twelve questions about one trade, with placeholders for its numbers. */
const QUESTIONS: Readonly<Record<TradeQuestion, SumQuestionWords>> = {
  entry: {
    introduction: 'The quote of {pair:pair} is {bid:quote} / {ask:quote}, and your plan says {isSale:order}.',
    question: 'At what price does a market order get you in?',
    label: 'Entry price',
    mistakes: {
      otherSide:
        "That's the other side of the quote: buyers pay the higher price, sellers get the lower one.",
      middle: "That's the middle. Nobody trades there: buyers pay the ask, sellers get the bid.",
      spreadAgain: 'The quote already includes the spread. Take one of its two prices.',
    },
    lesson: 'beginner/the-spread',
  },
  stop: {
    introduction: 'You {isSale:done} {pair:pair} at {entry:quote}.',
    question: 'Your plan puts the stop loss {stopPips:pips} away. What is its price?',
    label: 'Stop loss',
    mistakes: {
      wrongSide: 'That side is where the trade gains. The stop is where it loses.',
      points: POINTS_HINT,
      tenfold: 'Ten times too far. A pip is 0.0001.',
    },
    lesson: 'beginner/stop-loss-and-take-profit',
  },
  size: {
    ...positionSize,
    introduction:
      'You had to know the size before you placed the order. The account holds {account:usd}, and the plan risks {percent}% of it.',
    question:
      'The stop is {stopPips:pips} away, and a pip on one lot is worth $10. How large is the position?',
    label: 'Position size',
  },
  oneR: {
    ...positionSize,
    introduction: 'The position is {lots:lots}, and the stop is {stopPips:pips} from the entry.',
    question: 'What do you lose if the stop is filled at its price? This is 1R of the trade.',
    label: 'Loss at the stop',
    mistakes: {
      planned: "That's the most that the plan allows. A size rounded down loses a little less.",
      spreadAgain: 'The entry price already includes the spread. Use the distance from there to the stop.',
      oneLot: ONE_LOT_HINT,
    },
  },
  spread: {
    introduction: 'The order for {lots:lots} is filled, and the quote is still {bid:quote} / {ask:quote}.',
    question: 'How large is the loss that the position shows straight away?',
    label: 'Loss on entry',
    mistakes: {
      twice: 'The spread is paid once for entry and exit together.',
      points: POINTS_HINT,
      oneLot: ONE_LOT_HINT,
    },
    lesson: 'beginner/the-spread',
  },
  margin: {
    ...margin,
    introduction: 'The position is {lots:lots} of {pair:pair}, opened at {entry:quote}.',
    question: 'The leverage is 1:{leverage}. How much margin does it need?',
    label: 'Margin',
  },
  free: {
    ...marginLevel,
    introduction: 'The balance is {account:usd}. The position shows a loss of {cost:usd}.',
    question: 'It uses {margin:usd} of margin. What is the free margin?',
    label: 'Free margin',
  },
  overnight: {
    introduction:
      'You opened {lots:lots} on {weekday:day} at noon and hold them until the market opens after the weekend. For your side, the broker {isCredit:charges} {points} points a night, three times for Wednesday night.',
    question: 'A point on one lot is worth $1. What is the total overnight charge?',
    label: 'Overnight charge',
    sides: ['received', 'paid'],
    mistakes: {
      ...overnight.mistakes,
      signTurned: 'The amount is right, but paid and received are mixed up.',
      onFriday: 'The weekend is booked on Wednesday night, not Friday night.',
    },
    lesson: 'beginner/overnight-charge',
  },
  gap: {
    introduction:
      'Bad news came at the weekend. The entry was {entry:quote} and the stop {stop:quote}, but the first quote after it is {openBid:quote} / {openAsk:quote}.',
    question: 'The stop is filled at that quote. How much do the {lots:lots} lose, before overnight charges?',
    label: 'Loss from the price move',
    mistakes: {
      atStop:
        "That's the loss at the stop. The price jumped over it, and the order was filled at the first price after it.",
      fromStop: "That's only the distance from the stop to the fill. The loss is measured from the entry.",
      otherSide: "That's the other side of the quote: a buyer gets out at the bid, a seller at the ask.",
      oneLot: ONE_LOT_HINT,
    },
    lesson: 'beginner/stop-loss-and-take-profit',
  },
  result: {
    introduction:
      'The price move cost you {lost:usd}, and you {isCredit:settled} {nightMoney:usd} for the nights.',
    question: 'What does the trade lose in total?',
    label: "The trade's loss",
    mistakes: {
      signTurned: 'The nights were counted the wrong way: a charge makes the loss larger, a credit smaller.',
      spreadAgain: "The entry price already includes the spread. Don't subtract it again.",
      planned: "That's 1R as planned. The trade lost more.",
    },
    lesson: 'beginner/overnight-charge',
  },
  inR: {
    ...rMultiple,
    introduction: 'The trade lost {loss:usd}. One R was {oneR:usd}.',
    question: 'What is the result in R?',
    label: 'Result',
    sides: ['gain', 'loss'],
  },
  journal: {
    introduction:
      'The three lines above this trade in your journal say {first:signedR}, {second:signedR} and {third:signedR}.',
    question: 'This trade ended at {inR:signedR}. What do all four add up to?',
    label: 'Four trades together',
    sides: ['gain', 'loss'],
    mistakes: {
      asPlanned: 'That counts the trade as the planned −1R. The journal records what it really lost.',
      signTurned: 'This trade was a loss, so subtract it.',
      added: 'That ignores the signs. Subtract the losses.',
      withoutIt: "That's the three trades before. Add this one too.",
    },
    lesson: 'beginner/plan-and-journal',
  },
};

const JOURNAL_LINE =
  '{pair:pair}, {isSale:done} {lots:lots} at {entry:quote}, stop {stop:quote}, out at {exit:quote} after a gap. {inR:signedR}. Plan kept.';

export const tradeQuestion = ({ figures }: OneTrade, name: TradeQuestion): SumQuestionWords => ({
  ...QUESTIONS[name],
  introduction: fillPlaceholders(QUESTIONS[name].introduction, figures),
  question: fillPlaceholders(QUESTIONS[name].question, figures),
});

/** The journal entry for this trade. */
export const journalLine = ({ figures }: OneTrade): string => fillPlaceholders(JOURNAL_LINE, figures);
