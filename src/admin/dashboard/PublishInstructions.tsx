import type { ReactNode } from 'react';

interface IfNeededProps {
  readonly isNothing: boolean;
  readonly children: ReactNode;
}

/** Shows how to publish; collapsed while there is nothing to publish. */
export function PublishInstructions({ isNothing, children }: IfNeededProps) {
  if (!isNothing) return children;
  return (
    <details>
      <summary>If the file on the site is missing or damaged</summary>
      {children}
    </details>
  );
}
