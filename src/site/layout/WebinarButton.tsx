import { use } from 'react';
import { NO_WEBINAR, withoutWebinar } from '@/content/webinarLinks';
import { Link } from '@/site/components/Link';
import { NoWebinarContext } from '@/site/components/NoWebinarContext';
import { buttonClass } from '@/ui/buttonClass';
import { RoomFor } from '@/ui/RoomFor';
import styles from './WebinarButton.module.css';

interface WebinarButtonProps {
  readonly className: string | undefined;
  /** The address of the page that is shown. */
  readonly pathname: string;
  readonly onClick: () => void;
}

/**
 * Leads to the next webinar; while none is to come it says so and leads to the courses. The built page cannot know
 * the day, so both words have their room from the start and nothing moves when it is known: the note above them fits the height.
 */
export function WebinarButton({ className, pathname, onClick }: WebinarButtonProps) {
  const isNoneToCome = use(NoWebinarContext);
  const instead = withoutWebinar(pathname);
  return (
    <Link
      className={`${buttonClass()} ${styles.button ?? ''} ${className ?? ''}`}
      to={isNoneToCome ? instead.to : '/services/webinar'}
      onClick={onClick}
    >
      <RoomFor words={instead.label}>
        {isNoneToCome ? (
          <span key="none" className={styles.both}>
            <small>{NO_WEBINAR}</small> <span>{instead.label}</span>
          </span>
        ) : (
          <span>Free webinar</span>
        )}
      </RoomFor>
    </Link>
  );
}
