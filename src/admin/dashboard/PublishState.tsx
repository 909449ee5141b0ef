import { Link } from 'react-router-dom';
import { countOf } from '@/domain/text/groupDigits';
import { buttonClass } from '@/ui/buttonClass';
import styles from './PublishState.module.css';
import { usePublishedState } from './usePublishedState';

interface PublishStateProps {
  /** The URL of the Publish tab; null if that tab is open */
  readonly publishTab: string | null;
  /** Called when the Publish tab is opened. */
  readonly onOpen: () => void;
}

/** Whether everything is published, with a link to publish if not. */
export function PublishState({ publishTab, onOpen }: PublishStateProps) {
  const state = usePublishedState();
  if (state === null) return null;
  const { changes, isSiteOlder, problem } = state;
  const needsPublishing = changes > 0 || isSiteOlder || problem !== '';
  const settled = isSiteOlder
    ? 'The site has an older version'
    : problem === ''
      ? 'Everything is published'
      : 'The record of signals needs attention';
  return (
    <div className={styles.state}>
      <p>{changes === 0 ? settled : `${countOf(changes, 'change')} not published`}</p>
      {needsPublishing && publishTab !== null && (
        <Link className={buttonClass('marked')} to={{ search: publishTab }} onClick={onOpen}>
          Publish now
        </Link>
      )}
    </div>
  );
}
