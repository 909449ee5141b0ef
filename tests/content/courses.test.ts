import { describe, expect, it } from 'vitest';
import { page as advanced } from '@/content/education/advanced';
import { page as beginner } from '@/content/education/beginner';
import { page as commodity } from '@/content/education/commodity';
import { page as crypto } from '@/content/education/crypto';
import { page as forex } from '@/content/education/forex';
import { page as hub } from '@/content/education/index';
import { page as indices } from '@/content/education/indices';
import { page as intermediate } from '@/content/education/intermediate';
import { page as stocks } from '@/content/education/stocks';
import type { CoursePageContent, PageWords, Section } from '@/content/page';
import { page as levels } from '@/content/services/education';
import { page as services } from '@/content/services/index';

const levelCourses = { beginner, intermediate, advanced };
const marketCourses = { forex, commodity, indices, stocks, crypto };
const courses: Record<string, CoursePageContent> = { ...levelCourses, ...marketCourses };
const pages: Record<string, PageWords> = { ...courses, hub, levels, services };

const courseRows = Object.entries(courses);
const pageRows = Object.entries(pages);

/** Every text of a page, the addresses included. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const sentencesOf = (page: unknown): string[] =>
  textsOf(page)
    .flatMap((text) => text.split(/(?<=[.?:;])\s+/))
    .filter((sentence) => sentence.split(' ').length >= 4);

/** The lower and the upper end of '3-4 hours' or '4 hours'. */
function hoursIn(text: string): [number, number] {
  const [, low, high] = /^(\d+)(?:-(\d+))? hours?(?=$|,)/.exec(text) ?? [];
  return [Number(low), Number(high ?? low)];
}

const factOf = (page: CoursePageContent, term: string) => page.facts.find((fact) => fact.term === term)?.text;

function sectionOf<Kind extends Section['kind']>(
  page: { readonly sections: readonly Section[] },
  kind: Kind,
  heading: string | RegExp,
): Extract<Section, { kind: Kind }> {
  const found = page.sections.find(
    (section): section is Extract<Section, { kind: Kind }> =>
      section.kind === kind && new RegExp(heading).test(section.heading),
  );
  if (!found) throw new Error(`No ${kind} section ${String(heading)}`);
  return found;
}

/** The figures of a worked example, in order. */
const valuesOf = (page: { readonly sections: readonly Section[] }, heading: string) =>
  sectionOf(page, 'workedExample', heading).lines.map((line) => line.value);

const rowsOf = (page: { readonly sections: readonly Section[] }, heading: string) =>
  sectionOf(page, 'table', heading).rows;

