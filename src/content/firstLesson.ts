/** The first lesson. In a file of its own, so that pages which need no other lesson don't load the list. */
export const firstLesson = {
  label: 'Practise before you pay',
  to: '/education/beginner/practice-first',
} as const;
