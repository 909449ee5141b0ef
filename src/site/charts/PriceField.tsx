import { TextField, type TextFieldProps } from '@/ui/TextField';
import styles from './PriceField.module.css';

interface PriceFieldProps extends TextFieldProps {
  /** How a converted distance is understood; '' otherwise. */
  readonly echo: string;
}

/** A field for a price or a distance, which shows how it has converted a distance. */
export const PriceField = ({ echo, ...field }: PriceFieldProps) => (
  <div className={styles.field}>
    <TextField {...field} />
    <p role="status" className={styles.echo}>
      {echo}
    </p>
  </div>
);
