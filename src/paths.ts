import { slugOf } from '@/domain/slug';

/** Every address of the site, once. */
export const paths = {
  home: '/',
  markets: {
    index: '/markets',
    forex: '/markets/forex',
    indices: '/markets/indices',
    commodity: '/markets/commodity',
    crypto: '/markets/crypto',
    stocks: '/markets/stocks',
  },
  services: {
    index: '/services',
    signals: '/services/signals',
    webinar: '/services/webinar',
    education: '/services/education',
  },
  education: {
    index: '/education',
    beginner: '/education/beginner',
    intermediate: '/education/intermediate',
    advanced: '/education/advanced',
    forex: '/education/forex',
    commodity: '/education/commodity',
    indices: '/education/indices',
    stocks: '/education/stocks',
    crypto: '/education/crypto',
  },
  platforms: {
    index: '/platforms',
    mt5: '/platforms/mt5',
    mt4: '/platforms/mt4',
    ctraders: '/platforms/ctraders',
  },
  ibPartners: '/ib-partners',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  riskDisclosure: '/risk-disclosure',
  admin: {
    dashboard: '/admin',
    secureDashboard: '/secure/admin/dashboard',
    login: '/admin/login',
    secureLogin: '/secure/admin/login',
    test: '/admin-test',
  },
} as const;

type Leaf<T> = T extends string ? T : { [K in keyof T]: Leaf<T[K]> }[keyof T];

/** Any address of the site that stands in {@link paths}. */
export type SitePath = Leaf<typeof paths>;

/** Where Learn More leads: null for a name that cannot be part of an address. */
export function platformPath(name: string): string | null {
  const slug = slugOf(name);
  return slug === null ? null : `${paths.platforms.index}/${encodeURIComponent(slug)}`;
}

/** The contact page with its subject filled in. */
export const contactAbout = (subject: string): `${typeof paths.contact}?${string}` =>
  `${paths.contact}?${new URLSearchParams({ subject }).toString()}`;
