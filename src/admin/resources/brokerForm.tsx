import { filledStars, MAX_STARS, shownRating, type BrokerDraft } from '@/domain/broker';
import { FIRST_YEAR, NO_FACTS, SWAP_FREE, YES_NO, type BrokerFacts } from '@/domain/brokerFacts';
import { joinedBy, splitBy } from '@/domain/csv';
import { splitOnCommas } from '@/domain/fields';
import { isSameValue } from '@/domain/recordEdit';
import { StarRating } from '@/ui/StarRating';
import { TextField } from '@/ui/TextField';
import {
  choice,
  columnsOf,
  currency,
  day,
  figure,
  figureCell,
  list,
  numberFrom,
  status,
  text,
  tick,
  url,
  type Field,
  type FieldsOf,
  type FormOf,
} from './fieldKinds';
import { group, rows } from './partKinds';
import { csvImportOf, csvOf } from './recordCsv';
import { DEPOSIT_RULES, LIMITS, LOGO_RULES } from './textRules';

/** The rating in a text: 0 to 5, and 0 for anything that isn't a number. */
export const ratingFromText = (typed: string): number => shownRating(numberFrom(typed) ?? 0);

/** The error for a rating that would be stored differently; '' for none. */
function ratingProblem(typed: string): string {
  const isSame = typed.trim() === '' || numberFrom(typed) === ratingFromText(typed);
  return isSame ? '' : `“${typed.trim()}” is not a number from 0 to 5.`;
}

/** The same problem as a warning, with the value that would be stored. */
export function ratingWarning(typed: string): string {
  const problem = ratingProblem(typed);
  return problem && `${problem} It will be saved as ${String(ratingFromText(typed))}.`;
}

const ratingField: Field<number, string> = {
  ...text({ header: 'Rating' }),
  blank: '0',
  toForm: String,
  fromForm: ratingFromText,
  columns: [
    {
      header: 'Rating',
      write: figureCell,
      read: (cell) => cell.trim(),
      // A misread spreadsheet must not change a rating unnoticed.
      problem: ratingProblem,
    },
  ],
  Control(props) {
    const rating = ratingFromText(props.value);
    return (
      <TextField
        label="Rating"
        inputMode="decimal"
        hint="From 0 to 5, such as 4.5."
        warning={ratingWarning(props.value)}
        preview={<StarRating filled={filledStars(rating)} outOf={MAX_STARS} value={rating} />}
        {...props}
      />
    );
  },
};

const regulationText = text({
  header: 'Regulation',
  hint: 'Separate several with commas.',
  limit: LIMITS.regulation,
});

/** A comma-separated text in the form. */
const regulationField: Field<string[], string> = {
  ...regulationText,
  toForm: (regulators) => regulators.join(', '),
  fromForm: splitOnCommas,
  columns: regulationText.columns.map((column) => ({
    ...column,
    expected: 'several separated by ;',
    write: (typed) => joinedBy(';', splitOnCommas(typed)),
    read: (cell) => splitBy(';', cell).join(', '),
  })),
};

/** The specified fields in CSV column order. */
const specifiedFields = {
  name: text({ header: 'Name', required: true, limit: LIMITS.name }),
  isActive: status,
  rating: ratingField,
  description: text({ header: 'Description', required: true, rows: 3, limit: LIMITS.description }),
  minDeposit: text({ header: 'Min Deposit', label: 'Min deposit', required: true, ...DEPOSIT_RULES }),
  leverage: text({ header: 'Leverage', required: true }),
  spreads: text({ header: 'Spreads', required: true }),
  regulation: regulationField,
  tradingPlatforms: list({
    header: 'Trading Platforms',
    label: 'Trading platforms',
    noun: 'trading platform',
  }),
  accountTypes: list({ header: 'Account Types', label: 'Account types', noun: 'account type' }),
  features: list({ header: 'Features', label: 'Features', noun: 'feature' }),
  website: url({ header: 'Website' }),
  referralLink: url({ header: 'Referral Link', label: 'Referral link' }),
  contactEmail: text({ header: 'Contact Email', label: 'Contact email', type: 'email' }),
  logo: text({ header: 'Logo', ...LOGO_RULES }),
} satisfies FieldsOf<Omit<BrokerDraft, keyof BrokerFacts>>;

const NOT_NEGATIVE = String.raw`\d{1,9}([.,]\d{1,9})?`;
const ANY_SIGN = String.raw`[\-−–+]?${NOT_NEGATIVE}`;
const PERCENT = String.raw`100([.,]0{1,9})?|\d{1,2}([.,]\d{1,9})?`;

