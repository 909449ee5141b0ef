const EXERCISE_ENDING = '/exercise';

/** The id of a module's exercise: `beginner/what-a-price-is/exercise`. */
export const exerciseId = (module: string): string => `${module}${EXERCISE_ENDING}`;

export const isExerciseId = (id: string): boolean => id.endsWith(EXERCISE_ENDING);
