import { sign, type Fraction } from '@/domain/numbers/exact';
import type { FieldProblem } from './calculation';

/** Values by field; null for empty ones. */
type Values<Field extends string> = Partial<Record<Field, Fraction | null>>;

const problemsWhere = <Field extends string>(
  values: Values<Field>,
  isWrong: (value: Fraction) => boolean,
  problem: 'notPositive' | 'negative',
): FieldProblem<Field>[] =>
  (Object.entries(values) as [Field, Fraction | null][]).flatMap(([field, value]): FieldProblem<Field>[] => {
    if (value === null) return [{ field, problem: 'missing' }];
    return isWrong(value) ? [{ field, problem }] : [];
  });

/** The fields that are empty, zero or negative. */
export const nonPositiveProblems = <Field extends string>(values: Values<Field>): FieldProblem<Field>[] =>
  problemsWhere(values, (value) => sign(value) <= 0, 'notPositive');

/** The fields that are empty or negative. */
export const negativeProblems = <Field extends string>(values: Values<Field>): FieldProblem<Field>[] =>
  problemsWhere(values, (value) => sign(value) < 0, 'negative');
