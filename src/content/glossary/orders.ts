import type { Glossary } from './term';

export const orders = {
  order: {
    text: 'An instruction to buy or sell, with a size and usually a condition.',
    learnAt: '/education/beginner/market-limit-and-stop',
  },
  'order ticket': {
    alsoCalled: ['ticket'],
    text: 'The form in which you enter an order: instrument, size, type, stop loss and take profit.',
    learnAt: '/education/beginner/the-platform',
  },
  'market order': {
    text: "Buys or sells at once at the best price available. The trade is almost certain, the price isn't.",
    learnAt: '/education/beginner/market-limit-and-stop',
  },
  'limit order': {
    text: "Buys at your price or lower, or sells at your price or higher. The price is certain, the trade isn't.",
    learnAt: '/education/beginner/market-limit-and-stop',
  },
  'stop order': {
    text: "Waits at a price worse than the market's, above it to buy, below it to sell. Once its price is reached, it becomes a market order.",
    learnAt: '/education/beginner/market-limit-and-stop',
  },
  trigger: {
    alsoCalled: ['triggered'],
    text: 'To activate a waiting stop order, because the market has reached its price. A triggered stop becomes a market order.',
    learnAt: '/education/stocks/order-types',
  },
  'stop-limit order': {
    text: 'Becomes a limit order when your price is reached. A fast market can pass it by.',
    learnAt: '/education/stocks/order-types',
  },
  'pending order': {
    text: 'Any order still waiting for its price.',
    learnAt: '/education/beginner/market-limit-and-stop',
  },
  'stop loss': {
    alsoCalled: ['stop', 'SL'],
    text: "An order that ends a losing trade at a price you set in advance. If the market gaps, it's filled at the next price available.",
    learnAt: '/education/beginner/stop-loss-and-take-profit',
  },
  'take profit': {
    alsoCalled: ['target', 'TP'],
    text: 'An order that closes a trade when it reaches the gain you set.',
    learnAt: '/education/beginner/stop-loss-and-take-profit',
  },
  'trailing stop': {
    text: "A stop loss that follows the price at a distance while it goes your way and stays put when it doesn't.",
    learnAt: '/education/beginner/stop-loss-and-take-profit',
  },
  fill: {
    alsoCalled: ['execution'],
    text: 'The price and size at which an order was carried out.',
    learnAt: '/education/beginner/market-limit-and-stop',
  },
  slippage: {
    text: 'The difference between the price you expected and the one you got. It can help you, but in fast markets it rarely does.',
    learnAt: '/education/beginner/stop-loss-and-take-profit',
  },
  gap: {
    text: 'A range of prices where nothing traded, seen as an empty space on the chart.',
    learnAt: '/education/beginner/stop-loss-and-take-profit',
  },
  'order book': {
    alsoCalled: ['depth of market'],
    text: 'The waiting orders to buy and sell, with the size at each price.',
    learnAt: '/education/stocks/depth-of-the-book',
  },
  liquidity: {
    text: "How much can be traded without moving the price. Where it's thin, spreads are wide.",
    learnAt: '/education/stocks/depth-of-the-book',
  },
  auction: {
    text: 'A few minutes in which orders are collected and then carried out at one price, usually at the open and the close.',
    learnAt: '/education/stocks/auctions-and-hours',
  },
  'guaranteed stop': {
    text: 'A stop loss that the broker carries out at exactly your price, even across a gap, usually for a fee.',
    learnAt: '/education/commodity/gaps-and-reports',
  },
  'market execution': {
    alsoExplains: ['instant execution', 'requote'],
    text: 'The order is filled at the next available price. With instant execution the broker fills it at your price or offers a new one, a requote.',
    learnAt: '/platforms/mt4',
  },
  'price limit': {
    alsoExplains: ['limit move', 'locked market'],
    text: 'The furthest a future may move in a day. At the limit there may be nobody to trade with.',
    learnAt: '/education/commodity/gaps-and-reports',
  },
} as const satisfies Glossary;
