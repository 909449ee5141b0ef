import { parsePath } from 'react-router-dom';
import { markedParts, type SearchHit, type SearchKind } from '@/domain/search/siteSearch';
import { Link } from '@/site/components/Link';
import styles from './SearchHits.module.css';

const KIND_LABELS: Readonly<Record<SearchKind, string>> = {
  page: 'Page',
  lesson: 'Lesson',
  quiz: 'Quiz',
  tool: 'Tool',
  term: 'Term',
  signal: 'Signal',
  broker: 'Broker',
  platform: 'Platform',
};

function MarkedText({ text, words }: { readonly text: string; readonly words: SearchHit['words'] }) {
  return markedParts(text, words).map((part, index) =>
    part.isFound ? <mark key={index}>{part.text}</mark> : part.text,
  );
}

export function SearchHits({ hits }: { readonly hits: readonly SearchHit[] }) {
  return (
    <ol className={styles.hits}>
      {hits.map(({ entry, words }) => (
        // The key includes the query: React can't update text nodes next to the marks on a translated page.
        <li key={[entry.address, entry.title, ...words].join(' ')} className={styles.hit}>
          <span className={styles.kind}>{KIND_LABELS[entry.kind]}</span>
          <Link className={styles.title} to={parsePath(entry.address)}>
            <MarkedText text={entry.title} words={words} />
          </Link>
          <p className={styles.text}>
            <MarkedText text={entry.text} words={words} />
          </p>
        </li>
      ))}
    </ol>
  );
}
