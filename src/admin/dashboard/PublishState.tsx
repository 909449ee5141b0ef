import { countOf } from '@/domain/groupDigits';
import { buttonClass } from '@/ui/buttonClass';
import { Link } from '@/ui/Link';
import styles from './PublishState.module.css';
import { useUnpublishedCount } from './useUnpublishedCount';

interface PublishStateProps {
  readonly systemTab: string;
  /** Called when the System tab is opened. */
  readonly onOpen: () => void;
}

/** Whether everything is published, with a link to publish if not. */
export function PublishState({ systemTab, onOpen }: PublishStateProps) {
  const changes = useUnpublishedCount();
  if (changes === null) return null;
  return (
    <div className={styles.state}>
      <p>{changes === 0 ? 'Everything is published' : `${countOf(changes, 'change')} not published`}</p>
      {changes > 0 && (
        <Link className={buttonClass('marked')} to={{ search: systemTab }} onClick={onOpen}>
          Publish
        </Link>
      )}
    </div>
  );
}
