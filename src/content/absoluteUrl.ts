import { site } from './site';

/** The site's URL from the build settings, or else from the site's configuration. */
export const siteOrigin: string = import.meta.env.VITE_SITE_ADDRESS ?? site.address;

/** The absolute URL of a path such as `/about`, including the base path. */
export const absoluteUrl = (address: string): string =>
  siteOrigin + import.meta.env.BASE_URL.replace(/\/$/, '') + address;
