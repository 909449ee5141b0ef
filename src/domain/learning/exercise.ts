const EXERCISE_ENDING = '/exercise';

/** The id of a module's exercise: `beginner/what-a-price-is/exercise`. */
export const exerciseOf = (module: string): string => `${module}${EXERCISE_ENDING}`;

export const isExercise = (id: string): boolean => id.endsWith(EXERCISE_ENDING);
