import { pipValueWords as words } from '@/content/tools/pipValue';
import { rateQuestion } from '@/domain/calculators/conversion';
import { pipValue } from '@/domain/calculators/pipValue';
import { exact, mul } from '@/domain/exact';
import {
  chosenCurrency,
  contractInput,
  currencyField,
  fieldGroup,
  instrumentField,
  lotsInput,
  moneyText,
  moneyNumber,
  rateInput,
  toolView,
} from './reader';
import type { Tool, ToolView, Values } from './tool';

function view(values: Values): ToolView {
  const currency = chosenCurrency(values);
  const { contract, size } = contractInput(values);
  const lots = lotsInput(values);
  const question = rateQuestion(currency, contract.quote);
  const rate = question === null ? null : rateInput(values, question);
  const { stepName } = contract;
  return toolView({
    inputs: { lots, size, rate },
    calculation: pipValue({ contract, currency, lots: lots.value, rate: rate?.value ?? null }),
    words,
    groups: (field) => [
      fieldGroup(words.groups.position, [instrumentField, field('lots'), currencyField]),
      fieldGroup(words.groups.rate, [field('rate')]),
      fieldGroup(words.groups.contract, [field('size')], true),
    ],
    outcome: ({ value }) => ({
      answer: { label: words.answer[stepName], value: moneyNumber(value, currency), unit: currency },
      figures: [{ label: words.figures.ten[stepName], value: moneyText(mul(value, exact(10)), currency) }],
    }),
  });
}

export const pipValueTool: Tool = {
  name: words.name,
  address: '/tools/pip-value',
  start: { instrument: 'EUR/USD', lots: '0.25', currency: 'USD', rate: '', size: '' },
  view,
};
