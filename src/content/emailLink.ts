import { site } from './site';

/** The contact address as a mailto link. */
export const emailLink = { label: site.email, url: `mailto:${site.email}` };
