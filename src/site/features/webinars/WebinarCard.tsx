import { contactPath } from '@/content/contactAbout';
import { countOf } from '@/domain/text/groupDigits';
import { safeExternalUrl } from '@/domain/text/externalUrl';
import { truncate } from '@/domain/text/truncate';
import { parseLessonUrl, type Webinar } from '@/domain/catalogue/webinar';
import { whenWords } from './whenWords';
import { Link } from '@/site/components/Link';
import { Text } from '@/site/components/Text';
import { capitalised } from '@/ui/capitalised';
import { ExpandableText } from '@/ui/ExpandableText';
import { TypedText } from '@/ui/TypedText';
import { WebinarActions } from './WebinarActions';
import styles from './WebinarCard.module.css';
import { WebinarTime } from './WebinarTime';

const PREVIEW_CHARACTERS = 300;

/** The recording and lesson of a past webinar; if it has neither, a link to ask for the next date. */
function PastWebinarLinks({ webinar: { name, recording, writtenUp } }: { readonly webinar: Webinar }) {
  const film = safeExternalUrl(recording);
  const place = parseLessonUrl(writtenUp);
  if (film === null && place === null)
    return <Link to={contactPath(`Next date: ${name}`)}>Ask for the next date</Link>;
  return (
    <>
      {film !== null && (
        <a href={film} target="_blank" rel="noopener">
          Watch the recording
        </a>
      )}
      {place !== null &&
        ('path' in place ? (
          <Link to={{ pathname: place.path }}>Read it as a lesson</Link>
        ) : (
          <a href={place.href} target="_blank" rel="noopener">
            Read it as a lesson
          </a>
        ))}
    </>
  );
}

function aboutWords({ minutes, language, level, host }: Webinar): string {
  const about = [
    countOf(minutes, 'minute'),
    language,
    level === '' ? '' : `${level} level`,
    host === '' ? '' : `with ${host}`,
  ];
  return about.filter((part) => part !== '').join(', ');
}

interface WebinarCardProps {
  readonly webinar: Webinar;
  /** Null before hydration: no local time is shown until then. */
  readonly now: Date | null;
  readonly isOver: boolean;
}

export function WebinarCard({ webinar, now, isOver }: WebinarCardProps) {
  const { name, description } = webinar;
  return (
    <li className={styles.webinar}>
      <div className={styles.when}>
        <WebinarTime webinar={webinar} now={now} />
        <p>
          <span>{aboutWords(webinar)}</span>
          <span className={styles.status}>{now && capitalised(whenWords(webinar, now))}</span>
        </p>
      </div>
      <div className={styles.what}>
        <h3>
          <TypedText text={name} />
        </h3>
        <ExpandableText text={description} preview={truncate(description, PREVIEW_CHARACTERS)}>
          <p>
            <Text of={description} />
          </p>
        </ExpandableText>
      </div>
      <div className={styles.actions}>
        {isOver ? (
          <PastWebinarLinks webinar={webinar} />
        ) : (
          <WebinarActions webinar={webinar} variant="secondary" />
        )}
      </div>
    </li>
  );
}
