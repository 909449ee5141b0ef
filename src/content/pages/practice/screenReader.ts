import type { TopicPageContent } from '@/content/page';

export const page: TopicPageContent = {
  title: 'Charts with a screen reader or the keyboard alone',
  description:
    'What the practice charts say to a screen reader, every key that moves them, and how to decide on a chart and trade the account without seeing either.',
  heading: 'Charts with a screen reader or keyboard',
  lead: 'Each practice chart can be read, moved and traded by keyboard, and says in words what it shows.',
  searchWords: [
    'accessibility',
    'accessible',
    'blind',
    'low vision',
    'NVDA',
    'JAWS',
    'VoiceOver',
    'TalkBack',
    'keyboard shortcuts',
  ],
  sections: [
    {
      kind: 'definitions',
      heading: 'What a chart says',
      rows: [
        {
          term: 'The picture',
          text: 'It is one image, whose name sums it up: the instrument and its candles, how many there are and from when to when, the highest and the lowest price, the last close, and the price of each level on it.',
        },
        {
          term: 'The candles',
          text: 'The “Candle” slider after the picture reads one candle at a time: when it began, its open, high, low and close, and how far it went up or down. Each new candle is selected automatically.',
        },
        {
          term: 'The levels',
          text: 'The stop and the target of a plan are sliders too, named Stop and Target; in the account, each name includes the number of its trade, as in “Stop 1”. They come between the picture and the candles.',
        },
        {
          term: 'The second chart',
          text: 'The “Second chart” menu adds the same prices in longer or shorter candles. On wide screens it is there from the start, and “None” removes it. Its slider is called “Candle of the second chart”.',
        },
        {
          term: 'The table',
          text: 'In the account, “The last 20 candles as a table” opens below the buttons, the newest candle first. All trades, and the equity of each week, are tables as well.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Keys',
      intro:
        'If your screen reader keeps the arrow keys for itself, switch to its forms or focus mode on a slider.',
      columns: ['On', 'Keys', 'What they do'],
      rows: [
        ['Candle', 'Left or Right', 'One candle earlier or later'],
        ['Candle', 'Page Down or Page Up', 'Ten candles earlier or later'],
        ['Candle', 'Home or End', 'The first or last candle in the picture'],
        ['Candle', 'Left on the first candle', 'Moves the picture to earlier candles'],
        ['Look back', 'Left or Right', 'Moves all charts by a candle'],
        ['Look back', 'End', 'Returns to the present'],
        ['Stop, Target', 'Up or Down', 'One pip, or the unit of the instrument'],
        ['Stop, Target', 'Shift with Up or Down', 'Ten pips or units'],
        ['Stop, Target', 'Page Up or Page Down', 'Fifty pips or units'],
        ['Stop, Target', 'Enter', 'In the account, sends the new price'],
        ['Stop, Target', 'Escape', 'Undoes the move'],
      ],
    },
    {
      kind: 'steps',
      heading: 'One chart from start to finish',
      steps: [
        {
          title: 'Read what is known',
          text: 'Below the heading of a chart come the bid, the ask, the spread, the usual range and any announcements, then the picture.',
        },
        {
          title: 'Walk back through the candles',
          text: 'Start with Page Down to find the highs and lows that stand out, then go candle by candle around them.',
        },
        {
          title: 'Decide',
          text: 'Choose Buy, Sell or Stay out and, for a trade, a reason. The fields for stop and target then hold a first proposal: type other prices, or a distance such as “40 pips”.',
        },
        {
          title: 'Let it play',
          text: '“Next candle” says the number of the candle and its close. “Play what followed” stays quiet until it stops; with reduced motion it goes to the end at once.',
        },
        {
          title: 'Hear how it ended',
          text: 'Focus moves to the heading of the result. Its table compares you with a buyer, a seller and a bystander, and two lists in words follow.',
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'What is said without being asked',
      rows: [
        {
          term: 'Each step of the account',
          text: 'The time, what happened to your trades and orders, with the balance, then the price and the result of your open trades. Playing stays quiet, and pauses whenever something happens.',
        },
        {
          term: 'A refusal',
          text: 'A ticket puts focus on the field to correct, with the reason as its description. A level that is refused returns to its previous price, and the reason is read out.',
        },
        {
          term: 'Looking back',
          text: 'The “Look back” slider says how far back you are, and that orders still apply to the present. When the candle slider takes you back, this is said once.',
        },
        {
          term: 'Single keys',
          text: 'B, S, N, D, U and P buy, sell and move the account on, but only after you tick “Keyboard shortcuts” below its buttons, so that they never get in the way of your own commands.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Other drawings, and our tests',
      paragraphs: [
        'On a signal, the name of the picture describes the whole trade, and the “What followed” slider moves through it candle by candle. Everything that happened is also a list of updates.',
        'In a lesson, each drawing has a description with its prices, and what the lesson concludes from it is in the text.',
        "Live charts come from another firm, so we can't make them speak. “Turn live charts off” at the foot of each page replaces them with a line of text.",
        "Our tests go through these pages by keyboard and with an automatic checker. That isn't the same as having somebody try each screen reader, so if something is silent or stuck, please write to us with the name of your screen reader.",
      ],
    },
  ],
  related: [
    { label: 'Open a practice chart', to: '/practice/charts/1' },
    { label: 'Practice account', to: '/practice/account' },
    { label: 'Write to us', to: '/contact' },
  ],
};
