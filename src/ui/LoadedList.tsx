import { useDeferredValue, type ReactNode } from 'react';
import { Loading } from './Loading';
import styles from './LoadedList.module.css';
import { Prerendered } from './Prerendered';
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
  /** Whether the published items are on the page while the list loads, rather than a loading message. */
  readonly isPrerendered?: boolean;
  readonly children: (items: readonly T[]) => ReactNode;
}

/**
 * A list that loads in the browser and updates when it changes; without JavaScript, the published items are
 * shown.
 */
export function LoadedList<T>(props: LoadedListProps<T>) {
  const { what, source, onFailure, empty, isPrerendered = false, children } = props;
  const { loaded } = useLoad(source.listActive, source.watch, onFailure);
  // Deferred, so that React renders a long list in slices.
  const hasLoaded = useDeferredValue(loaded.status !== 'loading');
  const show = (items: readonly T[]) => (items.length === 0 ? empty : children(items));

  if (hasLoaded) return show(loaded.value ?? []);
  const loading = (
    <div className={styles.room} data-waiting>
      <Loading>{`Loading ${what}...`}</Loading>
    </div>
  );
  if (isPrerendered)
    return (
      <Prerendered fallback={loading}>{import.meta.env.SSR && show(source.publishedActive())}</Prerendered>
    );
  return (
    <>
      {loading}
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
}
