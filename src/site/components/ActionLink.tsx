import { use } from 'react';
import { useLocation } from 'react-router-dom';
import type { ContentLink } from '@/content/page';
import { NO_WEBINAR, withoutWebinar } from '@/content/webinarLinks';
import { buttonClass, type ButtonLook } from '@/ui/buttonClass';
import { RoomFor } from '@/ui/RoomFor';
import { Link } from './Link';
import { NoWebinarContext } from './NoWebinarContext';

interface ActionLinkProps {
  readonly link: ContentLink;
  readonly look: ButtonLook;
}

/**
 * A link that acts as a button. One to the webinars says so while none is to come, and leads to the courses; it has
 * room for either words from the start, so that nothing moves when that is known.
 */
export function ActionLink({ link, look }: ActionLinkProps) {
  const { pathname } = useLocation();
  const isNoneToCome = use(NoWebinarContext);
  if (link.to !== '/services/webinar')
    return (
      <Link className={buttonClass(look)} to={link.to}>
        {link.label}
      </Link>
    );
  const { label, to } = withoutWebinar(pathname);
  const instead = `${NO_WEBINAR}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  return (
    <Link className={buttonClass(look)} to={isNoneToCome ? to : link.to}>
      <RoomFor words={isNoneToCome ? link.label : instead}>{isNoneToCome ? instead : link.label}</RoomFor>
    </Link>
  );
}
