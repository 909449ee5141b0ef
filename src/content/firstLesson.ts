/** The first lesson. In a file of its own, so that pages which need no other lesson don't load the list. */
export const firstLesson = {
  label: 'Why there are two prices',
  to: '/education/beginner/two-prices',
  minutes: 4,
} as const;

/** Offered next to the first lesson, and listed before it. */
export const preparatoryLesson = { to: '/education/beginner/practice-first', minutes: 4 } as const;
