const ENDING = '/exercise';

/** The id under which the exercise of a module is marked: `beginner/what-a-price-is/exercise`. */
export const exerciseOf = (module: string): string => `${module}${ENDING}`;

/** Whether an id of a mark is that of an exercise, and of no lesson. */
export const isExercise = (id: string): boolean => id.endsWith(ENDING);
