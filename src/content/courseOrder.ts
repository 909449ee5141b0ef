import type { SitePath } from './pages';

export interface CourseLink {
  readonly label: string;
  readonly to: SitePath;
}

/** The two sequences of courses, each in teaching order. */
const COURSE_SEQUENCES: readonly (readonly CourseLink[])[] = [
  [
    { label: 'Beginner course', to: '/education/beginner' },
    { label: 'Intermediate course', to: '/education/intermediate' },
    { label: 'Advanced course', to: '/education/advanced' },
  ],
  [
    { label: 'Forex course', to: '/education/forex' },
    { label: 'Commodity course', to: '/education/commodity' },
    { label: 'Index course', to: '/education/indices' },
    { label: 'Stock course', to: '/education/stocks' },
    { label: 'Crypto course', to: '/education/crypto' },
  ],
];

export const courses: readonly CourseLink[] = COURSE_SEQUENCES.flat();

/** The course whose page has this URL. */
export const courseAt = (address: string): CourseLink | undefined => courses.find(({ to }) => to === address);

/** The courses before and after the one at a URL, in its sequence. */
export function neighbouringCourses(address: string): {
  readonly previous?: CourseLink;
  readonly next?: CourseLink;
} {
  for (const sequence of COURSE_SEQUENCES) {
    const index = sequence.findIndex(({ to }) => to === address);
    if (index < 0) continue;
    const previous = sequence[index - 1];
    const next = sequence[index + 1];
    return { ...(previous && { previous }), ...(next && { next }) };
  }
  return {};
}
