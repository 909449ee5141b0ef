import type { Broker } from '@/domain/broker';
import { DEVICES, type Platform } from '@/domain/platform';
import { toCsv } from './csv';

interface Column<R> {
  readonly header: string;
  readonly cell: (record: R) => string;
}

const listed = (items: readonly string[]) => items.join('; ');

const statusOf = ({ isActive }: { readonly isActive: boolean }) => (isActive ? 'Active' : 'Inactive');

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
