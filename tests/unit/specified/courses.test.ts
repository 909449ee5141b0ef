import { describe, expect, it } from 'vitest';
import { page as advanced } from '@/content/pages/education/advanced';
import { page as beginner } from '@/content/pages/education/beginner';
import { page as commodity } from '@/content/pages/education/commodity';
import { page as crypto } from '@/content/pages/education/crypto';
import { page as forex } from '@/content/pages/education/forex';
import { page as hub } from '@/content/pages/education/index';
import { page as indices } from '@/content/pages/education/indices';
import { page as intermediate } from '@/content/pages/education/intermediate';
import { page as stocks } from '@/content/pages/education/stocks';
import type { CoursePageContent, Section } from '@/content/page';
import { page as levels } from '@/content/pages/services/education';
import { page as services } from '@/content/pages/services/index';
import { sectionsOf, sumsOf, wordsOf } from '../../support/content';

const courses: Record<string, CoursePageContent> = {
  beginner,
  intermediate,
  advanced,
  forex,
  commodity,
  indices,
  stocks,
  crypto,
};
const courseRows = Object.entries(courses);

/** The lower and the upper end of '3-4 hours' or '4 hours'. */
function hoursIn(text: string): [number, number] {
  const [, low, high] = /^(\d+)(?:-(\d+))? hours?(?=$|,)/.exec(text) ?? [];
  return [Number(low), Number(high ?? low)];
}

const factOf = (page: CoursePageContent, term: string) => page.facts.find((fact) => fact.term === term)?.text;

type Sections = { readonly sections: readonly Section[] };

/** The rows of the table that has a column of this name. */
const rowsWith = (page: Sections, column: string) =>
  sectionsOf(page, 'table').find(({ columns }) => columns.includes(column))?.rows;

const pathOf = (to: string) => to.split('?')[0];

describe('the courses', () => {
  it.each([
    ['beginner', beginner, '12-15 hours', 4],
    ['intermediate', intermediate, '16-20 hours', 4],
    ['advanced', advanced, '28-36 hours', 4],
    ['forex', forex, undefined, 5],
    ['commodity', commodity, undefined, 5],
    ['indices', indices, undefined, 5],
    ['stocks', stocks, undefined, 5],
    ['crypto', crypto, undefined, 5],
  ])('L03: %s has modules whose hours add up to its duration', (_name, page, specified, modules) => {
    const duration = factOf(page, 'Duration') ?? '';
    if (specified !== undefined) expect(duration.split(',')[0]).toBe(specified);
    expect(page.modules).toHaveLength(modules);
    expect(factOf(page, 'Modules')).toMatch(new RegExp(`^${String(modules)}\\b`));
    const hours = page.modules.map((module) => hoursIn(module.hours));
    const ends = [0, 1].map((end) => hours.reduce((sum, range) => sum + (range[end] ?? NaN), 0));
    expect(ends).toEqual(hoursIn(duration));
  });

  it.each(courseRows)('L03: %s names lessons, an outcome and an exercise in each module', (_name, page) => {
    for (const { lessons, outcome, exercise } of page.modules) {
      expect(lessons.length).toBeGreaterThanOrEqual(3);
      expect(outcome).not.toBe('');
      expect(exercise).not.toBe('');
    }
    expect(page.outcomes.length).toBeGreaterThanOrEqual(3);
  });

  it.each(courseRows)('L03: %s enrols through the contact page, which names the course', (_name, page) => {
    const [primary, ...others] = page.callToAction.links;
    expect(primary?.label).toMatch(/^(Enrol in|Apply for) the \w+ course$/);
    expect(pathOf(primary?.to ?? '')).toBe('/contact');
    const subject = new URL(primary?.to ?? '', 'http://x').searchParams.get('subject');
    expect(primary?.label.toLowerCase()).toContain(subject?.toLowerCase());
    for (const { label, to } of others) {
      expect([
        ['Attend Free Webinar', '/services/webinar'],
        ['Choose Your Broker', '/ib-partners'],
        ['Pro Trading Accounts', '/ib-partners'],
      ]).toContainEqual([label, to]);
    }
    expect(others).not.toHaveLength(0);
  });

  it('L03: the beginner course has lifetime access, a certificate and the rules of risk', () => {
    expect(factOf(beginner, 'Access')).toContain('Lifetime access');
    expect(factOf(beginner, 'Certificate')).toMatch(/record of completion/);
    for (const figure of ['$10,000 of virtual capital', '1-2%', '1:2'])
      expect(wordsOf(beginner)).toContain(figure);
  });

  it('the intermediate course has four prerequisites', () => {
    expect(intermediate.prerequisites).toHaveLength(4);
    const [course, practice, analysis, platform] = intermediate.prerequisites ?? [];
    expect(course).toContain('beginner course');
    expect(practice).toContain('3-6 months of demo trading');
    expect(analysis).toContain('basic technical analysis');
    expect(platform).toContain('familiar with a platform');
  });

  it('the advanced course has four mentoring sessions, a capstone and a review', () => {
    expect(factOf(advanced, 'Mentoring')).toContain('1-on-1, 4 sessions');
    expect(sectionsOf(advanced, 'steps')[0]?.steps).toHaveLength(4);
    expect(factOf(advanced, 'Modules')).toMatch(/4 core modules.*capstone/);
    expect(factOf(advanced, 'Certificate')).toMatch(/^Pro certificate: a record of completion/);
    expect(factOf(advanced, 'Enrolment')).toBe('Limited, after a qualification review');
    expect(advanced.callToAction.links[1]).toEqual({ label: 'Pro Trading Accounts', to: '/ib-partners' });
  });

  it('the forex course names leverage as the specification does', () => {
    expect(wordsOf(forex)).toContain('leverage up to 1:500');
  });
});

