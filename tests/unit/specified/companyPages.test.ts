import { describe, expect, it } from 'vitest';
import { page as about } from '@/content/pages/about';
import { page as ibPartners } from '@/content/pages/ibPartners';
import type { TopicPageContent } from '@/content/page';
import { page as privacy } from '@/content/pages/privacy';
import { retailRules } from '@/content/regulators';
import { page as riskDisclosure } from '@/content/pages/riskDisclosure';
import { allKeys } from '@/data/catalogue/storedLists';
import { sectionsOf, wordsOf } from '../../support/content';

/** The table whose first column lists a cell. */
const tableWith = (page: TopicPageContent, cell: string) =>
  sectionsOf(page, 'table').find(({ rows }) => rows.some(([first]) => first === cell));

describe('the about page', () => {
  it('says what is paid by whom, and tells a referral fee from a commission', () => {
    const income = tableWith(about, 'Courses');
    expect(income?.rows).toHaveLength(4);
    expect(wordsOf(income)).toContain('referral fee');
    expect(wordsOf(income)).not.toMatch(/commission/i);
  });
});

describe('the privacy page', () => {
  it('gives a purpose and a time for each key the site stores under', () => {
    const rows = tableWith(privacy, 'token')?.rows ?? [];
    expect(rows.map(([key]) => key).sort()).toEqual([...allKeys].sort());
    for (const [, purpose, time] of rows) {
      expect(purpose).toMatch(/\.$/);
      expect(time).toMatch(/^Until /);
    }
  });

  it.each(['s3.tradingview.com', 'tradingview-widget.com', 'IP address', 'no cookies', '.corrupt'])(
    'names %s',
    (words) => {
      expect(wordsOf(privacy)).toContain(words);
    },
  );

  it('says that the form sends nothing and the admin pages load nothing', () => {
    expect(wordsOf(privacy)).toMatch(/contact form sends nothing/i);
    expect(wordsOf(privacy)).toMatch(/dashboard load no charts, fonts, scripts or other parts from outside/);
  });
});

describe('the risk disclosure', () => {
  const [leverage, gap] = sectionsOf(riskDisclosure, 'workedExample');
  const caps = tableWith(riskDisclosure, 'Main currency pairs');

  it('empties $1,000 at 1:500 with a move of 0.2%', () => {
    // 1,000 × 500 × 0.2% = 1,000; 1.08 × 0.2% = 21.6 pips.
    expect(leverage?.lines.map(({ value }) => value)).toEqual([
      '$500,000',
      '$1,000',
      '0.2%',
      '1.0800 to 1.07784',
      '21.6',
      '−$1,000',
    ]);
  });

  it('loses $250 instead of $100 over a gap of 100 pips', () => {
    // (1.0840 − 1.0740) × 25,000 = 250.
    expect(gap?.lines.map(({ value }) => value)).toEqual(['$100', '25,000 units', '100 pips', '$250']);
  });

  it('shows what each regulator allows retail clients', () => {
    expect(caps?.columns).toEqual(['CFDs on', 'European Union', 'United Kingdom', 'Australia']);
    expect(caps?.rows).toEqual([
      ['Main currency pairs', '1:30', '1:30', '1:30'],
      ['Other currency pairs', '1:20', '1:20', '1:20'],
      ['Gold', '1:20', '1:20', '1:20'],
      ['Main stock indices', '1:20', '1:20', '1:20'],
      ['Other indices', '1:10', '1:10', '1:10'],
      ['Other commodities', '1:10', '1:10', '1:10'],
      ['Shares', '1:5', '1:5', '1:5'],
      ['Crypto', '1:2', 'Not sold', '1:2'],
      ['Positions closed at', '50% of margin', '50% of margin', '50% of margin'],
      ['Negative balance protection', 'Required', 'Required', 'Required'],
    ]);
  });

  it('names the register of each regulator to type in', () => {
    for (const { register } of retailRules) expect(wordsOf(riskDisclosure)).toContain(register);
  });

  it('tells who sets the ratings and that the shipped brokers are samples', () => {
    const words = wordsOf(riskDisclosure);
    expect(words).toMatch(/administrators of this site, who type the number in by hand/);
    expect(words).toMatch(/not an average of user ratings/);
    expect(words).toMatch(/samples with invented names/);
  });

  it('is neither legal nor financial advice', () => {
    expect(wordsOf(riskDisclosure)).toContain('Nothing on these pages is financial, tax or legal advice.');
  });
});

describe('the partner page', () => {
  it('leads from choosing a broker to the licence check, and says who cannot trade CFDs', () => {
    expect(ibPartners.choosing.link.to).toBe('/risk-disclosure');
    for (const page of [ibPartners, riskDisclosure]) expect(wordsOf(page)).toContain('United States');
  });
});
