import { courseAt, courses } from '@/content/courseOrder';
import { openCourses } from '@/content/lessonOrder';
import { openModuleOutlines, PROGRESS_PAGE, lessonsAndQuizzesOf } from '@/content/lessonPlace';
import { legalLinks, mainNavigation, moreLinks, toolLinks } from '@/content/navigation';
import type { ContentLink } from '@/content/richText';
import type { SitePath } from '@/content/pages';
import { Link } from '@/site/components/Link';
import styles from './PageList.module.css';

interface LinkGroup {
  readonly heading: string;
  readonly links: readonly ContentLink[];
}

const lessonGroups: readonly LinkGroup[] = openCourses.map(({ course }) => {
  const path: SitePath = `/education/${course}`;
  return { heading: courseAt(path)?.label ?? course, links: lessonsAndQuizzesOf(openModuleOutlines(path)) };
});

const groups: readonly LinkGroup[] = [
  { heading: 'Pages', links: [...mainNavigation, ...moreLinks, ...legalLinks] },
  ...mainNavigation.flatMap(({ label, children = [] }) =>
    children.length > 0 ? [{ heading: label, links: children }] : [],
  ),
  { heading: 'Calculators', links: toolLinks },
  { heading: 'Courses', links: [...courses, PROGRESS_PAGE] },
  ...lessonGroups.filter(({ links }) => links.length > 0),
];

/** All pages by subject, shown without a query or without JavaScript. */
export function PageList() {
  return (
    <div className={styles.groups}>
      {groups.map(({ heading, links }) => (
        <section key={heading}>
          <h2 className={styles.heading}>{heading}</h2>
          <ul>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link className={styles.link} to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