describe('the pages that lead to the courses', () => {
  it('the education page lists three levels and five markets with the hours of their courses', () => {
    const [level, market] = hub.groups.map(({ cards }) => cards.map(({ link, meta }) => ({ link, meta })));
    expect(level).toHaveLength(3);
    expect(market).toHaveLength(5);
    for (const { link, meta } of [...(level ?? []), ...(market ?? [])]) {
      const course = courses[link.to.split('/').at(-1) ?? ''];
      const hours = factOf(course ?? beginner, 'Duration')?.split(',')[0] ?? '';
      expect(course).toBeDefined();
      expect(meta?.startsWith(`${hours} · ${String(course?.modules.length)} `)).toBe(true);
    }
  });

  it('the services page has three cards', () => {
    const cards = services.groups.flatMap((group) => group.cards);
    expect(cards.map(({ title, link }) => [title, link.to])).toEqual([
      ['Education', '/services/education'],
      ['Webinar Training', '/services/webinar'],
      ['Free Trading Signals', '/services/signals'],
    ]);
  });

  it('the levels lead to their courses and name their hours', () => {
    expect(sectionsOf(levels, 'cards')[0]?.cards.map(({ link }) => link?.to)).toEqual([
      '/education/beginner',
      '/education/intermediate',
      '/education/advanced',
    ]);
    expect(rowsWith(levels, 'Level')?.map((row) => row[1])).toEqual([
      '12-15 hours',
      '16-20 hours',
      '28-36 hours',
    ]);
  });
});

describe('the sums of the beginner course', () => {
  it('a 40-pip stop on 1% of $10,000 is a quarter of a lot', () => {
    // 100 / 40 = 2.50 a pip; 2.50 / 0.0001 = 25,000; 80 × 2.50 = 200.
    expect(sumsOf(beginner)).toEqual([
      ['$100 may be lost', '40 pips', '$2.50 a pip', '25,000 units', '0.25', '$200'],
    ]);
  });

  it('leverage leaves the loss as it is', () => {
    // 25,000 × 1.085 = 27,125.
    expect(rowsWith(beginner, 'Leverage')).toEqual([
      ['1:500', '$54.25', '$100'],
      ['1:100', '$271.25', '$100'],
      ['1:30', '$904.17', '$100'],
    ]);
  });

  it('ten losses in a row compound, and come to sound methods too', () => {
    // 10,000 × 0.99^10, 0.98^10, 0.95^10, 0.9^10.
    expect(rowsWith(beginner, 'Risk per trade')).toEqual([
      ['1%', '$9,044', '$956'],
      ['2%', '$8,171', '$1,829'],
      ['5%', '$5,987', '$4,013'],
      ['10%', '$3,487', '$6,513'],
    ]);
    expect(wordsOf(beginner)).toContain('20% in 100 trades and 71% in 500');
  });
});

