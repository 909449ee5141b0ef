import { usePublication } from '@/admin/dashboard/PublishContext';
import { Link } from '@/ui/Link';
import styles from './DashboardPage.module.css';

/** Says on every other tab how a publication goes that was begun on the System tab. */
export function PublishNews({ systemTab }: { readonly systemTab: string }) {
  const { isNews, isBusy, question, notice } = usePublication();
  const words = question ? 'Nothing is published yet: there is a question to answer first.' : notice;
  return (
    <div className={isNews ? styles.news : undefined}>
      <p role="status">{isNews ? words : ''}</p>
      {isNews && !isBusy && <Link to={{ search: systemTab }}>Open the System tab</Link>}
    </div>
  );
}
