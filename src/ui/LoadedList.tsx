import type { ReactNode } from 'react';
import { Loading } from './Loading';
import styles from './LoadedList.module.css';
import { useLoad } from './useLoad';

interface ListSource<T> {
  readonly listActive: () => Promise<readonly T[]>;
  /** The items shown to visitors without JavaScript. */
  readonly publishedActive: () => readonly T[];
  readonly watch: (onChange: () => void) => () => void;
}

interface LoadedListProps<T> {
  /** The plural noun for the items, such as "brokers". */
  readonly what: string;
  /** Must be referentially stable. */
  readonly source: ListSource<T>;
  readonly onFailure: (error: unknown) => void;
  readonly empty: ReactNode;
  /** Rendered above the items even while they load, but not above `empty`. */
  readonly lead?: ReactNode;
  readonly children: (items: readonly T[]) => ReactNode;
}

/**
 * A list that loads in the browser and updates when it changes; without JavaScript, the published items are
 * shown.
 */
export function LoadedList<T>({ what, source, onFailure, empty, lead, children }: LoadedListProps<T>) {
  const { loaded } = useLoad(source.listActive, source.watch, onFailure);

  if (loaded.status === 'loading')
    return (
      <>
        {lead}
        <div className={styles.room} data-waiting>
          <Loading>{`Loading ${what}...`}</Loading>
        </div>
        {/* Browsers with JavaScript hide this, and React keeps it as delivered. */}
        <noscript>
          {import.meta.env.SSR && (
            <>
              <p className={styles.withoutScripts}>{`These are the ${what} as we published them.`}</p>
              {children(source.publishedActive())}
            </>
          )}
        </noscript>
      </>
    );
  const items = loaded.value ?? [];
  if (items.length === 0) return empty;
  return (
    <>
      {lead}
      {children(items)}
    </>
  );
}
