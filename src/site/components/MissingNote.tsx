import { Link } from './Link';
import styles from './MissingNote.module.css';

/** What may have happened to something that a visitor misses, and how to bring it back. */
export function MissingNote({ what }: { readonly what: string }) {
  return (
    <details className={styles.missing}>
      <summary>{`Is your ${what} missing?`}</summary>
      <div>
        <p>
          It was stored only in the browser you used. It's gone if that browser's data was cleared, and in
          Safari after seven days on which you used Safari without opening this site. Another device, another
          browser and a private window never had it.
        </p>
        <p>
          <Link to={{ pathname: '/education/progress', hash: '#keep' }}>Import a file that you exported</Link>
        </p>
      </div>
    </details>
  );
}
