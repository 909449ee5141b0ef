import type { RecordAnchor } from '@/content/site';
import { standsAt } from '@/data/signals/chain';
import type { JsonObject } from '@/data/storage/json';
import { safeExternalUrl } from '@/domain/externalUrl';
import { anchorWords, fingerprintText } from '@/domain/signals/checkWords';
import styles from './RecordAnchors.module.css';

interface RecordAnchorsProps {
  readonly anchors: readonly RecordAnchor[];
  /** The entries of the record that was checked; null before there is one. */
  readonly checked: readonly JsonObject[] | null;
}

function Holder({ where, url }: Pick<RecordAnchor, 'where' | 'url'>) {
  const link = safeExternalUrl(url);
  return link === null ? (
    where
  ) : (
    <a href={link} target="_blank" rel="noopener">
      {where}
    </a>
  );
}

/** The fingerprints kept outside this site, and after a check whether the record still holds each. */
export function RecordAnchors({ anchors, checked }: RecordAnchorsProps) {
  if (anchors.length === 0) return null;
  return (
    <div className={styles.anchors}>
      <p>These fingerprints stand outside this site, where we can't change them:</p>
      <ul>
        {anchors.map((anchor) => (
          <li key={`${String(anchor.entries)} ${anchor.where}`}>
            {anchor.entries} entries, <code>{fingerprintText(anchor.head)}</code>: <Holder {...anchor} />.{' '}
            {checked && (
              <strong data-held={standsAt(checked, anchor)}>{anchorWords(standsAt(checked, anchor))}</strong>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
