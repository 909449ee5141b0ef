import { site } from './site';

/** The address for questions, as a link that opens a message. */
export const emailLink = { label: site.email, url: `mailto:${site.email}` };
