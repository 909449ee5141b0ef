import { rateQuestion } from '@/domain/calculators/conversion';
import { pipValue } from '@/domain/calculators/pipValue';
import { exact, mul } from '@/domain/numbers/exact';
import { chosenCurrency, currencyField, instrumentField } from './choices';
import { contractInput, fieldGroup, lotsInput, moneyText, formatAmount, rateInput, toolView } from './reader';
import type { Tool, ToolView, FieldValues } from './tool';

function view(values: FieldValues): ToolView {
  const currency = chosenCurrency(values);
  const { contract, size } = contractInput(values);
  const lots = lotsInput(values);
  const question = rateQuestion(currency, contract.quote);
  const rate = question === null ? null : rateInput(values, question);
  const { stepName } = contract;
  return toolView({
    inputs: { lots, size, rate },
    calculation: pipValue({ contract, currency, lots: lots.value, rate: rate?.value ?? null }),
    lines: {
      stepValue: "In the price's currency",
      stepValueInAccount: "In your account's currency",
    },
    warnings: {},
    groups: (field) => [
      fieldGroup('The position', [instrumentField(values), field('lots'), currencyField(values)]),
      fieldGroup('The rate', [field('rate')]),
      fieldGroup('Contract', [field('size')], true),
    ],
    outcome: ({ value }) => ({
      answer: { label: `One ${stepName} is worth`, value: formatAmount(value, currency), unit: currency },
      figures: [{ label: `Ten ${stepName}s`, value: moneyText(mul(value, exact(10)), currency) }],
    }),
  });
}

export const pipValueTool: Tool = {
  name: 'Pip value',
  address: '/tools/pip-value',
  start: { rate: '', size: '', instrument: 'EUR/USD', lots: '0.25', currency: 'USD' },
  view,
};
