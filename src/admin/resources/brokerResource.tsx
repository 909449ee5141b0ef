import type { BrokerRepository } from '@/data/catalogue/ports';
import { amountIn, leverageIn } from '@/domain/numbers/amounts';
import { clampRating, type BrokerDraft, brokerSearchTexts } from '@/domain/catalogue/broker';
import { formatShortDay } from '@/domain/time/days';
import { splitOnCommas } from '@/domain/catalogue/fields';
import { foldText } from '@/domain/text/foldText';
import { countOf } from '@/domain/text/groupDigits';
import { withDollarSign } from '@/domain/catalogue/minDeposit';
import { truncate } from '@/domain/text/truncate';
import { FieldGrid } from '@/ui/FieldGrid';
import { FormSection } from '@/ui/FormSection';
import { StarRating } from '@/ui/StarRating';
import {
  brokerFields,
  brokersToCsv,
  costRowParts,
  costsParts,
  FACT_FIELDS,
  FACT_SECTIONS,
  factFields,
  withoutBlankFacts,
  type BrokerForm,
} from './brokerForm';
import { logoColumn, nameColumn, statusColumn } from './columns';
import { CostPreview } from './CostPreview';
import { columnsOf, formConversion, type ControlProps } from './fieldTable';
import { bindField, controlRenderer } from './formFields';
import { LogoField } from './LogoField';
import { PartRows } from './PartRows';
import type { FieldsProps } from './formFields';
import type { Resource } from './resource';

const checkedWords = (day: string) => (day === '' ? '' : `checked ${formatShortDay(day)}`);

/** The summary of a closed section: the parts that are filled in. */
const SECTION_SUMMARIES: Readonly<
  Record<(typeof FACT_SECTIONS)[number], (form: BrokerForm) => readonly string[]>
> = {
  Licences: ({ licences }) => [
    licences.length === 0 ? '' : String(licences.length),
    checkedWords(
      licences
        .map(({ checkedOn }) => checkedOn)
        .toSorted()
        .at(-1) ?? '',
    ),
  ],
  Costs: ({ costs }) => [
    costs.currency,
    costs.rows.length === 0 ? '' : countOf(costs.rows.length, 'row'),
    checkedWords(costs.checkedOn),
  ],
  'Deposits and withdrawals': (form) => [form.depositMethods.join(', '), form.baseCurrencies.join(', ')],
  'The firm': (form) => [form.founded === '' ? '' : `founded ${form.founded}`, form.headquarters],
  Review: (form) => [form.reviewedBy, formatShortDay(form.reviewedOn)],
};

const summaryOf = (parts: readonly string[]) =>
  `(${parts.filter((part) => part !== '').join(', ') || 'nothing yet'})`;

/** Points out that the specified field and the licences name different regulators. */
function RegulationNote({ form }: { readonly form: BrokerForm }) {
  const above = splitOnCommas(form.regulation);
  const named = form.licences.map(({ regulator }) => regulator.trim()).filter((name) => name !== '');
  const asSet = (names: readonly string[]) => [...new Set(names.map(foldText))].toSorted().join('\n');
  if (named.length === 0 || asSet(above) === asSet(named)) return null;
  return <p>{`Regulation above says “${above.join(', ')}”. The licences say “${named.join(', ')}”.`}</p>;
}

function CostsControl({ value, onChange, question }: ControlProps<BrokerForm['costs']>) {
  const bind = bindField({ form: value, onChange });
  return (
    <>
      <FieldGrid>{controlRenderer(costsParts, { form: value, onChange })('currency', 'checkedOn')}</FieldGrid>
      <p>
        Spread and overnight charges are in steps: pips for pairs, cents for gold, points for indices. The
        commission is per lot, opened and closed. An overnight charge that the client pays is negative.
      </p>
      <PartRows
        noun="cost row"
        parts={costRowParts}
        note={(row) => <CostPreview row={row} currency={value.currency} />}
        {...bind('rows')}
      />
      {question}
    </>
  );
}

function FactSections(props: FieldsProps<BrokerForm>) {
  const { form } = props;
  const controls = controlRenderer(brokerFields, props);
  const inGrid = (section: string) =>
    FACT_FIELDS.filter(
      (name) => factFields[name].section === section && name !== 'licences' && name !== 'costs',
    );
  return FACT_SECTIONS.map((section) => (
    <FormSection key={section} title={section} summary={summaryOf(SECTION_SUMMARIES[section](form))}>
      {section === 'Licences' && (
        <>
          <RegulationNote form={form} />
          {controls('licences')}
        </>
      )}
      {section === 'Costs' && <CostsControl {...bindField(props)('costs')} />}
      <FieldGrid>{controls(...inGrid(section))}</FieldGrid>
    </FormSection>
  ));
}

function BrokerFields(props: FieldsProps<BrokerForm>) {
  const controls = controlRenderer(brokerFields, props);
  return (
    <>
      {controls('name', 'description')}
      <FieldGrid>
        {controls('minDeposit', 'leverage', 'spreads', 'rating', 'website')}
        <LogoField name={props.form.name} {...bindField(props)('logo')} />
        {controls('referralLink', 'contactEmail')}
      </FieldGrid>
      {controls('regulation')}
      <FieldGrid>{controls('features', 'tradingPlatforms', 'accountTypes')}</FieldGrid>
      {controls('isActive')}
      <FactSections {...props} />
    </>
  );
}

/** The maximum length of the list of regulators in a table row, in characters. */
const PREVIEW_CHARACTERS = 80;

export const brokerResource = (brokers: BrokerRepository): Resource<BrokerDraft, BrokerForm> => ({
  // A new broker is stored without empty optional fields.
  repository: { ...brokers, add: (broker) => brokers.add(withoutBlankFacts(broker)) },
  title: 'Broker',
  noun: 'broker',
  plural: 'brokers',
  emptyHint: 'Get started by adding your first broker',
  columns: [
    logoColumn,
    nameColumn('Name', ({ regulation }) => truncate(regulation.join(', '), PREVIEW_CHARACTERS)),
    {
      key: 'deposit',
      header: 'Min Deposit',
      cell: ({ minDeposit }) => withDollarSign(minDeposit),
      sortKey: ({ minDeposit }) => amountIn(minDeposit),
    },
    {
      key: 'leverage',
      header: 'Leverage',
      cell: ({ leverage }) => leverage,
      sortKey: ({ leverage }) => leverageIn(leverage),
    },
    {
      key: 'rating',
      header: 'Rating',
      cell: ({ rating }) => <StarRating value={clampRating(rating)} />,
      sortKey: ({ rating }) => clampRating(rating),
    },
    statusColumn,
  ],
  searchedTexts: brokerSearchTexts,
  ...formConversion(brokerFields),
  Fields: BrokerFields,
  toCsv: brokersToCsv,
  csvImport: {
    columns: columnsOf(brokerFields),
    changeMany: (verb, changes) =>
      brokers.changeMany(verb, (stored) => {
        const { added = [], ...others } = changes(stored);
        return { ...others, added: added.map(withoutBlankFacts) };
      }),
  },
});
