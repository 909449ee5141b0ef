/**
 * Who publishes the figures in the lessons, how often and when. Compare every row with its source, then set
 * the date; the build reminds you after six months.
 */

/** The date on which the rows were last compared with their sources, as `YYYY-MM-DD`. */
export const ANNOUNCEMENTS_CHECKED_ON = '2026-11-27';

interface Announcements {
  readonly what: string;
  readonly publisher: string;
  readonly rhythm: string;
  /** In local time, with the city. */
  readonly hour: string;
}

/** The rate decisions of three central banks. */
export const rateDecisions = [
  {
    what: 'US interest rate',
    publisher: 'Federal Reserve',
    rhythm: 'Eight scheduled meetings a year',
    hour: '14:00 in New York, questions from 14:30',
    // federalreserve.gov/monetarypolicy/fomccalendars.htm: "eight regularly scheduled meetings during the year and other meetings as needed"
  },
  {
    what: 'Euro area interest rates',
    publisher: 'European Central Bank',
    rhythm: 'Every six weeks',
    hour: '14:15 in Frankfurt, questions from 14:45',
    // ecb.europa.eu/press/govcdec: "Every six weeks"; hours since 21 July 2022
  },
  {
    what: 'UK interest rate',
    publisher: 'Bank of England',
    rhythm: 'Eight times a year',
    hour: '12:00 in London',
    // bankofengland.co.uk/monetary-policy: eight times a year, at noon on a Thursday
  },
] as const satisfies readonly Announcements[];

/** Reports on prices, employment and inventories. */
export const economicReports = {
  prices: {
    what: 'US consumer prices',
    publisher: 'Bureau of Labor Statistics',
    rhythm: 'Monthly',
    hour: '8:30 in New York',
    // bls.gov/schedule/news_release/cpi.htm
  },
  jobs: {
    what: 'US employment report',
    publisher: 'Bureau of Labor Statistics',
    rhythm: 'Monthly, often on the first Friday',
    hour: '8:30 in New York',
    // bls.gov/schedule/news_release/empsit.htm
  },
  oil: {
    what: 'US oil inventories',
    publisher: 'Energy Information Administration',
    rhythm: 'Weekly, usually on Wednesday',
    hour: '10:30 in New York',
    // eia.gov/petroleum/supply/weekly/schedule.php: later after a holiday
  },
} as const satisfies Readonly<Record<string, Announcements>>;

/** When a jump in commodity prices is likely: the hour in New York, what happens, and where it is felt most. */
export const commodityJumpTimes = [
  ['Friday 17:00 to Sunday 18:00', "Metals and energy can't be traded, but news continues", 'Oil, gold'],
  // CME Group, trading hours of Globex for metals and energy
  ['Sundays when oil producers meet', 'A decision is made while nobody can trade', 'Oil'],
  ['Wednesday 10:30', 'US oil inventories', 'Oil, petrol'],
  // eia.gov/petroleum/supply/weekly/schedule.php
  ['Thursday 10:30', 'US natural gas in storage', 'Natural gas'],
  // ir.eia.gov/ngs/schedule.html
  ['Once a month at 12:00', 'US crop estimates, the WASDE', 'Corn, wheat, soybeans'],
  // usda.gov/oce/commodity/wasde
] as const;

/** How often listed companies report. */
export const companyReportFrequency =
  'Most large US companies still report every three months. In Britain and the EU the rules require two reports a year, and many firms publish more.';
// SEC, proposal of 5 May 2026 to let companies choose two reports a year (File No. S7-2026-15): see whether it was adopted
