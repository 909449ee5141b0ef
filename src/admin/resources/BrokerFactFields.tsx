import { useState } from 'react';
import { FIRST_YEAR, SWAP_FREE, YES_NO } from '@/domain/brokerFacts';
import { countOf } from '@/domain/grouped';
import { localDay, shortDayWords } from '@/domain/days';
import { splitOnCommas } from '@/domain/fields';
import { folded } from '@/domain/folded';
import { isBlankRow } from '@/domain/recordEdit';
import { CheckField } from '@/ui/CheckField';
import { FieldGrid } from '@/ui/FieldGrid';
import { FormSection } from '@/ui/FormSection';
import { ListField } from '@/ui/ListField';
import { RowsField } from '@/ui/RowsField';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { bindField } from './bindField';
import type { BrokerForm } from './brokerForm';
import { BLANK_COST_ROW, BLANK_LICENCE } from './brokerFactsForm';
import { CostPreview } from './CostPreview';
import type { FieldsProps } from './resource';
import { UrlField } from './UrlField';
import { capitalized } from '@/ui/capitalized';

const NOT_NEGATIVE = String.raw`\d{1,9}([.,]\d{1,9})?`;
const ANY_SIGN = String.raw`[\-−–+]?${NOT_NEGATIVE}`;
const PERCENT = String.raw`100([.,]0{1,9})?|\d{1,2}([.,]\d{1,9})?`;

const choices = <W extends string>(words: readonly W[]) => [
  { value: '' as const, label: 'Not stated' },
  ...words.map((word) => ({ value: word, label: capitalized(word) })),
];

/** What a closed section says of itself: the parts that are there, or that there are none. */
const summaryOf = (...parts: readonly string[]) => {
  const stated = parts.filter((part) => part !== '');
  return stated.length === 0 ? '(nothing yet)' : `(${stated.join(', ')})`;
};

const checkedWords = (day: string) => (day === '' ? '' : `checked ${shortDayWords(day)}`);

/** Says it where the specified field names other regulators than the licences do. */
function RegulationNote({ form }: { readonly form: BrokerForm }) {
  const above = splitOnCommas(form.regulation);
  const named = form.licences.map(({ regulator }) => regulator.trim()).filter((name) => name !== '');
  const asSet = (names: readonly string[]) => [...new Set(names.map(folded))].toSorted().join('\n');
  if (named.length === 0 || asSet(above) === asSet(named)) return null;
  return <p>{`Regulation above says “${above.join(', ')}”. The licences say “${named.join(', ')}”.`}</p>;
}

