import { Link } from '@/site/components/Link';
import styles from '@/site/components/NotFound.module.css';
import { PageIntro } from '@/site/components/PageIntro';
import type { ViewProps } from '@/site/view';
import { buttonClass } from '@/ui/buttonClass';

export default function OfflinePage({ page }: ViewProps) {
  return (
    <PageIntro page={page}>
      <p className={styles.ways}>
        <Link className={buttonClass()} to="/education/beginner">
          Beginner course
        </Link>
        <Link className={buttonClass('secondary')} to="/practice">
          Practice
        </Link>
        <Link to="/tools">Tools</Link>
      </p>
    </PageIntro>
  );
}
