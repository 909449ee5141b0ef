import type { ReactNode } from 'react';
import { countOf } from '@/domain/grouped';
import { shortDayWords } from '@/domain/days';
import { splitOnCommas } from '@/domain/fields';
import { folded } from '@/domain/folded';
import { FieldGrid } from '@/ui/FieldGrid';
import { FormSection } from '@/ui/FormSection';
import { bindField } from './bindField';
import { costRowParts, costsParts, FACT_SECTIONS, factFields, OPTIONAL, type BrokerForm } from './brokerForm';
import { CostPreview } from './CostPreview';
import type { ControlProps } from './fieldKinds';
import { PartRows } from './PartRows';
import type { FieldsProps } from './resource';

const checkedWords = (day: string) => (day === '' ? '' : `checked ${shortDayWords(day)}`);

/** What a closed section says of itself: the parts that are there. */
const SUMMARIES: Readonly<Record<(typeof FACT_SECTIONS)[number], (form: BrokerForm) => readonly string[]>> = {
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
  'Paying in and out': (form) => [form.depositMethods.join(', '), form.baseCurrencies.join(', ')],
  'The firm': (form) => [form.founded === '' ? '' : `founded ${form.founded}`, form.headquarters],
  Review: (form) => [form.reviewedBy, shortDayWords(form.reviewedOn)],
};

const summaryOf = (parts: readonly string[]) =>
  `(${parts.filter((part) => part !== '').join(', ') || 'nothing yet'})`;

/** Says it where the specified field names other regulators than the licences do. */
function RegulationNote({ form }: { readonly form: BrokerForm }) {
  const above = splitOnCommas(form.regulation);
  const named = form.licences.map(({ regulator }) => regulator.trim()).filter((name) => name !== '');
  const asSet = (names: readonly string[]) => [...new Set(names.map(folded))].toSorted().join('\n');
  if (named.length === 0 || asSet(above) === asSet(named)) return null;
  return <p>{`Regulation above says “${above.join(', ')}”. The licences say “${named.join(', ')}”.`}</p>;
}

function CostsControl({ value, onChange }: ControlProps<BrokerForm['costs']>) {
  const bind = bindField({ form: value, onChange });
  return (
    <>
      <FieldGrid>
        <costsParts.currency.Control {...bind('currency')} />
        <costsParts.checkedOn.Control {...bind('checkedOn')} />
      </FieldGrid>
      <p>
        Spread and overnight charges are in steps: pips of a pair, cents of gold, points of an index. The
        commission is for one lot, opened and closed. An overnight charge the client pays is negative.
      </p>
      <PartRows
        noun="cost row"
        parts={costRowParts}
        note={(row) => <CostPreview row={row} currency={value.currency} />}
        {...bind('rows')}
      />
    </>
  );
}

/** The optional fields of a broker, in sections that are closed until they are wanted. */
export function BrokerFactFields({ form, onChange }: FieldsProps<BrokerForm>) {
  const bind = bindField({ form, onChange });
  const inGrid = (section: string) =>
    OPTIONAL.filter(
      (name) => factFields[name].section === section && name !== 'licences' && name !== 'costs',
    );
  return FACT_SECTIONS.map((section) => (
    <FormSection key={section} title={section} summary={summaryOf(SUMMARIES[section](form))}>
      {section === 'Licences' && (
        <>
          <RegulationNote form={form} />
          <factFields.licences.Control {...bind('licences')} />
        </>
      )}
      {section === 'Costs' && <CostsControl {...bind('costs')} />}
      <FieldGrid>
        {inGrid(section).map((name) => {
          const Control = factFields[name].Control as (props: ControlProps<unknown>) => ReactNode;
          return <Control key={name} {...(bind(name) as ControlProps<unknown>)} />;
        })}
      </FieldGrid>
    </FormSection>
  ));
}
