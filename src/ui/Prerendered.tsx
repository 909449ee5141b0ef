import { memo, Suspense, use, useSyncExternalStore, type ReactNode } from 'react';

const NEVER = new Promise<never>(() => undefined);
const unchanging = () => () => undefined;

interface PrerenderedProps {
  /** Shown on pages that weren't prerendered. */
  readonly fallback: ReactNode;
  /** Only the build renders it: with `import.meta.env.SSR &&` before it, browsers don't load its code. */
  readonly children: ReactNode;
}

function Content({ fallback, children }: PrerenderedProps) {
  const isHydrating = useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
  if (import.meta.env.SSR) return children;
  return isHydrating ? use(NEVER) : fallback;
}

/**
 * HTML from the build that stays, without ever being hydrated, until its parent renders something else instead. It is
 * rendered only once, because React would replace it with the fallback if its props changed.
 */
export const Prerendered = memo(
  (props: PrerenderedProps) => (
    <Suspense fallback={props.fallback}>
      <Content {...props} />
    </Suspense>
  ),
  () => true,
);
