import { useId, useState, type Ref } from 'react';
import { Button } from './Button';
import { FileField } from './FileField';
import styles from './FileOrText.module.css';
import { useHydrated } from './useHydrated';

interface FileOrTextProps {
  readonly label: string;
  /** Receives pasted text as a file, too. */
  readonly onChoose: (file: File) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Takes a file or its text. Files of any kind can be chosen, because phones hide kinds that they don't know. */
export function FileOrText({ label, onChoose, ref }: FileOrTextProps) {
  const id = useId();
  const isLive = useHydrated();
  const [text, setText] = useState('');
  return (
    <>
      <FileField {...(ref && { ref })} label={label} onChoose={onChoose} />
      <details className={styles.paste}>
        <summary>Paste its text instead</summary>
        <label htmlFor={id}>Text of the file</label>
        <textarea
          id={id}
          className={styles.text}
          rows={4}
          value={text}
          disabled={!isLive}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button
          variant="secondary"
          disabled={!isLive}
          onClick={() => onChoose(new File([text], 'Pasted text'))}
        >
          Read the text
        </Button>
      </details>
    </>
  );
}
