import styles from './NumberedLegend.module.css';

/** What the numbers of a drawing mean, from 1. */
export function NumberedLegend({ labels }: { readonly labels: readonly string[] }) {
  return (
    <ol className={styles.legend}>
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ol>
  );
}