describe('the courses', () => {
  it.each([
    ['beginner', beginner, '12-15 hours', 4],
    ['intermediate', intermediate, '16-20 hours', 4],
    ['advanced', advanced, '28-36 hours', 4],
    ['forex', forex, '9-11 hours', 5],
    ['commodity', commodity, '9-12 hours', 5],
    ['indices', indices, '8-11 hours', 5],
    ['stocks', stocks, '9-12 hours', 5],
    ['crypto', crypto, '8-10 hours', 5],
  ])('%s has modules whose hours add up to its duration', (_name, page, duration, modules) => {
    expect(page.modules).toHaveLength(modules);
    expect(factOf(page, 'Duration')).toMatch(new RegExp(`^${duration}`));
    expect(factOf(page, 'Modules')).toMatch(new RegExp(`^${String(modules)}\\b`));
    const hours = page.modules.map((module) => hoursIn(module.hours));
    const low = hours.reduce((sum, [from]) => sum + from, 0);
    const high = hours.reduce((sum, [, to]) => sum + to, 0);
    expect(`${String(low)}-${String(high)} hours`).toBe(duration);
  });

  it.each(courseRows)('%s says in each module what one learns, can do and practises', (_name, page) => {
    for (const module of page.modules) {
      expect(module.lessons.length).toBeGreaterThanOrEqual(3);
      expect(module.lessons.length).toBeLessThanOrEqual(6);
      expect(module.outcome.length).toBeGreaterThan(40);
      expect(module.exercise.length).toBeGreaterThan(100);
    }
    expect(page.outcomes.length).toBeGreaterThanOrEqual(3);
    expect(page.audience).not.toBe('');
  });

  it.each(courseRows)('%s enrols through the contact page', (_name, page) => {
    const [primary, ...others] = page.callToAction.links;
    expect(primary?.to).toBe('/contact');
    expect(primary?.label).toMatch(/^(Enrol in|Apply for) the \w+ course$/);
    for (const { label, to } of others) {
      expect([
        ['Attend Free Webinar', '/services/webinar'],
        ['Choose Your Broker', '/ib-partners'],
        ['Pro Trading Accounts', '/ib-partners'],
      ]).toContainEqual([label, to]);
    }
    expect(others).not.toHaveLength(0);
  });

  it('the beginner course offers the webinar and the brokers beside enrolment', () => {
    expect(beginner.callToAction.links.map(({ label }) => label)).toEqual([
      'Enrol in the beginner course',
      'Attend Free Webinar',
      'Choose Your Broker',
    ]);
    expect(factOf(beginner, 'Access')).toContain('Lifetime access');
    expect(factOf(beginner, 'Certificate')).toBe('A record of completion, not a qualification');
    const text = textsOf(beginner).join(' ');
    for (const figure of ['$10,000 of virtual capital', '1-2%', '1:2']) expect(text).toContain(figure);
  });

  it('the intermediate course asks for four things', () => {
    expect(intermediate.prerequisites).toHaveLength(4);
    const [course, practice, analysis, platform] = intermediate.prerequisites ?? [];
    expect(course).toContain('beginner course');
    expect(practice).toContain('3-6 months of demo trading');
    expect(analysis).toContain('basic technical analysis');
    expect(platform).toContain('familiar with a platform');
  });

  it('the advanced course has four mentoring sessions, a capstone and a review', () => {
    expect(factOf(advanced, 'Mentoring')).toContain('1-on-1, 4 sessions');
    expect(sectionOf(advanced, 'steps', 'mentoring sessions').steps).toHaveLength(4);
    expect(factOf(advanced, 'Modules')).toContain('4 core modules');
    expect(factOf(advanced, 'Certificate')).toMatch(/^Pro certificate: a record of completion/);
    expect(factOf(advanced, 'Enrolment')).toBe('Limited, after a qualification review');
    expect(sectionOf(advanced, 'definitions', 'capstone').rows.length).toBeGreaterThan(2);
    expect(sectionOf(advanced, 'list', 'qualification review').items.length).toBeGreaterThan(2);
    expect(sectionOf(advanced, 'prose', 'Why places are limited').paragraphs[0]).toContain('mentor');
    expect(advanced.callToAction.links).toEqual([
      { label: 'Apply for the advanced course', to: '/contact' },
      { label: 'Pro Trading Accounts', to: '/ib-partners' },
    ]);
  });

  it('the forex course names leverage as the specification does', () => {
    expect(textsOf(forex).join(' ')).toContain('leverage up to 1:500');
  });
});

describe('the pages that lead to the courses', () => {
  const cardsOf = (group: (typeof hub.groups)[number] | undefined) =>
    group?.cards.map(({ link, meta }) => [link.to, meta]);

  it('the education page lists three levels and five markets', () => {
    expect(hub.groups).toHaveLength(2);
    expect(cardsOf(hub.groups[0])).toEqual([
      ['/education/beginner', '12-15 hours · 4 modules'],
      ['/education/intermediate', '16-20 hours · 4 modules'],
      ['/education/advanced', '28-36 hours · 4 core modules · 4 mentoring sessions'],
    ]);
    expect(cardsOf(hub.groups[1])).toEqual([
      ['/education/forex', '9-11 hours · 5 modules'],
      ['/education/commodity', '9-12 hours · 5 modules'],
      ['/education/indices', '8-11 hours · 5 modules'],
      ['/education/stocks', '9-12 hours · 5 modules'],
      ['/education/crypto', '8-10 hours · 5 modules'],
    ]);
  });

  it('the services page has three cards', () => {
    const cards = services.groups.flatMap((group) => group.cards);
    expect(cards.map(({ title, link }) => [title, link.to])).toEqual([
      ['Education', '/services/education'],
      ['Webinar Training', '/services/webinar'],
      ['Free Trading Signals', '/services/signals'],
    ]);
  });

  it('the levels lead to their courses', () => {
    expect(sectionOf(levels, 'cards', 'Where you come in').cards.map(({ link }) => link?.to)).toEqual([
      '/education/beginner',
      '/education/intermediate',
      '/education/advanced',
    ]);
    expect(rowsOf(levels, 'What each level asks').map((row) => row.slice(0, 3))).toEqual([
      ['Beginner', '12-15 hours', '4'],
      ['Intermediate', '16-20 hours', '4'],
      ['Advanced', '28-36 hours', '4, with a capstone'],
    ]);
    expect(textsOf(levels)).toContain(
      'An exercise with pen and paper or on a demo account with $10,000 of virtual capital.',
    );
  });
});

