import type { page as words } from '@/content/pages/services/education';
import { Link } from '@/site/components/Link';
import { ContinueLink } from '@/site/features/learning/ContinueLink';
import TopicPage from '@/site/templates/TopicPage';
import type { ViewProps } from '@/site/view';
import styles from './ServiceEducationPage.module.css';

export default function ServiceEducationPage({ page, address }: ViewProps<typeof words>) {
  return (
    <TopicPage
      page={page}
      address={address}
      action={
        <div className={styles.start}>
          <ContinueLink />
          <ul className={styles.levels} aria-label="Levels">
            {page.levels.map(({ label, hours, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
                <span>{hours}</span>
              </li>
            ))}
          </ul>
        </div>
      }
    />
  );
}
