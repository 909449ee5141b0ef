import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface IconProps {
  /** What is drawn, as the icon library lists it. */
  readonly of: IconNode;
  /** Pixels. */
  readonly size: number;
  readonly isFilled?: boolean;
}

/** A drawing in the colour of the text around it. Says nothing to screen readers. */
export function Icon({ of: node, size, isFilled = false }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