describe('the sums', () => {
  it('a 40-pip stop on 1% of $10,000 is a quarter of a lot', () => {
    // 100 / 40 = 2.50 a pip; 2.50 / 0.0001 = 25,000; 80 × 2.50 = 200.
    expect(valuesOf(beginner, '40-pip stop')).toEqual([
      '$100 may be lost',
      '40 pips',
      '$2.50 a pip',
      '25,000 units',
      '0.25',
      '$200',
    ]);
    expect(sectionOf(beginner, 'workedExample', '40-pip').conclusion).toMatch(/^That is 1:2\./);
  });

  it('leverage leaves the loss as it is', () => {
    // 25,000 × 1.085 = 27,125.
    expect(sectionOf(beginner, 'table', 'Leverage changes').intro).toContain('worth $27,125');
    expect(rowsOf(beginner, 'Leverage changes')).toEqual([
      ['1:500', '$54.25', '$100'],
      ['1:100', '$271.25', '$100'],
      ['1:30', '$904.17', '$100'],
    ]);
  });

  it('ten losses in a row compound', () => {
    // 10,000 × 0.99^10, 0.98^10, 0.95^10, 0.9^10.
    expect(rowsOf(beginner, '10 losses in a row')).toEqual([
      ['1%', '$9,044', '$956'],
      ['2%', '$8,171', '$1,829'],
      ['5%', '$5,987', '$4,013'],
      ['10%', '$3,487', '$6,513'],
    ]);
  });

  it('a risk in yen is converted at the stop', () => {
    // 100 × 149.40 = 14,940 yen; 14,940 / 0.60 = 24,900.
    expect(valuesOf(intermediate, 'in yen')).toEqual(['60 pips', '14,940 yen', '24,900 units', '$100']);
  });

  it('costs raise the share of winners needed', () => {
    // 1 / (1 + reward), and with costs (1 + 0.1) / (1 + reward).
    expect(rowsOf(intermediate, 'Break-even')).toEqual([
      ['1:1', '50.0%', '55.0%'],
      ['1:1.5', '40.0%', '44.0%'],
      ['1:2', '33.3%', '36.7%'],
      ['1:3', '25.0%', '27.5%'],
    ]);
    // (1 + 1.5 / stop) / 3.
    expect(rowsOf(advanced, 'How costs eat')).toEqual([
      ['10 pips', '15.0%', '38.3%'],
      ['20 pips', '7.5%', '35.8%'],
      ['40 pips', '3.8%', '34.6%'],
      ['80 pips', '1.9%', '34.0%'],
    ]);
  });

  it('the journal adds up, and parts of a trade by their share', () => {
    // −1 + 2 − 1 − 1 + 1.2 − 1 + 2 − 1 − 0.5 + 2 = 1.7; without one winner −0.3 / 9 − 0.1.
    expect(valuesOf(intermediate, 'Ten trades in a journal')).toEqual([
      '+1.7 R',
      '+0.17 R',
      '+0.07 R',
      '−0.13 R',
    ]);
    expect(sectionOf(intermediate, 'prose', 'never earned').paragraphs[0]).toContain(
      'The whole position made 10 pips',
    );
  });

  it('a drawdown is measured from the peak', () => {
    // 1,060 / 10,600 = 10%; 10,600 / 9,540 = 1.111; 700 / 10,600 = 6.6%; 460 / 10,000 = 4.6%.
    expect(valuesOf(advanced, 'drawdown')).toEqual(['$1,060', '10.0%', '11.1%', '6.6%']);
    expect(sectionOf(advanced, 'workedExample', 'drawdown').conclusion).toContain('4.6%');
  });

  it('a sold currency pair gains when the rate falls', () => {
    // 200 / 0.0050 = 40,000; 110 pips × 4 = 440; 110 / 50 = 2.2.
    expect(valuesOf(forex, 'Selling a pair')).toEqual(['$200', '50 pips', '40,000', '0.40', '−$200', '$440']);
    expect(sectionOf(forex, 'workedExample', 'Selling a pair').conclusion).toContain('1:2.2');
  });

  it('a cross pair and a night are turned into dollars', () => {
    const [cross, night] = sectionOf(forex, 'definitions', 'Two sums').rows;
    // 20,000 × 0.0001 = 2 pounds; × 1.264 = 2.528.
    expect(cross?.text).toContain('2.00 pounds');
    expect(cross?.text).toContain('$2.53');
    // 12,700 × 2.5% / 365 = 0.8699; × 30 = 26.10.
    expect(night?.text).toContain('one night takes $0.87');
    expect(night?.text).toContain('$26.10');
  });

  it('the largest position shrinks the move an account survives', () => {
    expect(rowsOf(forex, 'whole deposit')).toEqual([
      ['1:30', '$30,000', '3.33%'],
      ['1:100', '$100,000', '1.00%'],
      ['1:500', '$500,000', '0.20%'],
    ]);
  });

  it('the tick of each contract is worth what the exchange says', () => {
    expect(rowsOf(commodity, 'Four contracts').map(([name, , , worth]) => [name, worth])).toEqual([
      ['Gold', '$10'],
      ['Silver', '$25'],
      ['WTI crude oil', '$10'],
      ['Corn', '$12.50'],
    ]);
  });

  it('the oil plan risks 1% and asks for twice as much', () => {
    // 100 / 0.80 = 125; 1.60 × 125 = 200; 0.80 × 1,000 = 800.
    expect(valuesOf(commodity, 'oil plan')).toEqual([
      '$100',
      '$0.80 a barrel',
      '125 barrels',
      '−$100',
      '$200',
    ]);
    const { conclusion } = sectionOf(commodity, 'workedExample', 'oil plan');
    expect(conclusion).toMatch(/^At 1:2 /);
    expect(conclusion).toContain('$800');
  });

  it('gold is rounded down, and a roll earns nothing', () => {
    const [rounding, roll] = sectionOf(commodity, 'definitions', 'Three figures').rows;
    // 100 / 8 = 12.5; 12 × 8 = 96.
    expect(rounding?.text).toContain('12.5 ounces for $100');
    expect(rounding?.text).toContain('you trade 12 and risk $96');
    // 73.10 − 72.40 = 0.70; × 100 = 70.
    expect(roll?.text).toContain('$0.70');
    expect(roll?.text).toContain('$70 that 100 barrels');
  });

  it('an index moves by weight times change', () => {
    expect(rowsOf(indices, 'three companies')).toEqual([
      ['Harbour', '40%', '+5%', '+20.0'],
      ['Loom', '35%', '−2%', '−7.0'],
      ['Orchard', '25%', '+1%', '+2.5'],
    ]);
    // 1,000 + 20 − 7 + 2.5.
    expect(sectionOf(indices, 'table', 'three companies').note).toMatch(/1,015\.5, up 1\.55%/);
  });

  it('the opening plan is sized in points, and a gap breaks it', () => {
    // 100 / 20 = 5; 40 × 5 = 200; 5 × 5,200 = 26,000; × 7% / 365 = 4.986.
    expect(valuesOf(indices, 'opening plan')).toEqual(['20 points', '5 units', '$200', '$26,000', '$4.99']);
    // 50 points × 5 = 250.
    expect(sectionOf(indices, 'warning', 'A stop does not work').paragraphs[0]).toContain(
      '$250 where $100 was planned: 2.5 times',
    );
  });

  it('a company is read from four figures', () => {
    // 120 × 36 = 4,320; 240 / 120 = 2; 36 / 2 = 18; 240 / 1,600 = 15%; 0.9 / 36 = 2.5%.
    expect(valuesOf(stocks, 'arithmetic about a company')).toEqual([
      '$4,320 million',
      '$2',
      '18',
      '15%',
      '2.5%',
    ]);
  });

  it('a share that opens below the stop loses more than planned', () => {
    // 100 / 2 = 50; 50 × 48 = 2,400; 4 × 50 = 200; 5.50 × 50 = 275.
    expect(valuesOf(stocks, 'bad morning')).toEqual(['50 shares', '$2,400', '$200', '−$100', '−$275']);
    const { conclusion } = sectionOf(stocks, 'workedExample', 'bad morning');
    expect(conclusion).toContain('1:2 turned into a loss of 2.75 times');
  });

  it('the watch list buys whole shares for half a percent each', () => {
    // 50 / 1.25, 50 / 10, 50 / 0.80 = 62.5, 50 / 4 = 12.5, the last two rounded down.
    expect(rowsOf(stocks, 'Four positions').map((row) => row[3])).toEqual(['40', '5', '62', '12']);
    // 1,200 + 600 + 1,550 + 960; 50 + 50 + 49.60 + 48.
    const { note } = sectionOf(stocks, 'table', 'Four positions');
    expect(note).toContain('$4,310');
    expect(note).toContain('$197.60');
    // 50 × 48 = 200 × 12.
    expect(sectionOf(stocks, 'prose', 'nothing is lost').paragraphs[0]).toContain(
      '50 shares at $48 become 200 at $12: $2,400',
    );
  });

  it('a coin with a wide stop is bought in a small amount', () => {
    // 100 / 2,000 = 0.05; × 40,000 = 2,000; 4,000 × 0.05 = 200; 2,000 × 0.01% × 3 × 30 = 18.
    expect(valuesOf(crypto, 'wide stop')).toEqual(['$2,000', '0.05 coins', '$2,000', '$200', '$18']);
    expect(sectionOf(crypto, 'workedExample', 'wide stop').conclusion).toContain('18% of the amount');
  });

  it('a fall needs a larger rise', () => {
    expect(rowsOf(crypto, 'How far back up')).toEqual([
      ['10%', '$900', '11%'],
      ['20%', '$800', '25%'],
      ['50%', '$500', '100%'],
      ['80%', '$200', '400%'],
      ['90%', '$100', '900%'],
    ]);
  });

  it('a risk in francs is not one in dollars', () => {
    // 100 × 0.897 = 89.70; / 0.005 = 17,940; 17,000 × 0.005 / 0.897 = 94.76; 100 / 0.005 = 20,000.
    expect(valuesOf(levels, 'Try one')).toEqual([
      '50 pips',
      '89.70 francs',
      '17,940 units',
      '17,000 units',
      '1.70 francs',
      '$94.76',
    ]);
  });
});

