import { useId, type Ref } from 'react';
import styles from './FileField.module.css';
import { useHydrated } from './useHydrated';

interface FileFieldProps {
  readonly label: string;
  /** The kinds of files to offer; any by default. */
  readonly accept?: string;
  readonly onChoose: (file: File) => void;
  /** The error message; '' for none. */
  readonly problem?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A labelled file input that is disabled until hydration. The same file can be chosen again, because it may
 * have changed.
 */
export function FileField({ label, accept, onChoose, problem = '', ref }: FileFieldProps) {
  const id = useId();
  const isLive = useHydrated();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        className={styles.control}
        type="file"
        accept={accept}
        disabled={!isLive}
        onClick={(event) => {
          event.currentTarget.value = '';
        }}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) onChoose(file);
        }}
      />
      {problem !== '' && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
