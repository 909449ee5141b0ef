import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface IconProps {
  /** An icon from lucide. */
  readonly of: IconNode;
  readonly size: number;
  readonly isFilled?: boolean;
}

/** An icon in the current text colour, hidden from screen readers. */
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
