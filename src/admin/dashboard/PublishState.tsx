import { Link } from 'react-router-dom';
import { countOf } from '@/domain/text/groupDigits';
import { buttonClass } from '@/ui/buttonClass';
import styles from './PublishState.module.css';
import { usePublishedState } from './usePublishedState';

interface PublishStateProps {
  readonly publishTab: string;
  /** Called when the Publish tab is opened. */
  readonly onOpen: () => void;
}

/** Whether everything is published, with a link to publish if not. */
export function PublishState({ publishTab, onOpen }: PublishStateProps) {
  const state = usePublishedState();
  if (state === null) return null;
  const { changes, isSiteOlder } = state;
  const settled = isSiteOlder ? 'The site has an older version' : 'Everything is published';
  return (
    <div className={styles.state}>
      <p>{changes === 0 ? settled : `${countOf(changes, 'change')} not published`}</p>
      {(changes > 0 || isSiteOlder) && (
        <Link className={buttonClass('marked')} to={{ search: publishTab }} onClick={onOpen}>
          Publish now
        </Link>
      )}
    </div>
  );
}
