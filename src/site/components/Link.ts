import type { ComponentProps, ReactNode } from 'react';
// eslint-disable-next-line no-restricted-imports -- this is where the rule leads
import { Link as AnyLink } from 'react-router-dom';
import type { SiteUrl } from '@/content/pages';

type AnyLinkProps = ComponentProps<typeof AnyLink>;

export interface LinkProps extends Omit<AnyLinkProps, 'to'> {
  /** A path in the page registry, or an object for a URL built from data. */
  readonly to: SiteUrl | Exclude<AnyLinkProps['to'], string>;
}

/** The link for public pages: a URL without a page doesn't compile. */
export const Link: (props: LinkProps) => ReactNode = AnyLink;
