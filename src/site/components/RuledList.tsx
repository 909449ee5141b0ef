import type { HubEntry } from '@/content/page';
import { ArrowLink } from './ArrowLink';
import { MarketMark } from './MarketMark';
import styles from './RuledList.module.css';

/** The links of a hub as rows with a name, a line and a fact. The whole row is the link. */
export function RuledList({ entries }: { readonly entries: readonly HubEntry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map(({ title, text, meta, mark, link }) => (
        <li key={title} className={mark && styles.marked} data-fade-in>
          {mark && <MarketMark of={mark} />}
          <div>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
          {meta !== undefined && <p className={styles.fact}>{meta}</p>}
          <ArrowLink to={link.to}>{link.label}</ArrowLink>
        </li>
      ))}
    </ul>
  );
}
