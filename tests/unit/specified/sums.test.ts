import { expect, it } from 'vitest';
import { pageWords, sumsOf } from '../../support/content';

// Calculated by hand, so that changes to a formula or to an example's figures are noticed.
it.each<[page: string, ...sums: string[][]]>([
  [
    'education/advanced',
    ['+18.0R', '−0.075R', '−0.025R', '+0.05R', '+6.0R'],
    ['$1,060', '10.0%', '11.1%', '6.6%'],
  ],
  ['education/commodity', ['$72.85', '$72.40', '−$45', '−$270', '$2.70, 3.7%']],
  ['education/crypto', ['$4', '$5.10', '$36.88', '$4.60', '$22']],
  [
    'education/forex',
    ['$108', '21,600 units', '21,000 units', '$2.10, or €1.94', '€97.22'],
    ['$5', '$3.60', '$10.80', '$25.20', '5.0'],
  ],
  ['education/indices', ['7,493.5', '−$32.50', '$32.50', '$32.50', '−$32.50']],
  [
    'education/intermediate',
    ['60 pips', '14,940 yen', '24,900 units', '24,000 units', '$96.39'],
    ['$90, 1R', '$45', '$135, 1.5R', '$45, 0.5R', '$0, 0R'],
    ['−4.5R, −$450', '3 of 12', '7% of months', '23% of months', '40% of months'],
  ],
  [
    'education/stocks',
    ['$4,320 million', '$2', '18', '15%', '2.5%'],
    ['$75', '−$5.33', '−$30', '$39.67', '−$700'],
  ],
  ['markets/commodity', ['$1.80', '$2.70, at $67.30', '37 barrels', '$75.40, for $199.80', '−$2,700']],
  ['markets/crypto', ['$2,000', '25%', '$45,000', '$10,000', '5%', '$57,000']],
  [
    'markets/forex',
    ['$10 a pip', '$1 a pip', '$0.10 a pip', '1,000 yen a pip', '$6.67 a pip'],
    ['$100', '£10', '$12.60', '0.317 lots', '0.31 lots', '−$97.65'],
  ],
  ['markets/indices', ['+8.0%', '+2.9%'], ['$37,500', '$1,875', '$7.50', '$52.50', '10.5 points']],
  ['markets/stocks', ['−$96', '$24', '−$120', '−$96', '−$240']],
  ['platforms/mt4', ['0.20 lots', '$2', '$0.40', '$1.40', '$2.40']],
  [
    'riskDisclosure',
    ['$500,000', '$1,000', '0.2%', '1.0800 to 1.07784', '21.6', '−$1,000'],
    ['$100', '25,000 units', '100 pips', '$250'],
  ],
  ['services/education', ['−2.0R', '−1.4R', '−3.4R', '−$340', '$9,660', '$96.60', '6 of 14']],
  ['services/webinar', ['1.2691', '1.2693', '43 pips', '$4.65', '0.46 lots', '−$197.80']],
])('shows the expected results in the examples on %s', (name, ...sums) => {
  const page = pageWords.get(`pages/${name}`);
  expect(sumsOf({ sections: [], ...page })).toEqual(sums);
});
