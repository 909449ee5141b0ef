import type { NumberField, Tool, FieldValues } from '@/site/features/calculators/tool';

/** The view of a calculator's example with some values replaced. */
const viewOf = (tool: Tool, typed: FieldValues) => tool.view({ ...tool.start, ...typed });

export function outcome(tool: Tool, typed: FieldValues = {}) {
  const result = viewOf(tool, typed).outcome;
  if (result === null) throw new Error('There is no result');
  return result;
}

export const answer = (tool: Tool, typed: FieldValues) => {
  const { value, unit } = outcome(tool, typed).answer;
  return `${value} ${unit}`.trim();
};

export const fieldsOf = (tool: Tool, typed: FieldValues) =>
  viewOf(tool, typed).groups.flatMap(({ fields }) => fields);

export const problemsOf = (tool: Tool, typed: FieldValues) =>
  fieldsOf(tool, typed).flatMap(({ key, problem }) => (problem === '' ? [] : [`${key}: ${problem}`]));

export function numberField(tool: Tool, label: string, typed: FieldValues = {}): NumberField {
  const field = fieldsOf(tool, typed).find((one) => one.label === label);
  if (field?.kind !== 'number') throw new Error(`${label} is no field of a number`);
  return field;
}
