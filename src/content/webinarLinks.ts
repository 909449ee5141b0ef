import type { ContentLink } from './page';

/** What a button that leads to a webinar says while none is to come. */
export const NO_WEBINAR = 'No webinar just now';

/**
 * What it leads to then: the courses or, on their own page, the webinars there were.
 * @param pathname the page that the button is on
 */
export const withoutWebinar = (pathname: string): ContentLink =>
  pathname === '/education'
    ? { label: 'See past webinars', to: '/services/webinar' }
    : { label: 'See the courses', to: '/education' };
