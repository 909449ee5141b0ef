import { useState } from 'react';
import styles from './Logo.module.css';

interface LogoProps {
  readonly name: string;
  /** A validated URL, starting with / if it is within the site; null for none. */
  readonly src: string | null;
  readonly size?: number;
}

/** The initials of the first two words. */
function monogramOf(name: string): string {
  const words = name.split(/[\s\-_.]+/).filter((word) => word !== '');
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}

/** A logo, or a monogram if there is no image or it fails to load. Hidden from screen readers. */
export function Logo({ name, src, size = 56 }: LogoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || src === broken) {
    return (
      <svg className={styles.logo} viewBox="0 0 56 56" width={size} height={size} aria-hidden="true">
        <rect width="56" height="56" rx="12" className={styles.tile} />
        <text x="28" y="28" dominantBaseline="central" textAnchor="middle" className={styles.letters}>
          {monogramOf(name)}
        </text>
      </svg>
    );
  }
  return (
    <img
      className={styles.logo}
      src={src.startsWith('/') ? import.meta.env.BASE_URL.replace(/\/$/, '') + src : src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
    />
  );
}
