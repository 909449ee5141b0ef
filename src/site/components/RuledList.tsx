import type { HubEntry } from '@/content/page';
import { ArrowLink } from './ArrowLink';
import { MarketMark } from './MarketMark';
import styles from './RuledList.module.css';

interface RuledListProps {
  readonly entries: readonly HubEntry[];
  /** The level of the names: `h2` where the list has no heading of its own. */
  readonly level?: 'h2' | 'h3';
}

/** A hub's links as rows, each with a name, a line and a fact. The whole row is the link. */
export function RuledList({ entries, level: Name = 'h3' }: RuledListProps) {
  return (
    <ul className={styles.list}>
      {entries.map(({ title, text, meta, mark, link }) => (
        <li key={title} className={mark && styles.marked} data-fade-in>
          {mark && <MarketMark of={mark} />}
          <div>
            <Name>{title}</Name>
            <p className={styles.text}>{text}</p>
          </div>
          {meta !== undefined && <p className={styles.fact}>{meta}</p>}
          <ArrowLink to={link.to}>{link.label}</ArrowLink>
        </li>
      ))}
    </ul>
  );
}
