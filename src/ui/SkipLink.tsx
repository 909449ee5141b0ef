import styles from './SkipLink.module.css';

interface SkipLinkProps {
  /** The id of what comes after the part that is skipped. */
  readonly to: string;
  readonly children: string;
}

/** A way past many tab stops, shown once it has focus. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {children}
    </a>
  );
}
