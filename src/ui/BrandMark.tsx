/** The logo: a U whose right-hand stroke ends in an arrow pointing up. */
export function BrandMark({ size = 32 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--marker)" />
      <g fill="none" stroke="var(--on-marker)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M9 9v8a7 7 0 0 0 14 0v-4" />
        <path d="m19.4 15.2 3.6-4.4 3.6 4.4" />
      </g>
    </svg>
  );
}