const licenceParts = {
  regulator: text({ header: 'Regulator' }),
  entity: text({ header: 'Licensed company' }),
  number: text({ header: 'Licence number' }),
  register: url({ header: 'Register entry' }),
  checkedOn: day({ header: 'Licence checked on' }),
};

export const costRowParts = {
  instrument: text({ header: 'Instrument' }),
  account: text({ header: 'Account' }),
  spread: figure({ header: 'Spread in steps', pattern: NOT_NEGATIVE }),
  commission: figure({ header: 'Commission for one lot', pattern: NOT_NEGATIVE }),
  swapLong: figure({ header: 'Overnight charge when bought', pattern: ANY_SIGN }),
  swapShort: figure({ header: 'Overnight charge when sold', pattern: ANY_SIGN }),
  professional: tick({ header: 'Professional', label: 'For professional clients only' }),
};

export const costsParts = {
  currency: currency({ header: 'Costs Currency', label: 'Commission currency' }),
  checkedOn: day({ header: 'Costs Checked', label: 'Price list checked on' }),
  rows: rows({ header: 'Costs', noun: 'cost row', parts: costRowParts }),
};

/** The collapsible sections of the form, from top to bottom. */
export const FACT_SECTIONS = ['Licences', 'Costs', 'Deposits and withdrawals', 'The firm', 'Review'] as const;
type FactSection = (typeof FACT_SECTIONS)[number];

const within = <F extends object>(section: FactSection, field: F) => ({ section, ...field });

/** The optional fields in CSV column order, which is also the order within each section. */
export const factFields = {
  licences: within('Licences', rows({ header: 'Licences', noun: 'licence', parts: licenceParts })),
  costs: within('Costs', group(costsParts)),
  swapFree: within('Costs', choice({ header: 'Swap Free', label: 'Swap-free account' }, SWAP_FREE)),
  swapPolicy: within('Costs', text({ header: 'Swap Policy', label: 'How overnight charges are booked' })),
  retailLoss: within(
    'The firm',
    group({
      percent: figure({
        header: 'Retail Loss Percent',
        label: 'Retail accounts losing money (%)',
        pattern: PERCENT,
      }),
      asOf: day({ header: 'Retail Loss As Of', label: 'Loss figure as of' }),
      source: url({ header: 'Retail Loss Source', label: 'Loss figure source' }),
    }),
  ),
  negativeBalanceProtection: within(
    'The firm',
    choice({ header: 'Negative Balance Protection', label: 'Negative balance protection' }, YES_NO),
  ),
  depositMethods: within(
    'Deposits and withdrawals',
    list({ header: 'Deposit Methods', label: 'Deposit methods', noun: 'deposit method' }),
  ),
  withdrawalMethods: within(
    'Deposits and withdrawals',
    list({ header: 'Withdrawal Methods', label: 'Withdrawal methods', noun: 'withdrawal method' }),
  ),
  baseCurrencies: within(
    'Deposits and withdrawals',
    list({ header: 'Account Currencies', label: 'Account currencies', noun: 'account currency' }),
  ),
  languages: within('The firm', list({ header: 'Languages', label: 'Languages', noun: 'language' })),
  founded: within(
    'The firm',
    figure({ header: 'Founded', type: 'number', min: String(FIRST_YEAR), max: 'this year' }),
  ),
  headquarters: within('The firm', text({ header: 'Headquarters' })),
  reviewedOn: within('Review', day({ header: 'Rated On', label: 'Rated on' })),
  reviewedBy: within('Review', text({ header: 'Rated By', label: 'Rated by' })),
  ratingBasis: within('Review', text({ header: 'Rating Basis', label: 'Rating basis', rows: 2 })),
} satisfies FieldsOf<BrokerFacts>;

export const brokerFields = { ...specifiedFields, ...factFields };

/** The optional fields come last, so that existing spreadsheets keep their columns. */
export const brokerCsv = {
  toCsv: csvOf(brokerFields, columnsOf(specifiedFields).length),
  csvImport: csvImportOf(brokerFields),
};

export const OPTIONAL = Object.keys(factFields) as (keyof typeof factFields)[];

/** The values of the broker form as typed. */
export type BrokerForm = FormOf<typeof brokerFields>;
export type CostRowForm = FormOf<typeof costRowParts>;

/** The broker without empty optional fields. */
export function withoutBlankFacts(broker: BrokerDraft): BrokerDraft {
  const blank = OPTIONAL.filter((field) => isSameValue(broker[field], NO_FACTS[field]));
  return Object.fromEntries(
    Object.entries(broker).filter(([field]) => !blank.some((name) => name === field)),
  ) as typeof broker;
}
