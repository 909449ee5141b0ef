import { ArrowLeft, ArrowRight } from 'lucide';
import type { LessonPlace } from '@/content/lessonPlace';
import { Band } from '@/site/components/Band';
import { Icon } from '@/ui/Icon';
import { Link } from '@/site/components/Link';
import styles from './templates.module.css';

/** The pages before and after a lesson or quiz. */
export function LessonNeighbours({ place }: { readonly place: LessonPlace }) {
  return (
    <Band>
      <nav className={styles.neighbours} aria-label="Lessons in order">
        <Link to={place.previous.to} rel="prev">
          <Icon of={ArrowLeft} size={18} />
          <span>{place.previous.label}</span>
        </Link>
        <Link className={styles.next} to={place.next.to} rel="next">
          <span>{place.next.label}</span>
          <Icon of={ArrowRight} size={18} />
        </Link>
      </nav>
    </Band>
  );
}
