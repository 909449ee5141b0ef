import { type Broker, withFacts, type CostRow } from '@/domain/catalogue/broker';
import { knownTotal, type BrokerCost, type CostPart } from '@/domain/catalogue/brokerCost';
import { companiesOf, lossWords, NOT_STATED, rateWords, ratingWords } from './brokerWords';
import { formatDay } from '@/domain/time/days';
import { compare, type Fraction } from '@/domain/numbers/exact';
import { foldText } from '@/domain/text/foldText';
import { withDollarSign } from '@/domain/catalogue/minDeposit';
import { costText, totalText } from '@/domain/calculators/tradeCost';

/** How to render a cell. */
type CellKind = 'text' | 'companies' | 'total' | 'licences' | 'leverage';

export interface ComparisonRow {
  readonly label: string;
  readonly kind: CellKind;
  readonly cells: readonly string[];
  readonly differs: boolean;
  /** The part of the cost bar whose amount is in this row. */
  readonly part?: CostPart;
  /** The index of the lowest cell; null for a tie, a missing value, or if lower isn't better. */
  readonly lowest: number | null;
}

export interface ComparisonGroup {
  readonly heading: string;
  readonly rows: readonly ComparisonRow[];
}

/** A list as text that is the same in any order. */
const toComparableSet = (items: readonly string[]) => [...new Set(items.map(foldText))].toSorted().join('\n');

const orNotStated = (text: string) => (text.trim() === '' ? NOT_STATED : text.trim());

const isNotAllTheSame = (values: readonly string[]) => new Set(values).size > 1;

function textRow(label: string, texts: readonly string[], kind: CellKind = 'text'): ComparisonRow {
  const cells = texts.map(orNotStated);
  return { label, kind, cells, differs: isNotAllTheSame(cells.map(foldText)), lowest: null };
}

const listRow = (label: string, lists: readonly (readonly string[])[]): ComparisonRow => ({
  ...textRow(
    label,
    lists.map((items) => items.join(', ')),
  ),
  differs: isNotAllTheSame(lists.map(toComparableSet)),
});

/** The index of the single lowest total. */
function lowestOf(totals: readonly (Fraction | null)[]): number | null {
  if (totals.length < 2 || totals.includes(null)) return null;
  const stated = totals.filter((total) => total !== null);
  const least = stated.reduce((a, b) => (compare(b, a) < 0 ? b : a));
  const holders = stated.filter((total) => compare(total, least) === 0);
  return holders.length === 1 ? stated.indexOf(least) : null;
}

function costGroup(costs: readonly BrokerCost[]): ComparisonGroup {
  const parts = (of: 'spread' | 'commission' | 'swap') =>
    costs.map(({ counted, currency, needs }) => {
      const amount = counted?.cost[of] ?? null;
      if (amount !== null) return costText(amount, currency);
      return needs && of !== 'commission' ? rateWords(needs) : NOT_STATED;
    });
  const totals = costs.map(knownTotal);
  // Amounts that need an exchange rate count as different, even if every cell asks for the same one.
  const isUnknown = costs.some(({ needs }) => needs !== null);
  const amountRow = (label: string, cells: readonly string[], kind?: CellKind) => {
    const row = textRow(label, cells, kind);
    return { ...row, differs: row.differs || isUnknown };
  };
  const total = amountRow(
    'Cost of the trade',
    costs.map((cost) => (cost.needs ? rateWords(cost.needs) : totalText(knownTotal(cost), cost.currency))),
    'total',
  );
  const accountWords = ({ account, professional }: CostRow, total: string) =>
    [account.trim(), professional === true ? '(professional clients only)' : '', total]
      .filter((words) => words !== '')
      .join(' ');
  return {
    heading: 'Cost',
    rows: [
      { ...total, lowest: lowestOf(totals) },
      textRow(
        'Account used',
        costs.map(({ counted }) => counted?.row.account ?? ''),
      ),
      { ...amountRow('Spread', parts('spread')), part: 'spread' },
      { ...textRow('Commission', parts('commission')), part: 'commission' },
      { ...amountRow('Overnight charge (swap)', parts('swap')), part: 'swap' },
      textRow(
        'Each account',
        costs.map(({ rows, currency, needs }) =>
          rows
            .map(({ row, cost }) => accountWords(row, needs ? '' : totalText(cost.total, currency)))
            .join(', '),
        ),
      ),
      textRow(
        'Price list checked',
        costs.map(({ checkedOn }) => formatDay(checkedOn)),
      ),
    ],
  };
}

export function compareBrokers(
  brokers: readonly Broker[],
  costOf: ((broker: Broker) => BrokerCost) | null,
): readonly ComparisonGroup[] {
  const stated = brokers.map((broker) => withFacts(broker));
  const texts = (label: string, of: (broker: (typeof stated)[number]) => string, kind?: CellKind) =>
    textRow(label, stated.map(of), kind);
  const lists = (label: string, of: (broker: (typeof stated)[number]) => readonly string[]) =>
    listRow(label, stated.map(of));
  return [
    ...(costOf === null ? [] : [costGroup(brokers.map(costOf))]),
    {
      heading: 'Safety',
      rows: [
        lists('Regulation', ({ regulation }) => regulation),
        texts(
          'Licences',
          ({ licences }) =>
            licences.map(({ regulator, entity, number }) => `${regulator} ${entity} ${number}`).join('\n'),
          'licences',
        ),
        texts(
          'Company by country',
          (broker) =>
            companiesOf(broker)
              .map(({ company, rows }) => [company, ...rows.map(({ text }) => text)].join(', '))
              .join('\n'),
          'companies',
        ),
        texts('Negative balance protection', (broker) => broker.negativeBalanceProtection),
        texts('Loss figure', lossWords),
      ],
    },
    {
      heading: 'Account',
      rows: [
        texts('Min deposit', ({ minDeposit }) => withDollarSign(minDeposit)),
        texts('Leverage', ({ leverage }) => leverage, 'leverage'),
        texts('Spreads, as advertised', ({ spreads }) => spreads),
        lists('Account types', ({ accountTypes }) => accountTypes),
        lists('Account currencies', ({ baseCurrencies }) => baseCurrencies),
        texts('Swap-free account', ({ swapFree }) => swapFree),
        texts('How overnight charges are booked', ({ swapPolicy }) => swapPolicy),
        lists('Platforms', ({ tradingPlatforms }) => tradingPlatforms),
      ],
    },
    {
      heading: 'Money',
      rows: [
        lists('Ways to deposit', ({ depositMethods }) => depositMethods),
        lists('Ways to withdraw', ({ withdrawalMethods }) => withdrawalMethods),
      ],
    },
    {
      heading: 'Firm',
      rows: [
        texts('Founded', ({ founded }) => (founded === null ? '' : String(founded))),
        texts('Headquarters', ({ headquarters }) => headquarters),
        lists('Languages', ({ languages }) => languages),
        lists('Features', ({ features }) => features),
      ],
    },
    {
      heading: 'Review',
      rows: [
        texts('Rating', (broker) => ratingWords(broker)),
        texts('Based on', ({ ratingBasis }) => ratingBasis),
      ],
    },
  ];
}
