import {
  clampRating,
  type BrokerDraft,
  FIRST_YEAR,
  NO_FACTS,
  SWAP_FREE_OPTIONS,
  YES_NO_OPTIONS,
  type BrokerFacts,
} from '@/domain/catalogue/broker';
import { joinBy, splitBy } from '@/domain/text/csv';
import { MAX_LENGTHS, splitOnCommas } from '@/domain/catalogue/fields';
import { isSameValue } from '@/domain/merge/same';
import { StarRating } from '@/ui/StarRating';
import { TextField } from '@/ui/TextField';
import {
  choiceField,
  currencyField,
  dayField,
  optionalNumberField,
  figureCell,
  listField,
  numberFrom,
  statusField,
  textField,
  tickField,
  urlField,
} from './fieldKinds';
import { columnsOf, type Field, type FieldsOf, type FormOf } from './fieldTable';
import { groupField, rowsField } from './partKinds';
import { csvExporter } from './recordCsv';
import { DEPOSIT_RULES, LOGO_RULES } from './textRules';

/** The rating in a string: 0 to 5, and 0 for anything that isn't a number. */
export const ratingFromText = (typed: string): number => clampRating(numberFrom(typed) ?? 0);

/** The error for a rating that wouldn't be stored as typed; '' for none. */
function ratingProblem(typed: string): string {
  const isSame = typed.trim() === '' || numberFrom(typed) === ratingFromText(typed);
  return isSame ? '' : `“${typed.trim()}” isn't a number from 0 to 5.`;
}

/** A warning about an invalid rating, with the value that would be stored; '' for a valid one. */
export function ratingWarning(typed: string): string {
  const problem = ratingProblem(typed);
  return problem && `${problem} It will be saved as ${String(ratingFromText(typed))}.`;
}

const ratingField: Field<number, string> = {
  ...textField({ header: 'Rating' }),
  blank: '0',
  toForm: String,
  fromForm: ratingFromText,
  columns: [
    {
      header: 'Rating',
      figure: 'number',
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
        hint="From 0 to 5, for example 4.5."
        warning={ratingWarning(props.value)}
        preview={<StarRating value={rating} />}
        {...props}
      />
    );
  },
};

const regulationText = textField({
  header: 'Regulation',
  hint: 'Separate several regulators with commas.',
  limit: MAX_LENGTHS.regulation,
});

/** A comma-separated string in the form. */
const regulationField: Field<string[], string> = {
  ...regulationText,
  toForm: (regulators) => regulators.join(', '),
  fromForm: splitOnCommas,
  columns: regulationText.columns.map((column) => ({
    ...column,
    expected: 'several separated by ;',
    write: (typed) => joinBy(';', splitOnCommas(typed)),
    read: (cell) => splitBy(';', cell).join(', '),
  })),
};

/** The specified fields in CSV column order. */
const specifiedFields = {
  name: textField({ header: 'Name', required: true, limit: MAX_LENGTHS.name }),
  isActive: statusField,
  rating: ratingField,
  description: textField({ header: 'Description', required: true, rows: 3, limit: MAX_LENGTHS.description }),
  minDeposit: textField({
    header: 'Min Deposit',
    figure: 'money',
    label: 'Min deposit',
    required: true,
    ...DEPOSIT_RULES,
  }),
  leverage: textField({ header: 'Leverage', figure: 'leverage', required: true }),
  spreads: textField({ header: 'Spreads', figure: 'spread', required: true }),
  regulation: regulationField,
  tradingPlatforms: listField({
    header: 'Trading Platforms',
    label: 'Trading platforms',
    noun: 'trading platform',
  }),
  accountTypes: listField({ header: 'Account Types', label: 'Account types', noun: 'account type' }),
  features: listField({ header: 'Features', label: 'Features', noun: 'feature' }),
  website: urlField({ header: 'Website' }),
  referralLink: urlField({ header: 'Referral Link', label: 'Referral link' }),
  contactEmail: textField({ header: 'Contact Email', label: 'Contact email', type: 'email' }),
  logo: textField({ header: 'Logo', ...LOGO_RULES }),
} satisfies FieldsOf<Omit<BrokerDraft, keyof BrokerFacts>>;

const NON_NEGATIVE_PATTERN = String.raw`\d{1,9}([.,]\d{1,9})?`;
const SIGNED_PATTERN = String.raw`[\-−–+]?${NON_NEGATIVE_PATTERN}`;
const PERCENT_PATTERN = String.raw`(100([.,]0{1,9})?|\d{1,2}([.,]\d{1,9})?)(\s?%)?`;

/** A field that isn't stored while it is empty, so that older rows stay as they are. */
const storedIfFilled = <Value,>(field: Field<Value, string>): Field<Value | undefined, string> => ({
  ...field,
  toForm: (value) => (value === undefined ? '' : field.toForm(value)),
  fromForm: (typed) => (typed.trim() === '' ? undefined : field.fromForm(typed)),
});

const servesText = textField({ header: 'Serves', hint: 'Countries or regions, separated by commas.' });

