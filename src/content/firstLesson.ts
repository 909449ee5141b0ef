/** Where a newcomer begins. Apart from the list of lessons, so that pages which name no other lesson don't load it. */
export const firstLesson = {
  label: 'Practise first, with nothing to pay',
  to: '/education/beginner/practice-first',
} as const;
