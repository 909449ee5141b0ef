import type { ContentLink } from '@/content/richText';
import { ArrowLink } from './ArrowLink';
import styles from './CardList.module.css';

interface CardListProps {
  readonly cards: readonly {
    readonly title: string;
    readonly text: string;
    readonly link?: ContentLink;
  }[];
}

export function CardList({ cards }: CardListProps) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, text, link }) => (
        <li key={title} data-fade-in>
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
          {link && <ArrowLink to={link.to}>{link.label}</ArrowLink>}
        </li>
      ))}
    </ul>
  );
}