/** New parts go last, so that older spreadsheets can still be read. */
const licenceParts = {
  regulator: textField({ header: 'Regulator' }),
  entity: textField({ header: 'Licensed company' }),
  number: textField({ header: 'Licence number' }),
  register: urlField({ header: 'Register entry' }),
  checkedOn: dayField({ header: 'Licence checked on' }),
  serves: storedIfFilled<string[]>({
    ...servesText,
    toForm: (countries) => countries.join(', '),
    fromForm: splitOnCommas,
  }),
  leverage: storedIfFilled(
    textField({ header: 'Leverage limit', hint: 'For retail clients, such as 1:30.' }),
  ),
  protection: storedIfFilled(
    textField({ header: 'Protection', hint: 'Compensation, negative balance protection, or none.' }),
  ),
};

export const costRowParts = {
  instrument: textField({ header: 'Instrument' }),
  account: textField({ header: 'Account' }),
  spread: optionalNumberField({ header: 'Spread in steps', pattern: NON_NEGATIVE_PATTERN }),
  commission: optionalNumberField({ header: 'Commission for one lot', pattern: NON_NEGATIVE_PATTERN }),
  swapLong: optionalNumberField({ header: 'Overnight charge when bought', pattern: SIGNED_PATTERN }),
  swapShort: optionalNumberField({ header: 'Overnight charge when sold', pattern: SIGNED_PATTERN }),
  professional: tickField({ header: 'Professional', label: 'For professional clients only' }),
};

export const costsParts = {
  currency: currencyField({ header: 'Costs Currency', label: 'Commission currency' }),
  checkedOn: dayField({ header: 'Costs Checked', label: 'Price list checked on' }),
  rows: rowsField({ header: 'Costs', noun: 'cost row', parts: costRowParts }),
};

/** The collapsible sections of the form, from top to bottom. */
export const FACT_SECTIONS = ['Licences', 'Costs', 'Deposits and withdrawals', 'The firm', 'Review'] as const;
type FactSection = (typeof FACT_SECTIONS)[number];

const withSection = <F extends object>(section: FactSection, field: F) => ({ section, ...field });

/** The optional fields in CSV column order, which is also the order within each section. */
export const factFields = {
  licences: withSection('Licences', rowsField({ header: 'Licences', noun: 'licence', parts: licenceParts })),
  costs: withSection('Costs', groupField(costsParts)),
  swapFree: withSection(
    'Costs',
    choiceField({ header: 'Swap Free', label: 'Swap-free account' }, SWAP_FREE_OPTIONS),
  ),
  swapPolicy: withSection(
    'Costs',
    textField({ header: 'Swap Policy', label: 'How overnight charges are booked' }),
  ),
  retailLoss: withSection(
    'The firm',
    groupField({
      percent: optionalNumberField({
        header: 'Retail Loss Percent',
        label: 'Retail accounts losing money (%)',
        pattern: PERCENT_PATTERN,
      }),
      asOf: dayField({ header: 'Retail Loss As Of', label: 'Loss figure as of' }),
      source: urlField({ header: 'Retail Loss Source', label: 'Source of the loss figure' }),
    }),
  ),
  negativeBalanceProtection: withSection(
    'The firm',
    choiceField(
      { header: 'Negative Balance Protection', label: 'Negative balance protection' },
      YES_NO_OPTIONS,
    ),
  ),
  depositMethods: withSection(
    'Deposits and withdrawals',
    listField({ header: 'Deposit Methods', label: 'Deposit methods', noun: 'deposit method' }),
  ),
  withdrawalMethods: withSection(
    'Deposits and withdrawals',
    listField({ header: 'Withdrawal Methods', label: 'Withdrawal methods', noun: 'withdrawal method' }),
  ),
  baseCurrencies: withSection(
    'Deposits and withdrawals',
    listField({ header: 'Account Currencies', label: 'Account currencies', noun: 'account currency' }),
  ),
  languages: withSection(
    'The firm',
    listField({ header: 'Languages', label: 'Languages', noun: 'language' }),
  ),
  founded: withSection(
    'The firm',
    optionalNumberField({ header: 'Founded', type: 'number', min: String(FIRST_YEAR), max: 'this year' }),
  ),
  headquarters: withSection('The firm', textField({ header: 'Headquarters' })),
  reviewedOn: withSection('Review', dayField({ header: 'Rated On', label: 'Rated on' })),
  reviewedBy: withSection('Review', textField({ header: 'Rated By', label: 'Rated by' })),
  ratingBasis: withSection('Review', textField({ header: 'Rating Basis', label: 'Rating basis', rows: 2 })),
} satisfies FieldsOf<BrokerFacts>;

export const brokerFields = { ...specifiedFields, ...factFields };

/** The optional fields come last, so that existing spreadsheets keep their columns. */
export const brokersToCsv = csvExporter(brokerFields, columnsOf(specifiedFields).length);

export const FACT_FIELDS = Object.keys(factFields) as (keyof typeof factFields)[];

export type BrokerForm = FormOf<typeof brokerFields>;
export type CostRowForm = FormOf<typeof costRowParts>;

/** The broker without empty optional fields. */
export function withoutBlankFacts(broker: BrokerDraft): BrokerDraft {
  const blank = FACT_FIELDS.filter((field) => isSameValue(broker[field], NO_FACTS[field]));
  return Object.fromEntries(
    Object.entries(broker).filter(([field]) => !blank.some((name) => name === field)),
  ) as typeof broker;
}
