import { site } from './site';

/** The site's address: from the build's settings, or else from the site's configuration. */
export const siteAddress: string = import.meta.env.VITE_SITE_ADDRESS ?? site.address;

/** Where others find what this build serves at an address such as `/about`, whatever folder it is put into. */
export const absoluteUrl = (address: string): string =>
  siteAddress + import.meta.env.BASE_URL.replace(/\/$/, '') + address;
