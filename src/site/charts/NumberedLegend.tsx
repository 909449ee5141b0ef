import styles from './NumberedLegend.module.css';

/** The legend for the numbers in a drawing. */
export function NumberedLegend({ labels }: { readonly labels: readonly string[] }) {
  return (
    <ol className={styles.legend}>
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ol>
  );
}
