import { courseAt } from '@/content/courseOrder';
import { openCourses } from '@/content/lessonOrder';
import { legalLinks, mainNavigation, moreLinks } from '@/content/navigation';
import type { ContentLink } from '@/content/richText';
import type { TermText } from './term';

/** Guides outside the courses; those about a market are labelled `Markets: Forex`. */
const pageLinks: readonly ContentLink[] = [
  ...mainNavigation.flatMap(({ label, to, children = [] }) => [
    { label, to },
    ...children.map((child) => ({ label: `${label}: ${child.label}`, to: child.to })),
  ]),
  ...moreLinks,
  ...legalLinks,
];

/**
 * The link to where a term is taught.
 * @throws RangeError for a page that is not in the navigation or the lesson list
 */
export function learnLink(learnAt: TermText['learnAt']): ContentLink {
  for (const { course, modules } of openCourses) {
    const lesson = modules
      .flatMap(({ lessons }) => lessons)
      .find(({ slug }) => learnAt === `/education/${course}/${slug}`);
    if (lesson) return { label: lesson.title, to: learnAt };
  }
  const link = courseAt(learnAt) ?? pageLinks.find(({ to }) => to === learnAt);
  if (!link) throw new RangeError(`${learnAt} has no name.`);
  return link;
}
