import { site } from '@/content/site';

/** Where others find what this build serves at an address such as `/about`, whatever folder it is put into. */
export const absoluteUrl = (address: string): string =>
  site.address + import.meta.env.BASE_URL.replace(/\/$/, '') + address;
