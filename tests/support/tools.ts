import type { NumberField, Tool, Values } from '@/site/features/calculators/tool';

/** The view of a calculator's example with some values replaced. */
const viewOf = (tool: Tool, typed: Values) => tool.view({ ...tool.start, ...typed });

export function outcome(tool: Tool, typed: Values = {}) {
  const result = viewOf(tool, typed).outcome;
  if (result === null) throw new Error('There is no result');
  return result;
}

export const answer = (tool: Tool, typed: Values) => {
  const { value, unit } = outcome(tool, typed).answer;
  return `${value} ${unit}`.trim();
};

export const fieldsOf = (tool: Tool, typed: Values) =>
  viewOf(tool, typed).groups.flatMap(({ fields }) => fields);

export const problemsOf = (tool: Tool, typed: Values) =>
  fieldsOf(tool, typed).flatMap(({ key, problem }) => (problem === '' ? [] : [`${key}: ${problem}`]));

export function numberField(tool: Tool, label: string, typed: Values = {}): NumberField {
  const field = fieldsOf(tool, typed).find((one) => one.label === label);
  if (field?.kind !== 'number') throw new Error(`${label} is no field of a number`);
  return field;
}
