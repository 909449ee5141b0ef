import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path within the site. */
  readonly to: To;
}

/**
 * A link within the site. The router's own Link includes prefetching for its framework, a kilobyte on every
 * page.
 */
export function Link({ to, onClick, target, children, ...attributes }: LinkProps) {
  const href = useHref(to);
  const goThere = useLinkClickHandler(to, { ...(target !== undefined && { target }) });
  return (
    <a
      {...attributes}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) goThere(event);
      }}
    >
      {children}
    </a>
  );
}
