import { expect, it } from 'vitest';
import { findEntries, firstThree } from '../../support/search';

const b = '/education/beginner/';
const i = '/education/intermediate/';

/** Beginners' questions, collected before the search was written, and the URLs that answer them. */
const QUESTIONS: readonly (readonly [string, ...string[]])[] = [
  ['what is a pip', '/glossary#pip', `${b}the-pip`],
  ['what is leverage', '/glossary#leverage', `${b}leverage`],
  ['how much can i lose', `${b}how-much-to-lose`, '/risk-disclosure'],
  ['how much is a pip worth', `${b}what-a-pip-is-worth`, '/tools/pip-value'],
  ['what is the spread', '/glossary#spread', `${b}the-spread`],
  ['how do i read a quote', `${b}reading-a-quote`],
  ['why are there two prices', `${b}two-prices`],
  ['difference between long and short', `${b}long-and-short`, '/glossary#long', '/glossary#short'],
  ['what is a margin call', '/glossary#margin-call'],
  [
    'how big should my position be',
    '/tools/position-size',
    '/glossary#position-size',
    `${b}from-stop-to-size`,
  ],
  ['stop loss', '/glossary#stop-loss', `${b}stop-loss-and-take-profit`],
  ['limit order or market order', `${b}market-limit-and-stop`, '/glossary#limit-order'],
  ['what is a candle chart', '/glossary#candle', `${b}the-candle`],
  ['which timeframe', `${b}timeframes`, '/glossary#timeframe'],
  ['support and resistance', `${b}support-resistance-and-trend`, '/glossary#support', '/glossary#resistance'],
  ['when is the forex market open', '/tools/sessions', '/markets/forex'],
  ['swap fee overnight', `${b}overnight-charge`, '/glossary#overnight-charge'],
  ['free signals', '/services/signals'],
  ['are your signals any good', '/services/signals/record', '/services/signals'],
  ['next webinar', '/services/webinar'],
  ['compare brokers', '/ib-partners/compare', '/ib-partners'],
  ['how do you make money', '/ib-partners/method', '/risk-disclosure', '/services'],
  ['metatrader 5', '/platforms/mt5'],
  ['course for beginners', '/education/beginner'],
  ['s&p 500', '/markets/indices', '/education/indices'],
  ['overnight financing on an index', '/education/indices/a-night-on-an-index'],
  [
    'why was i charged a dividend',
    '/education/indices/dividend-adjustments',
    '/glossary#dividend-adjustment',
  ],
  ['how many ounces of gold should i trade', '/education/commodity/barrels-and-ounces'],
  ['is there a smaller gold future', '/education/commodity/rounding-down'],
  ['why did the oil chart jump overnight', '/education/commodity/the-day-of-the-roll'],
  ['can i hold oil over the weekend', '/education/commodity/gaps-and-reports'],
  ['buy gold and silver together', '/education/commodity/one-opinion-two-spreads'],
  ['should i buy an etf or a cfd', '/education/indices/cfd-fund-or-future'],
  ['how much is one index point worth', '/education/indices/points-and-multipliers', '/glossary#multiplier'],
  ['what is a cfd', '/glossary#cfd', '/education/forex/three-ways-to-a-rate'],
  ['who are you', '/about'],
  ['contact', '/contact'],
  ['import my mt4 statement', '/journal'],
  ['charts with a screen reader', '/practice/screen-reader'],
  ['where can i practise the sums', '/practice/sums', '/practice'],
  ['losing streak', '/tools/losing-streaks', `${b}losing-runs`, '/glossary#losing-run'],
  ['trading journal', '/glossary#trading-journal', `${b}plan-and-journal`],
  ['do i need to deposit', `${b}practice-first`],
  ['is my money safe with a broker', `${b}licence-and-entity`],
  ['is this broker a scam', `${b}reading-the-register`],
  ['broker will not pay out', `${b}deposit-and-withdrawal`],
  ['somebody wants to trade for me', `${b}clones-and-helpers`],
  ['does my broker want me to lose', `${b}what-a-broker-earns`],
  ['i have been scammed', `${b}when-it-has-happened`],
  ['scammer has my passport', `${b}coins-and-papers`],
  ['what does hawkish mean', '/glossary#hawkish', `${i}what-a-central-bank-says`],
  ['how much is 25 basis points', '/glossary#basis-point', `${i}what-a-central-bank-says`],
  ['is spread betting tax free', `${i}spread-betting-and-tax`, '/glossary#spread-bet'],
  ['revenge trading', '/glossary#revenge-trade', `${i}rules-under-pressure`],
  ['how is the rsi calculated', '/glossary#rsi', `${i}two-indicators`],
  ['forex volume', `${i}volume`, '/glossary#volume'],
  ['why did my stock fall after good earnings', '/education/stocks/expectation-and-result'],
  ['company lowered its outlook', '/education/stocks/guidance'],
  ['when do i have to buy to get the dividend', '/education/stocks/ex-dividend-date'],
  ['my shares were diluted', '/education/stocks/splits-issues-and-buybacks'],
  ['why did my stop loss not work', '/education/stocks/gaps-and-stops'],
  ['is it safe to share my wallet address', '/education/crypto/private-key-and-address'],
  ['what happens to my coins if the exchange goes bankrupt', '/education/crypto/coins-at-an-exchange'],
  ['what does connect wallet do', '/education/crypto/wallets-and-devices'],
  ['support asks for my seed phrase', '/education/crypto/recovery-words'],
  ['i sent crypto to the wrong address', '/education/crypto/sending-coins'],
  ['why did the price fall on good news', `${b}expectation-and-result`],
  ['what happens when interest rates rise', `${b}interest-rates`],
  ['what time is the jobs report', `${b}inflation-and-jobs`, '/glossary#employment-report'],
  ['when do companies report earnings', `${b}results-and-inventories`],
  ['should i close my trades before news', `${b}a-week-of-announcements`],
  // Misspelt.
  ['levrage', '/glossary#leverage', `${b}leverage`],
  ['spred', '/glossary#spread', `${b}the-spread`],
  ['stop los', '/glossary#stop-loss', `${b}stop-loss-and-take-profit`],
  ['beginer course', '/education/beginner'],
  ['candel', '/glossary#candle', `${b}the-candle`],
  ['comission', '/glossary#commission'],
  ['devidend', '/glossary#dividend'],
  ['margn call', '/glossary#margin-call'],
  ['cripto', '/markets/crypto', '/education/crypto'],
  ['stabelcoin', '/glossary#stablecoin', '/education/crypto/stablecoins'],
  // Spelt as brokers and platforms spell them.
  ['bid/ask', '/glossary#spread'],
  ['support/resistance', `${b}support-resistance-and-trend`],
  ['nzd/usd', '/markets/forex'],
  ['mt4', '/platforms/mt4'],
  ['halal account', '/ib-partners'],
  ['certificate', '/education/record'],
  ['how much money do i need to start', '/ib-partners'],
  ['takeprofit', '/glossary#take-profit'],
  ['what is a pipvalue', '/tools/pip-value'],
  ['exercises', '/practice/sums', '/practice'],
];

// A few answers may rank lower, because a new page can outrank an older one.
it("answers nearly every beginner's question in the first three results", () => {
  const missed = QUESTIONS.filter(
    ([question, ...answers]) => !answers.some((answer) => firstThree(question).includes(answer)),
  );
  expect(missed.length, missed.map(([question]) => question).join()).toBeLessThanOrEqual(2);
});

it('finds nothing for questions that no page answers', () => {
  expect(findEntries('inheritance')).toEqual([]);
  expect(findEntries.unmatchedWords('inheritance on profits').words).toEqual(['inheritance']);
});
