import { courseAt } from '@/content/courseOrder';
import { openCourses } from '@/content/lessonOrder';
import { legalLinks, mainNavigation, moreLinks } from '@/content/navigation';
import type { ContentLink } from '@/content/page';
import type { SitePath } from '@/content/pages';
import type { TermText } from './term';

/** The pages that teach next to the courses, those below another with its name: `Markets: Forex`. */
const pageLinks: readonly ContentLink[] = [
  ...mainNavigation.flatMap(({ label, to, children = [] }) => [
    { label, to },
    ...children.map((child) => ({ label: `${label}: ${child.label}`, to: child.to })),
  ]),
  ...moreLinks,
  ...legalLinks,
];

/**
 * The way to where a term is taught. A lesson that is not written yet is on the page of its course.
 * @throws RangeError for a page that neither the header, the footer nor the list of lessons names
 */
export function learnLink(learnAt: TermText['learnAt']): ContentLink {
  for (const { course, modules } of openCourses) {
    const coursePath: SitePath = `/education/${course}`;
    for (const lesson of modules.flatMap(({ lessons }) => lessons)) {
      if (learnAt !== `${coursePath}/${lesson.slug}`) continue;
      if (lesson.minutes !== undefined) return { label: lesson.title, to: learnAt };
      const link = courseAt(coursePath);
      if (link) return link;
    }
  }
  const link = courseAt(learnAt) ?? pageLinks.find(({ to }) => to === learnAt);
  if (!link) throw new RangeError(`${learnAt} has no name.`);
  return link;
}
