import type { Broker } from '@/domain/broker';
import { withFacts, type BrokerFacts, type CostRow, type Licence } from '@/domain/brokerFacts';
import { DEVICES, type Platform } from '@/domain/platform';
import type { Webinar } from '@/domain/webinar';
import { toCsv } from './csv';

interface Column<R> {
  readonly header: string;
  readonly cell: (record: R) => string;
}

const listed = (items: readonly string[]) => items.join('; ');

const statusOf = ({ isActive }: { readonly isActive: boolean }) => (isActive ? 'Active' : 'Inactive');

const figure = (value: number | null | undefined) => (typeof value === 'number' ? String(value) : '');

/** `regulator: entity (number), checked day` */
const licenceText = ({ regulator, entity, number, checkedOn }: Licence) => {
  const holder = `${entity}${number === '' ? '' : ` (${number})`}`.trim();
  const named = holder === '' ? regulator : `${regulator}: ${holder}`;
  return checkedOn === '' ? named : `${named}, checked ${checkedOn}`;
};

/** `EUR/USD Raw: spread 0.2, commission 7, swap -0.72 / 0.31` */
const costRowText = (row: CostRow) =>
  `${row.instrument} ${row.account}`.trim() +
  `: spread ${figure(row.spread)}, commission ${figure(row.commission)}, ` +
  `swap ${figure(row.swapLong)} / ${figure(row.swapShort)}` +
  (row.professional === true ? ', professional' : '');

const facts =
  (cell: (broker: BrokerFacts) => string) =>
  (broker: Broker): string =>
    cell(withFacts(broker));

/** Behind the specified columns, so that no spreadsheet's columns move. */
const FACT_COLUMNS: readonly Column<Broker>[] = [
  { header: 'Licences', cell: facts(({ licences }) => listed(licences.map(licenceText))) },
  { header: 'Costs Currency', cell: facts(({ costs }) => costs?.currency ?? '') },
  { header: 'Costs Checked', cell: facts(({ costs }) => costs?.checkedOn ?? '') },
  { header: 'Costs', cell: facts(({ costs }) => listed(costs?.rows.map(costRowText) ?? [])) },
  { header: 'Swap Free', cell: facts(({ swapFree }) => swapFree) },
  { header: 'Swap Policy', cell: facts(({ swapPolicy }) => swapPolicy) },
  { header: 'Retail Loss Percent', cell: facts(({ retailLoss }) => figure(retailLoss?.percent)) },
  { header: 'Retail Loss As Of', cell: facts(({ retailLoss }) => retailLoss?.asOf ?? '') },
  { header: 'Retail Loss Source', cell: facts(({ retailLoss }) => retailLoss?.source ?? '') },
  { header: 'Negative Balance Protection', cell: facts((broker) => broker.negativeBalanceProtection) },
  { header: 'Deposit Methods', cell: facts(({ depositMethods }) => listed(depositMethods)) },
  { header: 'Withdrawal Methods', cell: facts(({ withdrawalMethods }) => listed(withdrawalMethods)) },
  { header: 'Account Currencies', cell: facts(({ baseCurrencies }) => listed(baseCurrencies)) },
  { header: 'Languages', cell: facts(({ languages }) => listed(languages)) },
  { header: 'Founded', cell: facts(({ founded }) => figure(founded)) },
  { header: 'Headquarters', cell: facts(({ headquarters }) => headquarters) },
  { header: 'Rated On', cell: facts(({ reviewedOn }) => reviewedOn) },
  { header: 'Rated By', cell: facts(({ reviewedBy }) => reviewedBy) },
  { header: 'Rating Basis', cell: facts(({ ratingBasis }) => ratingBasis) },
];

