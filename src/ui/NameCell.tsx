import styles from './NameCell.module.css';

interface NameCellProps {
  readonly name: string;
  readonly detail?: string;
}

export function NameCell({ name, detail }: NameCellProps) {
  return (
    <span className={styles.cell}>
      <span className={styles.name}>{name}</span>
      {detail !== undefined && detail !== '' && <span className={styles.detail}>{detail}</span>}
    </span>
  );
}
