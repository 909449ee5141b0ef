import { absoluteUrl } from '@/content/absoluteUrl';
import { contactPath } from '@/content/contactAbout';
import { calendarPath, webinarCalendar } from '@/content/webinarCalendar';
import { builtInCatalogue } from '@/data/catalogue/builtInCatalogue';
import { formatGmt } from '@/domain/time/days';
import { safeExternalUrl } from '@/domain/text/externalUrl';
import type { Webinar } from '@/domain/catalogue/webinar';
import { Link } from '@/site/components/Link';
import { buttonClass } from '@/ui/buttonClass';
import { DownloadButton } from '@/ui/DownloadButton';

const BASE_PATH = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The webinars with a prebuilt calendar file, for visitors without JavaScript. */
const builtInIds = new Set(builtInCatalogue.webinars.map(({ id }) => id));

interface WebinarActionsProps {
  readonly webinar: Webinar;
  readonly variant: 'primary' | 'secondary';
}

function AddToCalendar({ webinar }: Pick<WebinarActionsProps, 'webinar'>) {
  const path = calendarPath(webinar.id);
  const name = path.slice(path.lastIndexOf('/') + 1);
  return (
    <DownloadButton
      label="Add to calendar"
      builtAt={builtInIds.has(webinar.id) ? BASE_PATH + path : undefined}
      file={() => ({
        name: `webinar-${name}`,
        type: 'text/calendar',
        text: webinarCalendar(webinar, absoluteUrl),
      })}
      copied={`${webinar.name}\n${formatGmt(webinar.startsAt)}\n${absoluteUrl('/services/webinar')}`}
    />
  );
}

function RegisterLink({ webinar, variant }: WebinarActionsProps) {
  const elsewhere = safeExternalUrl(webinar.registration);
  return elsewhere === null ? (
    <Link className={buttonClass(variant)} to={contactPath(`Webinar: ${webinar.name}`)}>
      Register Now
    </Link>
  ) : (
    <a className={buttonClass(variant)} href={elsewhere} target="_blank" rel="noopener">
      Register Now
    </a>
  );
}

export const WebinarActions = ({ webinar, variant }: WebinarActionsProps) => (
  <>
    <RegisterLink webinar={webinar} variant={variant} />
    <AddToCalendar webinar={webinar} />
  </>
);
