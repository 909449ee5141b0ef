/** Where a newcomer begins. Apart from the list of lessons, so that pages which name no other lesson don't load it. */
export const firstLesson = {
  label: 'Practise before you pay',
  to: '/education/beginner/practice-first',
} as const;
