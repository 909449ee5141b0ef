import { Fragment } from 'react';
import type { RichText } from '@/content/richText';
import { Link } from './Link';
import { Term } from './Term';
import styles from './Text.module.css';

type Part = Exclude<RichText, string>[number];

/** Matches `1-2%`, `3–4%`, `08:00-17:00`, `4-hour` or `−$37.63`, which browsers would break after the dash or minus sign. */
const UNBROKEN_FIGURE = /(\d[\d.,:]*[-–]\d[\d.,:]*%?|\d+-(?:minute|hour|day)|−\$[\d.,]*\d)/;

function UnbrokenText({ text }: { readonly text: string }) {
  if (!UNBROKEN_FIGURE.test(text)) return text;
  return text.split(UNBROKEN_FIGURE).map((words, index) =>
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
  if (typeof part === 'string') return <UnbrokenText text={part} />;
  if ('term' in part) return <Term id={part.term} text={part.text} />;
  if ('url' in part)
    return (
      <a href={part.url} rel="noopener">
        {part.label}
      </a>
    );
  return <Link to={part.to}>{part.label}</Link>;
}

export function Text({ of: text }: { readonly of: RichText }) {
  if (typeof text === 'string') return <UnbrokenText text={text} />;
  return text.map((part, index) => (
    <Fragment key={index}>
      <TextPart part={part} />
    </Fragment>
  ));
}
