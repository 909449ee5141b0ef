/** Where a newcomer begins. Apart from the list of lessons, so that pages which name no other lesson don't load it. */
export const firstLesson = {
  label: 'Why there are two prices',
  to: '/education/beginner/two-prices',
} as const;
