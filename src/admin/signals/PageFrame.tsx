import { ArrowLeft } from 'lucide';
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link, NavigationType, useNavigationType } from 'react-router-dom';
import { AdminHead } from '@/admin/AdminHead';
import { site } from '@/content/site';
import { Icon } from '@/ui/Icon';
import styles from './signals.module.css';

interface PageFrameProps {
  readonly title: string;
  /** The URL query of the list. */
  readonly listSearch: string;
  readonly children: ReactNode;
}

/** The title of a page within the tab, and the way back. Screen readers announce its heading. */
export function PageFrame({ title, listSearch, children }: PageFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();
  const focusHeading = useEffectEvent(() => {
    // After Back, Forward and a reload, the scroll position is restored.
    heading.current?.focus({ preventScroll: navigation === NavigationType.Pop });
  });
  // A layout effect runs before a form can focus one of its fields.
  useLayoutEffect(() => focusHeading(), []);
  return (
    <>
      <AdminHead title={title} description={`The admin area of ${site.name}.`} />
      <header>
        <Link className={styles.back} to={{ search: listSearch }}>
          <Icon of={ArrowLeft} size={18} />
          Back to signals
        </Link>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
      </header>
      {children}
    </>
  );
}
