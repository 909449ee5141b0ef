import { usePublication } from '@/admin/dashboard/usePublish';
import { Link } from '@/ui/Link';
import styles from './DashboardPage.module.css';

/** Shows the progress of a publication on every tab except System. */
export function PublishNews({ systemTab }: { readonly systemTab: string }) {
  const { isUnseen, isBusy, question, notice } = usePublication();
  if (!isUnseen) return null;
  return (
    <div className={styles.news}>
      <p role="status">
        {question ? 'Nothing has been published yet: there is a question to answer first.' : notice}
      </p>
      {!isBusy && <Link to={{ search: systemTab }}>Open the System tab</Link>}
    </div>
  );
}
