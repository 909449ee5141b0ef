import type { Broker } from '@/domain/broker';
import { toCsv } from './csv';

const listed = (items: readonly string[]) => items.join('; ');

const COLUMNS: readonly { readonly header: string; readonly cell: (broker: Broker) => string }[] = [
  { header: 'Id', cell: ({ id }) => id },
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Status', cell: ({ isActive }) => (isActive ? 'Active' : 'Inactive') },
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

/** Brokers as a spreadsheet table, one row each; the items of a list are parted by semicolons. */
export const brokersToCsv = (brokers: readonly Broker[]): string =>
  toCsv(
    COLUMNS.map(({ header }) => header),
    brokers.map((broker) => COLUMNS.map(({ cell }) => cell(broker))),
  );
