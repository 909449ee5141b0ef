import {
  NO_FACTS,
  withFacts,
  type BrokerFacts,
  type CostRow,
  type Costs,
  type Licence,
} from '@/domain/brokerFacts';
import type { BrokerDraft } from '@/domain/broker';
import { numberOrNull } from '@/domain/fields';
import { isBlankRow, isSameValue } from '@/domain/recordEdit';
import * as v from 'valibot';
import { withoutBlanks } from './withoutBlanks';

/** A cost row as typed; at run time it also carries the keys of the stored row that this version does not know. */
export interface CostRowForm {
  readonly instrument: string;
  readonly account: string;
  readonly spread: string;
  readonly commission: string;
  readonly swapLong: string;
  readonly swapShort: string;
  readonly professional: boolean;
}

interface CostsForm {
  readonly currency: string;
  readonly checkedOn: string;
  readonly rows: readonly CostRowForm[];
}

interface RetailLossForm {
  readonly percent: string;
  readonly asOf: string;
  readonly source: string;
}

/** The optional fields of a broker as typed. */
export type BrokerFactsForm = Omit<BrokerFacts, 'costs' | 'retailLoss' | 'founded'> & {
  readonly costs: CostsForm;
  readonly retailLoss: RetailLossForm;
  readonly founded: string;
};

export const BLANK_LICENCE: Licence = { regulator: '', entity: '', number: '', register: '', checkedOn: '' };

export const BLANK_COST_ROW: CostRowForm = {
  instrument: '',
  account: '',
  spread: '',
  commission: '',
  swapLong: '',
  swapShort: '',
  professional: false,
};

const typed = (value: number | null) => (value === null ? '' : String(value));

const costRowToForm = (row: CostRow): CostRowForm => ({
  ...row,
  spread: typed(row.spread),
  commission: typed(row.commission),
  swapLong: typed(row.swapLong),
  swapShort: typed(row.swapShort),
  professional: row.professional ?? false,
});

/** The number a typed text stands for, with a decimal point or comma and any kind of minus; null for none. */
const numberFrom = (text: string): number | null => v.parse(numberOrNull, text.trim().replace(/^[−–]/, '-'));

/** A row as it is stored: a tick that was never set is not stored either. */
export function costRowFromForm({ professional, ...row }: CostRowForm): CostRow {
  return {
    ...row,
    instrument: row.instrument.trim(),
    account: row.account.trim(),
    spread: numberFrom(row.spread),
    commission: numberFrom(row.commission),
    swapLong: numberFrom(row.swapLong),
    swapShort: numberFrom(row.swapShort),
    ...(professional && { professional }),
  };
}

export function factsToForm(broker: Partial<BrokerFacts>): BrokerFactsForm {
  const facts = withFacts(broker);
  const { costs, retailLoss } = facts;
  return {
    licences: facts.licences,
    costs: {
      ...costs,
      currency: costs?.currency ?? '',
      checkedOn: costs?.checkedOn ?? '',
      rows: costs?.rows.map(costRowToForm) ?? [],
    },
    swapFree: facts.swapFree,
    swapPolicy: facts.swapPolicy,
    retailLoss: {
      ...retailLoss,
      percent: typed(retailLoss?.percent ?? null),
      asOf: retailLoss?.asOf ?? '',
      source: retailLoss?.source ?? '',
    },
    negativeBalanceProtection: facts.negativeBalanceProtection,
    depositMethods: facts.depositMethods,
    withdrawalMethods: facts.withdrawalMethods,
    baseCurrencies: facts.baseCurrencies,
    languages: facts.languages,
    founded: typed(facts.founded),
    headquarters: facts.headquarters,
    reviewedOn: facts.reviewedOn,
    reviewedBy: facts.reviewedBy,
    ratingBasis: facts.ratingBasis,
  };
}

export const blankFactsForm: BrokerFactsForm = factsToForm(NO_FACTS);

function costsFrom(form: CostsForm): Costs | null {
  if (isSameValue(form, blankFactsForm.costs)) return null;
  const rows = form.rows.filter((row) => !isBlankRow(row)).map(costRowFromForm);
  return { ...form, currency: form.currency.trim().toUpperCase(), rows };
}

const retailLossFrom = (form: RetailLossForm): BrokerDraft['retailLoss'] =>
  isSameValue(form, blankFactsForm.retailLoss)
    ? null
    : { ...form, percent: numberFrom(form.percent), source: form.source.trim() };

const trimmedLicence = (row: Licence): Licence => ({
  ...row,
  regulator: row.regulator.trim(),
  entity: row.entity.trim(),
  number: row.number.trim(),
  register: row.register.trim(),
});

/** The optional fields a form stands for, the empty ones included. */
export const factsFromForm = (form: BrokerFactsForm) =>
  ({
    licences: form.licences.filter((row) => !isBlankRow(row)).map(trimmedLicence),
    costs: costsFrom(form.costs),
    swapFree: form.swapFree,
    swapPolicy: form.swapPolicy.trim(),
    retailLoss: retailLossFrom(form.retailLoss) ?? null,
    negativeBalanceProtection: form.negativeBalanceProtection,
    depositMethods: withoutBlanks(form.depositMethods),
    withdrawalMethods: withoutBlanks(form.withdrawalMethods),
    baseCurrencies: withoutBlanks(form.baseCurrencies),
    languages: withoutBlanks(form.languages),
    founded: numberFrom(form.founded),
    headquarters: form.headquarters.trim(),
    reviewedOn: form.reviewedOn,
    reviewedBy: form.reviewedBy.trim(),
    ratingBasis: form.ratingBasis.trim(),
  }) satisfies Partial<BrokerDraft>;

/** The optional fields of a new broker: only those that say something. */
export const statedFacts = (form: BrokerFactsForm): Partial<BrokerDraft> =>
  Object.fromEntries(
    Object.entries(factsFromForm(form)).filter(
      ([field, value]) => !isSameValue(value, NO_FACTS[field as keyof BrokerFacts]),
    ),
  );
