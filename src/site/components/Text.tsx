import { Fragment } from 'react';
import type { RichText } from '@/content/richText';
import { Link } from './Link';
import { Term } from './Term';
import styles from './Text.module.css';

type Part = Exclude<RichText, string>[number];

/** `1-2%`, `08:00-17:00`, `−$37.63`: browsers would break the line after the hyphen or the minus. */
const UNBROKEN = /(\d[\d.,:]*-\d[\d.,:]*%?|−\$[\d.,]*\d)/;

function Words({ text }: { readonly text: string }) {
  if (!UNBROKEN.test(text)) return text;
  return text.split(UNBROKEN).map((words, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.unbroken}>
        {words}
      </span>
    ) : (
      words
    ),
  );
}

function TextPart({ part }: { readonly part: Part }) {
  if (typeof part === 'string') return <Words text={part} />;
  if ('term' in part) return <Term id={part.term} text={part.text} />;
  if ('url' in part)
    return (
      <a href={part.url} rel="noopener">
        {part.label}
      </a>
    );
  return <Link to={part.to}>{part.label}</Link>;
}

/** A text of the content, with its links and terms. */
export function Text({ of: text }: { readonly of: RichText }) {
  if (typeof text === 'string') return <Words text={text} />;
  return text.map((part, index) => (
    <Fragment key={index}>
      <TextPart part={part} />
    </Fragment>
  ));
}
