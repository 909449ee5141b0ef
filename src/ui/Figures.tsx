import styles from './Figures.module.css';

interface FiguresProps {
  readonly rows: readonly { readonly term: string; readonly text: string }[];
}

/** A few figures side by side, each under its name; figures that are not given are left out. */
export function Figures({ rows }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      {rows
        .filter((row) => row.text !== '')
        .map((row) => (
          <div key={row.term}>
            <dt>{row.term}</dt>
            <dd>{row.text}</dd>
          </div>
        ))}
    </dl>
  );
}
