import styles from './SkipLink.module.css';

interface SkipLinkProps {
  /** The id of the element after the skipped part. */
  readonly to: string;
  readonly children: string;
}

/** A skip link, visible on focus. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {children}
    </a>
  );
}
