import type { Broker } from '@/domain/broker';
import { withFacts, type BrokerFacts, type CostRow, type Licence } from '@/domain/brokerFacts';
import { csvTable, listed, statusText, type CsvColumn } from './csvTable';

const figure = (value: number | null | undefined) => value ?? '';
const figureText = (value: number | null) => String(figure(value));

/** `regulator: entity (number), checked day` */
const licenceText = ({ regulator, entity, number, checkedOn }: Licence) => {
  const holder = `${entity}${number === '' ? '' : ` (${number})`}`.trim();
  const named = holder === '' ? regulator : `${regulator}: ${holder}`;
  return checkedOn === '' ? named : `${named}, checked ${checkedOn}`;
};

/** `EUR/USD Raw: spread 0.2, commission 7, swap -0.72 / 0.31` */
const costRowText = (row: CostRow) =>
  `${row.instrument} ${row.account}`.trim() +
  `: spread ${figureText(row.spread)}, commission ${figureText(row.commission)}, ` +
  `swap ${figureText(row.swapLong)} / ${figureText(row.swapShort)}` +
  (row.professional === true ? ', professional' : '');

const facts =
  <C>(cell: (broker: BrokerFacts) => C) =>
  (broker: Broker): C =>
    cell(withFacts(broker));

/** Behind the specified columns, so that no spreadsheet's columns move. */
const FACT_COLUMNS: readonly CsvColumn<Broker>[] = [
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

export const brokersToCsv = csvTable<Broker>([
  { header: 'Id', cell: ({ id }) => id },
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Status', cell: statusText },
  { header: 'Rating', cell: ({ rating }) => rating },
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
]);