/** The optional fields of a broker, in five sections that are closed until they are wanted. */
export function BrokerFactFields({ form, onChange }: FieldsProps<BrokerForm>) {
  const [today] = useState(() => localDay(new Date()));
  const bind = bindField({ form, onChange });
  const { licences, costs, retailLoss } = form;
  const bindCosts = bindField({ form: costs, onChange: bind('costs').onChange });
  const bindLoss = bindField({ form: retailLoss, onChange: bind('retailLoss').onChange });
  const newest = licences
    .map(({ checkedOn }) => checkedOn)
    .toSorted()
    .at(-1);
  return (
    <>
      <FormSection
        title="Licences"
        summary={summaryOf(licences.length === 0 ? '' : String(licences.length), checkedWords(newest ?? ''))}
      >
        <RegulationNote form={form} />
        <RowsField
          noun="licence"
          blank={BLANK_LICENCE}
          columns={['regulator', 'entity', 'number', 'register', 'checkedOn']}
          {...bind('licences')}
        >
          {(row, change) => {
            const bindRow = bindField({ form: row, onChange: change });
            return (
              <FieldGrid>
                <TextField label="Regulator" required={!isBlankRow(row)} {...bindRow('regulator')} />
                <TextField label="Company that holds it" {...bindRow('entity')} />
                <TextField label="Licence number" {...bindRow('number')} />
                <UrlField label="Register entry" {...bindRow('register')} />
                <TextField label="Licence checked on" type="date" max={today} {...bindRow('checkedOn')} />
              </FieldGrid>
            );
          }}
        </RowsField>
      </FormSection>
      <FormSection
        title="Costs"
        summary={summaryOf(
          costs.currency,
          costs.rows.length === 0 ? '' : countOf(costs.rows.length, 'row'),
          checkedWords(costs.checkedOn),
        )}
      >
        <FieldGrid>
          <TextField
            label="Currency of the commission"
            pattern="[A-Za-z]{3}"
            placeholder="USD"
            {...bindCosts('currency')}
          />
          <TextField label="Price list checked on" type="date" max={today} {...bindCosts('checkedOn')} />
        </FieldGrid>
        <p>
          Spread and overnight charges are in steps: pips of a pair, cents of gold, points of an index. The
          commission is for one lot, opened and closed. An overnight charge the client pays is negative.
        </p>
        <RowsField
          noun="cost row"
          blank={BLANK_COST_ROW}
          columns={['instrument', 'account', 'spread', 'commission', 'swapLong', 'swapShort']}
          {...bindCosts('rows')}
        >
          {(row, change) => {
            const bindRow = bindField({ form: row, onChange: change });
            return (
              <>
                <FieldGrid>
                  <TextField label="Instrument" required={!isBlankRow(row)} {...bindRow('instrument')} />
                  <TextField label="Account" {...bindRow('account')} />
                  <TextField
                    label="Spread, in steps"
                    inputMode="decimal"
                    pattern={NOT_NEGATIVE}
                    {...bindRow('spread')}
                  />
                  <TextField
                    label="Commission for one lot"
                    inputMode="decimal"
                    pattern={NOT_NEGATIVE}
                    {...bindRow('commission')}
                  />
                  <TextField
                    label="Overnight charge when bought"
                    inputMode="decimal"
                    pattern={ANY_SIGN}
                    {...bindRow('swapLong')}
                  />
                  <TextField
                    label="Overnight charge when sold"
                    inputMode="decimal"
                    pattern={ANY_SIGN}
                    {...bindRow('swapShort')}
                  />
                </FieldGrid>
                <CheckField label="For professional clients only" {...bindRow('professional')} />
                <CostPreview row={row} currency={costs.currency} />
              </>
            );
          }}
        </RowsField>
        <FieldGrid>
          <SelectField label="Swap-free account" options={choices(SWAP_FREE)} {...bind('swapFree')} />
          <TextField label="How overnight charges are booked" {...bind('swapPolicy')} />
        </FieldGrid>
      </FormSection>
      <FormSection
        title="Paying in and out"
        summary={summaryOf(form.depositMethods.join(', '), form.baseCurrencies.join(', '))}
      >
        <FieldGrid>
          <ListField label="Deposit methods" noun="deposit method" {...bind('depositMethods')} />
          <ListField label="Withdrawal methods" noun="withdrawal method" {...bind('withdrawalMethods')} />
          <ListField label="Account currencies" noun="account currency" {...bind('baseCurrencies')} />
        </FieldGrid>
      </FormSection>
      <FormSection
        title="The firm"
        summary={summaryOf(form.founded === '' ? '' : `founded ${form.founded}`, form.headquarters)}
      >
        <FieldGrid>
          <TextField
            label="Founded"
            type="number"
            min={String(FIRST_YEAR)}
            max={today.slice(0, 4)}
            {...bind('founded')}
          />
          <TextField label="Headquarters" {...bind('headquarters')} />
          <SelectField
            label="Negative balance protection"
            options={choices(YES_NO)}
            {...bind('negativeBalanceProtection')}
          />
          <TextField
            label="Retail accounts that lose money, in percent"
            inputMode="decimal"
            pattern={PERCENT}
            {...bindLoss('percent')}
          />
          <TextField label="Loss figure as of" type="date" max={today} {...bindLoss('asOf')} />
          <UrlField label="Source of the loss figure" {...bindLoss('source')} />
        </FieldGrid>
        <ListField label="Languages" noun="language" {...bind('languages')} />
      </FormSection>
      <FormSection title="Review" summary={summaryOf(form.reviewedBy, shortDayWords(form.reviewedOn))}>
        <FieldGrid>
          <TextField label="Rated by" {...bind('reviewedBy')} />
          <TextField label="Rated on" type="date" max={today} {...bind('reviewedOn')} />
        </FieldGrid>
        <TextField label="What the rating rests on" rows={2} {...bind('ratingBasis')} />
      </FormSection>
    </>
  );
}
