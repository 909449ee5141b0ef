import { useState } from 'react';
import { Button } from './Button';
import { buttonClass } from './buttonClass';
import { CopyButton } from './CopyButton';
import styles from './DownloadButton.module.css';
import { downloadFile } from './download';
import { useHydrated } from './useHydrated';

interface SavedFile {
  readonly name: string;
  /** The media type, such as `text/csv`. */
  readonly type: string;
  readonly text: string;
}

interface DownloadButtonProps {
  readonly label: string;
  /** Builds the file when the button is pressed. */
  readonly file: () => SavedFile;
  /** What can be copied instead, if that isn't the text of the file. */
  readonly copied?: string;
  readonly disabled?: boolean;
  /**
   * Offers a copy of the text next to the button at once, not only after saving, for files that somebody may depend on.
   */
  readonly isCopyOffered?: boolean;
  /** The URL of a built copy, which may be older, for visitors without JavaScript. */
  readonly builtAt?: string | undefined;
}

/** Saves a file. Browsers inside other apps ignore downloads without an error, so its text can be copied too. */
export function DownloadButton(props: DownloadButtonProps) {
  const { label, file, copied, disabled = false, isCopyOffered = false, builtAt } = props;
  const isLive = useHydrated();
  const [saved, setSaved] = useState<SavedFile | null>(null);
  const save = () => {
    const made = file();
    setSaved(made);
    downloadFile(made.name, made.type, made.text);
  };
  return (
    <div className={styles.download} data-row={isCopyOffered}>
      {builtAt === undefined ? (
        <Button variant="secondary" disabled={disabled || !isLive} onClick={save}>
          {label}
        </Button>
      ) : (
        <a
          className={buttonClass('secondary')}
          href={builtAt}
          download
          onClick={(event) => {
            event.preventDefault();
            save();
          }}
        >
          {label}
        </a>
      )}
      <p role="status" className={styles.status}>
        {saved && `Your browser saves it as “${saved.name}”. If no file appears, copy the text instead.`}
      </p>
      {isCopyOffered ? (
        <CopyButton label="Copy as text" disabled={disabled} text={() => copied ?? file().text} />
      ) : (
        saved && <CopyButton key={saved.text} label="Copy as text" text={() => copied ?? saved.text} />
      )}
    </div>
  );
}
