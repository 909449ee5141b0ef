import { contactAbout } from '@/content/contactAbout';
import { calendarPath, webinarCalendar } from '@/content/webinarCalendar';
import { countOf } from '@/domain/grouped';
import { safeExternalUrl } from '@/domain/externalUrl';
import { dateFormat } from '@/domain/dateFormat';
import { gmtText } from '@/domain/days';
import { preview } from '@/domain/preview';
import { placeToRead, type Webinar } from '@/domain/webinar';
import { isOver } from '@/domain/webinarTimes';
import { whenWords } from './whenWords';
import { Link } from '@/site/components/Link';
import { Text } from '@/site/components/Text';
import { absoluteUrl } from '@/content/absoluteUrl';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { capitalized } from '@/ui/capitalized';
import { Folded } from '@/ui/Folded';
import { downloadFile } from '@/ui/download';
import styles from './WebinarCard.module.css';

const inOwnTime = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

const PREVIEW_CHARACTERS = 300;

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

interface PartProps {
  readonly webinar: Webinar;
}

/** @param hasFile whether the build has written its calendar file, for visitors without scripts */
function AddToCalendar({ webinar, hasFile }: PartProps & { readonly hasFile: boolean }) {
  const path = calendarPath(webinar.id);
  const name = path.slice(path.lastIndexOf('/') + 1);
  const download = () => {
    downloadFile(`webinar-${name}`, 'text/calendar', webinarCalendar(webinar, absoluteUrl));
  };
  return hasFile ? (
    <a
      className={buttonClass('secondary')}
      href={BASE + path}
      download={`webinar-${name}`}
      onClick={(event) => {
        // The list may be newer than the file.
        event.preventDefault();
        download();
      }}
    >
      Add to calendar
    </a>
  ) : (
    <Button look="secondary" onClick={download}>
      Add to calendar
    </Button>
  );
}

function Register({ webinar, look }: PartProps & { readonly look: 'primary' | 'secondary' }) {
  const elsewhere = safeExternalUrl(webinar.registration);
  return elsewhere === null ? (
    <Link className={buttonClass(look)} to={contactAbout(`Webinar: ${webinar.name}`)}>
      Register Now
    </Link>
  ) : (
    <a className={buttonClass(look)} href={elsewhere} target="_blank" rel="noopener">
      Register Now
    </a>
  );
}

/** What there is of a webinar that has taken place. */
function Afterwards({ webinar: { name, recording, writtenUp } }: PartProps) {
  const film = safeExternalUrl(recording);
  const place = placeToRead(writtenUp);
  return (
    <>
      {film !== null && (
        <a className={buttonClass('secondary')} href={film} target="_blank" rel="noopener">
          Watch the recording
        </a>
      )}
      {place !== null &&
        ('path' in place ? (
          <Link className={buttonClass('secondary')} to={{ pathname: place.path }}>
            Read it as a lesson
          </Link>
        ) : (
          <a className={buttonClass('secondary')} href={place.href} target="_blank" rel="noopener">
            Read it as a lesson
          </a>
        ))}
      <Link className={buttonClass('secondary')} to={contactAbout(`Next date: ${name}`)}>
        Ask for the next date
      </Link>
    </>
  );
}

interface WebinarCardProps extends PartProps {
  /** Null until the visitor's clock is known: until then neither past nor local times are shown. */
  readonly now: Date | null;
  readonly isFirst: boolean;
  readonly hasFile: boolean;
}

/** One webinar: when it is, what it is about, and what can be done about it now. */
export function WebinarCard({ webinar, now, isFirst, hasFile }: WebinarCardProps) {
  const { name, description, startsAt, minutes, language, host, level } = webinar;
  const start = new Date(startsAt);
  const hasTakenPlace = now !== null && isOver(webinar, now);
  const about = [
    countOf(minutes, 'minute'),
    language,
    level === '' ? '' : `${level} level`,
    host === '' ? '' : `with ${host}`,
  ];
  return (
    <li className={styles.webinar}>
      <div className={styles.when}>
        <time dateTime={startsAt}>{gmtText(startsAt)}</time>
        <span className={styles.own}>{now && `Your time: ${inOwnTime.format(start)}`}</span>
        <span>{about.filter((part) => part !== '').join(', ')}</span>
      </div>
      <div className={styles.what}>
        <h3>{name}</h3>
        <Folded text={description} preview={preview(description, PREVIEW_CHARACTERS)}>
          <p>
            <Text of={description} />
          </p>
        </Folded>
        <p className={styles.status}>
          {now !== null &&
            (hasTakenPlace ? 'This webinar has taken place.' : capitalized(whenWords(webinar, now)))}
        </p>
        <p className={styles.actions}>
          {hasTakenPlace ? (
            <Afterwards webinar={webinar} />
          ) : (
            <>
              <Register webinar={webinar} look={isFirst ? 'primary' : 'secondary'} />
              <AddToCalendar webinar={webinar} hasFile={hasFile} />
            </>
          )}
        </p>
        <Link className={styles.course} to="/education">
          Or read the subject in the courses
        </Link>
      </div>
    </li>
  );
}