describe('the charts', () => {
  const charts = courseRows.flatMap(([name, page]) =>
    page.sections.flatMap((section) => (section.kind === 'chart' ? [[name, section.chart] as const] : [])),
  );

  it.each(charts)('%s draws prices that can exist and ends where the trade begins', (_name, chart) => {
    for (const { open, high, low, close } of chart.candles) {
      expect(low).toBeLessThanOrEqual(Math.min(open, close));
      expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
    }
    expect(chart.candles.at(-1)?.close).toBe(chart.entry);
    expect(chart.candles[chart.note.candle]).toBeDefined();
  });

  it.each(charts)('%s plans at least twice the risk, with the stop on the other side', (_name, chart) => {
    const toTarget = chart.takeProfit - chart.entry;
    const toStop = chart.entry - chart.stopLoss;
    expect(toTarget / toStop).toBeGreaterThanOrEqual(2 - 1e-9);
  });

  it.each(charts)('%s describes its prices in words', (_name, chart) => {
    for (const value of [chart.entry, chart.stopLoss, chart.takeProfit]) {
      const price = value.toLocaleString('en-US', {
        minimumFractionDigits: chart.decimals,
        maximumFractionDigits: chart.decimals,
      });
      expect(chart.description).toContain(price);
    }
  });
});

