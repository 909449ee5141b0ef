import type { ReactNode } from 'react';
import type { SiteAddress } from '@/content/pages';
// eslint-disable-next-line no-restricted-imports -- this is where the rule leads
import { Link as AnyLink, type LinkProps as AnyLinkProps } from '@/ui/Link';

export interface LinkProps extends Omit<AnyLinkProps, 'to'> {
  /** A page of the registry. An address that is put together from data is an object of its parts. */
  readonly to: SiteAddress | Exclude<AnyLinkProps['to'], string>;
}

/** The link of public pages: one to an address that no page has does not compile. */
export const Link: (props: LinkProps) => ReactNode = AnyLink;
