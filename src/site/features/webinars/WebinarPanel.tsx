import { contactPath } from '@/content/contactAbout';
import { site } from '@/content/site';
import { Link } from '@/site/components/Link';
import { buttonClass } from '@/ui/buttonClass';
import { TypedText } from '@/ui/TypedText';
import { useWebinars } from './useWebinars';
import { WebinarEvenings } from './WebinarEvenings';
import { WebinarActions } from './WebinarActions';
import styles from './WebinarPanel.module.css';
import { WebinarTime } from './WebinarTime';
import { whenWords } from './whenWords';

function AskForDate() {
  const { label, url } = site.social.channel;
  return (
    <>
      <h2>Which evening suits you?</h2>
      <p>Suggest an evening, and we&apos;ll write to you once the date is set.</p>
      <WebinarEvenings />
      <p className={styles.actions}>
        <Link className={buttonClass()} to={contactPath('Next webinar')}>
          Ask for a place
        </Link>
        <a href={url} target="_blank" rel="noopener">
          {label}
        </a>
      </p>
    </>
  );
}

/** The next webinar with a link to join, or a link to ask for a date. */
export default function WebinarPanel() {
  const { now, coming } = useWebinars();
  const [next] = coming;
  const when = next && now ? whenWords(next, now) : '';
  return (
    <section className={styles.panel} aria-label="Next webinar">
      <p className={styles.caption}>
        {next ? `Next webinar${when === '' ? '' : `, ${when}`}` : 'No date is set for the next webinar yet'}
      </p>
      {next ? (
        <>
          <h2>
            <TypedText text={next.name} />
          </h2>
          <p className={styles.when}>
            <WebinarTime webinar={next} now={now} />
          </p>
          <div className={styles.actions}>
            <WebinarActions webinar={next} variant="primary" />
          </div>
        </>
      ) : (
        <AskForDate />
      )}
    </section>
  );
}
