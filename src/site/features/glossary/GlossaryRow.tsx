import { memo } from 'react';
import { anchorOf } from '@/content/anchor';
import type { GlossaryEntry } from '@/content/glossary/glossaryEntries';
import { Link } from '@/site/components/Link';
import { Text } from '@/site/components/Text';
import styles from './GlossaryRow.module.css';

interface GlossaryRowProps {
  readonly entry: GlossaryEntry;
  readonly isWanted: boolean;
}

export const GlossaryRow = memo(function GlossaryRow({ entry, isWanted }: GlossaryRowProps) {
  const { name, anchor, theme, alsoCalled, alsoExplains, text, related, learnAt } = entry;
  return (
    <div id={anchor} className={styles.row} data-wanted={isWanted}>
      <dt className={styles.name}>
        <dfn>{name}</dfn>
        {alsoCalled.length > 0 && <span className={styles.also}>{`also: ${alsoCalled.join(', ')}`}</span>}
        {alsoExplains.length > 0 && (
          <span className={styles.also}>{`explained here too: ${alsoExplains.join(', ')}`}</span>
        )}
        <span className={styles.theme}>{theme}</span>
      </dt>
      <dd className={styles.text}>
        <Text of={text} />
      </dd>
      <dd className={styles.more}>
        See also:{' '}
        <span>
          {related.map((other, index) => (
            <span key={other}>
              {index > 0 && <span>, </span>}
              <Link to={{ pathname: '/glossary', hash: anchorOf(other) }}>{other}</Link>
            </span>
          ))}
        </span>
      </dd>
      <dd className={styles.more}>
        Taught in: <Link to={learnAt.to}>{learnAt.label}</Link>
      </dd>
    </div>
  );
});