describe('the sums of the intermediate course', () => {
  const [yen, parts, month] = sumsOf(intermediate);

  it('a risk in yen is converted at the stop and rounded down', () => {
    // 100 × 149.40 = 14,940; / 0.60 = 24,900; 24,000 × 0.60 / 149.40 = 96.39; 25,000 × 0.60 / 149.40 = 100.40.
    expect(yen).toEqual(['60 pips', '14,940 yen', '24,900 units', '24,000 units', '$96.39']);
    expect(wordsOf(intermediate)).toContain('25,000 units, and lose $100.40');
  });

  it('parts of a trade count by their share', () => {
    // Each half is 15,000 units: 30 pips are $45; 45 + 90 = 135; 45 − 45 = 0; the whole risks 90.
    expect(parts).toEqual(['$90, 1R', '$45', '$135, 1.5R', '$45, 0.5R', '$0, 0R']);
  });

  it('a losing month adds up, and says how often chance alone brings one', () => {
    // −1−1+2−1−0.5−1+2−1−1+1.2−1−1 = −3.3; 12 × 0.1 = 1.2 of costs. The sum of the binomial chances of 0 to 3 wins.
    const chance = (wins: number) =>
      [1, 12, 66, 220].reduce((sum, ways, k) => sum + ways * wins ** k * (1 - wins) ** (12 - k), 0);
    const months = [0.5, 0.4, 0.33].map((wins) => `${(100 * chance(wins)).toFixed(0)}% of months`);
    expect(month).toEqual(['−4.5R, −$450', '3 of 12', ...months]);
  });

  it('costs raise the share of winners needed', () => {
    // 1 / (1 + reward), and with costs (1 + 0.1) / (1 + reward).
    expect(rowsWith(intermediate, 'With costs')).toEqual([
      ['1:1', '50.0%', '55.0%'],
      ['1:1.5', '40.0%', '44.0%'],
      ['1:2', '33.3%', '36.7%'],
      ['1:3', '25.0%', '27.5%'],
    ]);
  });
});

describe('the sums of the advanced course', () => {
  const [backtest, drawdown] = sumsOf(advanced);

  it('costs take two thirds of a test, and more of a near stop', () => {
    // 120 × 0.15 = 18; 1.5 / 20 = 0.075; 0.5 / 20 = 0.025; 0.15 − 0.1 = 0.05; 120 × 0.05 = 6; 2 / 12 − 0.15 = 0.017.
    expect(backtest).toEqual(['+18.0R', '−0.075R', '−0.025R', '+0.05R', '+6.0R']);
    expect(wordsOf(advanced)).toContain('a loss of 0.017R');
    // (1 + 2 / stop) / 3.
    expect(rowsWith(advanced, 'Distance of the stop')).toEqual([
      ['10 pips', '20.0%', '40.0%'],
      ['20 pips', '10.0%', '36.7%'],
      ['40 pips', '5.0%', '35.0%'],
      ['80 pips', '2.5%', '34.2%'],
    ]);
  });

  it('a drawdown is measured from the peak', () => {
    // 1,060 / 10,600 = 10%; 10,600 / 9,540 = 1.111; 700 / 10,600 = 6.6%; 460 / 10,000 = 4.6%.
    expect(drawdown).toEqual(['$1,060', '10.0%', '11.1%', '6.6%']);
    expect(wordsOf(advanced)).toContain('the loss looks like 4.6%');
  });
});

describe('the sums of the forex course', () => {
  const [euro, swap] = sumsOf(forex);

  it('a risk in euros is turned into dollars', () => {
    // 100 × 1.08 = 108; / 0.0050 = 21,600; 21,000 × 0.0001 = 2.10; / 1.08 = 1.94; × 50 = 97.22.
    expect(euro).toEqual(['$108', '21,600 units', '21,000 units', '$2.10, or €1.94', '€97.22']);
  });

  it('a size that comes from the stop uses little leverage', () => {
    // 200 / (20 × 10) = 1 lot; × 100,000 × 1.085 = 108,500; / 10,000 and / 30.
    expect(rowsWith(forex, 'Leverage used')).toEqual([
      ['20 pips', '1.00', '$108,500', '1:10.9', '$3,617'],
      ['50 pips', '0.40', '$43,400', '1:4.3', '$1,447'],
      ['100 pips', '0.20', '$21,700', '1:2.2', '$723'],
    ]);
  });

  it('an overnight charge counts seven nights a week', () => {
    // 0.72 × 5 = 3.60; × 3 = 10.80; × 7 = 25.20; 0.72 × 7 = 5.04.
    expect(swap).toEqual(['$5', '$3.60', '$10.80', '$25.20', '5.0']);
  });

  it('a falling price leads to the margin call and the stop out', () => {
    // Margin 22,000 / 30 = 733.33; call at 1.1 − 266.67 / 20,000, stop out at 1.1 − 633.33 / 20,000.
    expect(rowsWith(forex, 'Margin level')?.map((row) => row.slice(0, 4))).toEqual([
      ['1.1000', '$0', '$1,000', '136%'],
      ['1.0920', '−$160', '$840', '115%'],
      ['1.0867', '−$267', '$733', '100%'],
      ['1.0760', '−$480', '$520', '71%'],
      ['1.0683', '−$633', '$367', '50%'],
    ]);
  });
});

