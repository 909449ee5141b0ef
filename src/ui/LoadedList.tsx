import type { ReactNode } from 'react';
import { Loading } from './Loading';
import styles from './LoadedList.module.css';
import { useLoad } from './useLoad';

interface Source<T> {
  readonly listActive: () => Promise<readonly T[]>;
  /** What is known before anything loads: for visitors whose scripts are off. */
  readonly publishedActive: () => readonly T[];
  readonly watch: (onChange: () => void) => () => void;
}

interface LoadedListProps<T> {
  /** What the items are, in the plural: "brokers". */
  readonly what: string;
  /** Its functions must keep their identity while they mean the same. */
  readonly source: Source<T>;
  readonly onFailure: (error: unknown) => void;
  /** Whether what draws the items has loaded. */
  readonly isReady?: boolean;
  readonly empty: ReactNode;
  /** Above the items, and there before they are: what can be read while they load. Not shown above `empty`. */
  readonly lead?: ReactNode;
  readonly children: (items: readonly T[]) => ReactNode;
}

/** Items that load, and again whenever they change; those published where scripts are off. */
export function LoadedList<T>({
  what,
  source,
  onFailure,
  isReady = true,
  empty,
  lead,
  children,
}: LoadedListProps<T>) {
  const { loaded } = useLoad(source.listActive, source.watch, onFailure);

  if (loaded.status === 'loading' || !isReady)
    return (
      <>
        {lead}
        <div className={styles.room}>
          <Loading>{`Loading ${what}...`}</Loading>
        </div>
        {/* Browsers with scripts show none of it, and React leaves it as it was delivered. */}
        <noscript>
          {import.meta.env.SSR && (
            <>
              <p className={styles.withoutScripts}>
                {`JavaScript is off in this browser, so these are the ${what} as we published them.`}
              </p>
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