const BROKER_COLUMNS: readonly Column<Broker>[] = [
  { header: 'Id', cell: ({ id }) => id },
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Status', cell: statusOf },
  { header: 'Rating', cell: ({ rating }) => String(rating) },
  { header: 'Description', cell: ({ description }) => description },
  { header: 'Min Deposit', cell: ({ minDeposit }) => minDeposit },
  { header: 'Leverage', cell: ({ leverage }) => leverage },
  { header: 'Spreads', cell: ({ spreads }) => spreads },
  { header: 'Regulation', cell: ({ regulation }) => listed(regulation) },
  { header: 'Trading Platforms', cell: ({ tradingPlatforms }) => listed(tradingPlatforms) },
  { header: 'Account Types', cell: ({ accountTypes }) => listed(accountTypes) },
  { header: 'Features', cell: ({ features }) => listed(features) },
  { header: 'Website', cell: ({ website }) => website },
  { header: 'Referral Link', cell: ({ referralLink }) => referralLink },
  { header: 'Contact Email', cell: ({ contactEmail }) => contactEmail },
  { header: 'Logo', cell: ({ logo }) => logo },
  { header: 'Created', cell: ({ createdAt }) => createdAt },
  { header: 'Updated', cell: ({ updatedAt }) => updatedAt },
  ...FACT_COLUMNS,
];

const PLATFORM_COLUMNS: readonly Column<Platform>[] = [
  { header: 'Id', cell: ({ id }) => id },
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Status', cell: statusOf },
  { header: 'Place', cell: ({ sortOrder }) => String(sortOrder) },
  { header: 'Description', cell: ({ description }) => description },
  { header: 'Detailed Description', cell: ({ detailedDescription }) => detailedDescription },
  { header: 'Min Deposit', cell: ({ minDeposit }) => minDeposit },
  { header: 'Leverage', cell: ({ leverage }) => leverage },
  { header: 'Spreads', cell: ({ spreads }) => spreads },
  { header: 'Instruments', cell: ({ instruments }) => String(instruments) },
  { header: 'Features', cell: ({ features }) => listed(features) },
  {
    header: 'Supported',
    cell: ({ supported }) => listed(DEVICES.filter(({ key }) => supported[key]).map(({ label }) => label)),
  },
  { header: 'Languages', cell: ({ languages }) => listed(languages) },
  { header: 'Website', cell: ({ website }) => website },
  { header: 'Download Link', cell: ({ downloadLink }) => downloadLink },
  { header: 'Logo', cell: ({ logo }) => logo },
  { header: 'Created', cell: ({ createdAt }) => createdAt },
  { header: 'Updated', cell: ({ updatedAt }) => updatedAt },
];

const WEBINAR_COLUMNS: readonly Column<Webinar>[] = [
  { header: 'Id', cell: ({ id }) => id },
  { header: 'Title', cell: ({ name }) => name },
  { header: 'Status', cell: statusOf },
  { header: 'Start (UTC)', cell: ({ startsAt }) => startsAt },
  { header: 'Minutes', cell: ({ minutes }) => String(minutes) },
  { header: 'Text', cell: ({ description }) => description },
  { header: 'Language', cell: ({ language }) => language },
  { header: 'Host', cell: ({ host }) => host },
  { header: 'Level', cell: ({ level }) => level },
  { header: 'Register At', cell: ({ registration }) => registration },
  { header: 'Recording', cell: ({ recording }) => recording },
  { header: 'Written-up Lesson', cell: ({ writtenUp }) => writtenUp },
  { header: 'Created', cell: ({ createdAt }) => createdAt },
  { header: 'Updated', cell: ({ updatedAt }) => updatedAt },
];

/** Records as a spreadsheet table, one row each; the items of a list are parted by semicolons. */
const tableOf =
  <R>(columns: readonly Column<R>[]) =>
  (records: readonly R[]): string =>
    toCsv(
      columns.map(({ header }) => header),
      records.map((record) => columns.map(({ cell }) => cell(record))),
    );

export const brokersToCsv = tableOf(BROKER_COLUMNS);

export const platformsToCsv = tableOf(PLATFORM_COLUMNS);

export const webinarsToCsv = tableOf(WEBINAR_COLUMNS);