describe('the words', () => {
  it.each(pageRows)('%s has a description of 50 to 160 characters', (_name, page) => {
    expect(page.description.length).toBeGreaterThanOrEqual(50);
    expect(page.description.length).toBeLessThanOrEqual(160);
  });

  it.each(pageRows)('%s uses each heading once', (_name, page) => {
    const sections = 'sections' in page ? (page.sections as readonly Section[]) : [];
    const headings = [page.heading, ...sections.map(({ heading }) => heading)];
    expect(new Set(headings).size).toBe(headings.length);
  });

  it.each(pageRows)('%s has no exclamation mark, no hype and no unfinished figure', (_name, page) => {
    const text = textsOf(page).join('\n');
    expect(/NaN|Infinity|undefined|null|-0\b/.exec(text)).toBeNull();
    expect(/!|guarantee|risk-free|win rate|hurry|last chance|don't miss/i.exec(text)).toBeNull();
  });

  it('no sentence stands on two pages', () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const [name, page] of pageRows) {
      for (const sentence of new Set(sentencesOf(page))) {
        const other = seen.get(sentence);
        if (other !== undefined) repeated.push(`${other} and ${name}: ${sentence}`);
        seen.set(sentence, name);
      }
    }
    expect(repeated).toEqual([]);
  });
});
