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
  moneyText,
  moneyNumber,
  namedLines,
  numberInput,
  rateInput,
  withProblem,
} from './reader';
import type { Tool, ToolView, Values } from './tool';

const LOT_DECIMALS = 3;

function view(values: Values): ToolView {
  const currency = chosenCurrency(values);
  const { contract, size } = contractInput(values, { size: words.fields.size, hint: words.hints.size });
  const lots = numberInput(values, {
    key: 'lots',
    label: words.fields.lots,
    decimals: LOT_DECIMALS,
    typedUnit: 'lots',
  });
  const question = rateQuestion(currency, contract.quote);
  const rate = question === null ? null : rateInput(values, question);
  const calculation = pipValue({ contract, currency, lots: lots.value, rate: rate?.value ?? null });
  const problems = calculation.ok ? [] : calculation.problems;
  const isReadable = !lots.isWrong && !size.isWrong && rate?.isWrong !== true;
  const { stepName } = contract;
  return {
    groups: [
      fieldGroup(
        words.groups.position,
        instrumentField(words.fields.instrument),
        withProblem(lots, problems, 'lots'),
        currencyField(words.fields.currency),
      ),
      ...(rate === null ? [] : [fieldGroup(words.groups.rate, withProblem(rate, problems, 'rate'))]),
      { ...fieldGroup(words.groups.contract, withProblem(size, problems, 'size')), isFolded: true },
    ],
    outcome:
      calculation.ok && isReadable
        ? {
            answer: {
              label: words.answer[stepName],
              value: moneyNumber(calculation.result.value, currency),
              unit: currency,
            },
            figures: [
              {
                label: words.figures.ten[stepName],
                value: moneyText(mul(calculation.result.value, exact(10)), currency),
              },
            ],
            lines: namedLines(calculation.lines, words.lines),
            warnings: [],
            notes: [],
          }
        : null,
  };
}

/** The value of one price step of a position. */
export const pipValueTool: Tool = {
  name: words.name,
  address: '/tools/pip-value',
  start: { instrument: 'EUR/USD', lots: '0.25', currency: 'USD', rate: '', size: '' },
  view,
};