describe('the sums of the other market courses', () => {
  it('the tick of each contract is worth what the exchange says', () => {
    expect(rowsWith(commodity, 'Smallest step')?.map(([name, , , worth]) => [name, worth])).toEqual([
      ['Gold', '$10'],
      ['Silver', '$25'],
      ['WTI crude oil', '$10'],
      ['Corn', '$12.50'],
    ]);
  });

  it('rolling in contango costs the step of each month', () => {
    // 0.45 × 100 = 45; × 6 = 270; 0.45 × 6 = 2.70; / 72.40 = 3.7%.
    expect(sumsOf(commodity)).toEqual([['$72.85', '$72.40', '−$45', '−$270', '$2.70, 3.7%']]);
  });

  it('gold is rounded down to whole ounces', () => {
    // 100 / 8 = 12.5; 12 × 8 = 96.
    expect(wordsOf(commodity)).toContain('12.5 ounces for $100');
    expect(wordsOf(commodity)).toContain('trade 12 and risk $96');
  });

  it('an index moves by weight times change', () => {
    expect(rowsWith(indices, 'Weight')).toEqual([
      ['Harbour', '40%', '+5%', '+20.0'],
      ['Loom', '35%', '−2%', '−7.0'],
      ['Orchard', '25%', '+1%', '+2.5'],
    ]);
    // 1,000 + 20 − 7 + 2.5.
    expect(wordsOf(indices)).toContain('1,015.5, up 1.55%');
  });

  it('the worth of a point decides how many contracts fit', () => {
    // 20 points × 1, 5 and 50 dollars, within $100.
    expect(rowsWith(indices, 'Worth of a point')).toEqual([
      ['CFD', '$1', '$20', '5'],
      ['Micro E-mini future', '$5', '$100', '1'],
      ['E-mini future', '$50', '$1,000', 'None: one would risk 10%'],
    ]);
  });

  it('a dividend adjustment takes back what the price did', () => {
    // 5,200 − 6.5; 6.5 × 5 = 32.50.
    expect(sumsOf(indices)).toEqual([['5,193.5', '−$32.50', '$32.50', '$32.50', '−$32.50']]);
  });

  it('a company is read from four figures, and a short sale pays charges and dividends', () => {
    expect(sumsOf(stocks)).toEqual([
      // 120 × 36 = 4,320; 240 / 120 = 2; 36 / 2 = 18; 240 / 1,600 = 15%; 0.9 / 36 = 2.5%.
      ['$4,320 million', '$2', '18', '15%', '2.5%'],
      // 50 × 1.50 = 75; 2,400 × 4% × 20 / 365 = 5.26; 50 × 0.60 = 30; 75 − 35.26 = 39.74; 50 × 14 = 700.
      ['$75', '−$5.26', '−$30', '$39.74', '−$700'],
    ]);
  });

  it('the watch list buys whole shares for half a percent each', () => {
    // 50 / 1.25, 50 / 10, 50 / 0.80 = 62.5, 50 / 4 = 12.5, the last two rounded down.
    expect(rowsWith(stocks, 'Shares')?.map((row) => row[3])).toEqual(['40', '5', '62', '12']);
    // 1,200 + 600 + 1,550 + 960; 50 + 50 + 49.60 + 48; a split of 4 for one.
    for (const figure of ['$4,310', '$197.60', '50 shares at $48 become 200 at $12: $2,400'])
      expect(wordsOf(stocks)).toContain(figure);
  });

  it('holding a coin for a month costs what its product charges', () => {
    // 2,000 × 0.2% = 4; 2,000 × 20% / 365 = 1.096 a day; 2,000 × 0.01% × 3 = 0.60 a day.
    expect(sumsOf(crypto)).toEqual([['$4', '$5.10', '$36.88', '$4.60', '$22']]);
    expect(wordsOf(crypto)).toContain('37% of the amount at risk');
  });

  it('a coin is worth its price times the coins that are counted', () => {
    expect(rowsWith(crypto, 'Market value')).toEqual([
      ['Coin A', '$2', '50 of 60 million', '$100 million', '$120 million'],
      ['Coin B', '$0.10', '400 of 5,000 million', '$40 million', '$500 million'],
      ['Coin C', '$40', '2 of 2.1 million', '$80 million', '$84 million'],
    ]);
  });
});
