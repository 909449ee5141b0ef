import { expect, it } from 'vitest';
import type { TopicPageContent } from '@/content/page';
import { page as privacy } from '@/content/pages/privacy';
import { page as riskDisclosure } from '@/content/pages/riskDisclosure';
import { sectionsOf, wordsOf } from '../../support/content';

/** The table with this cell in its first column. */
const tableWith = (page: TopicPageContent, cell: string) =>
  sectionsOf(page, 'table').find(({ rows }) => rows.some(([first]) => first === cell));

it.each(['s3.tradingview.com', 'tradingview-widget.com', 'IP address', 'no cookies', '.corrupt'])(
  'mentions %s on the privacy page',
  (words) => {
    expect(wordsOf(privacy)).toContain(words);
  },
);

const caps = tableWith(riskDisclosure, 'Main currency pairs');

it('lists what each regulator allows retail clients', () => {
  expect(caps?.columns).toEqual(['CFDs on', 'European Union', 'United Kingdom', 'Australia']);
  expect(caps?.rows).toEqual([
    ['Main currency pairs', '1:30', '1:30', '1:30'],
    ['Other currency pairs', '1:20', '1:20', '1:20'],
    ['Gold', '1:20', '1:20', '1:20'],
    ['Main stock indices', '1:20', '1:20', '1:20'],
    ['Other indices', '1:10', '1:10', '1:10'],
    ['Other commodities', '1:10', '1:10', '1:10'],
    ['Shares', '1:5', '1:5', '1:5'],
    ['Some government bonds', '1:5', '1:30', '1:5'],
    ['Crypto', '1:2', 'Not sold', '1:2'],
    ['Positions closed at', '50% of margin', '50% of margin', '50% of margin'],
    ['Negative balance protection', 'Required', 'Required', 'Required'],
  ]);
});
