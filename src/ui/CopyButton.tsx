import { useEffect, useRef, useState } from 'react';
import { Button } from './Button';
import styles from './CopyButton.module.css';
import { useHydrated } from './useHydrated';

type CopyState = { readonly state: 'none' | 'done' } | { readonly state: 'refused'; readonly text: string };

interface CopyButtonProps {
  readonly label: string;
  /** Builds the text to copy when the button is pressed. */
  readonly text: () => string;
  readonly disabled?: boolean;
  /** Opens the browser's share sheet instead of copying, if it has one. */
  readonly isShared?: boolean;
}

/** Copies text. If the browser refuses, as it does without https, the text is shown selected instead. */
export function CopyButton({ label, text, disabled = false, isShared = false }: CopyButtonProps) {
  const isLive = useHydrated();
  const [copying, setCopying] = useState<CopyState>({ state: 'none' });
  const byHand = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (copying.state === 'refused') byHand.current?.select();
  }, [copying]);

  const copy = (copied: string) => {
    const clipboard = navigator.clipboard as Clipboard | undefined;
    const writing = clipboard === undefined ? Promise.reject(new Error()) : clipboard.writeText(copied);
    writing.then(
      () => setCopying({ state: 'done' }),
      () => setCopying({ state: 'refused', text: copied }),
    );
  };

  const share = (url: string) => {
    navigator.share({ url }).catch((error: unknown) => {
      // Closing the share sheet is the user's choice; after any other rejection, the URL is copied.
      if (!(error instanceof DOMException && error.name === 'AbortError')) copy(url);
    });
  };

  const handleClick = () => {
    if (isShared && 'share' in navigator) share(text());
    else copy(text());
  };

  return (
    <>
      <Button variant="secondary" disabled={disabled || !isLive} onClick={handleClick}>
        {label}
      </Button>
      <p role="status" className={styles.status}>
        {copying.state === 'done' && <span>Copied.</span>}
        {copying.state === 'refused' && (
          <span>Your browser didn&apos;t allow copying. The text is selected: copy it from here.</span>
        )}
      </p>
      {copying.state === 'refused' && (
        <textarea
          ref={byHand}
          className={styles.text}
          aria-label="Text to copy"
          readOnly
          rows={6}
          value={copying.text}
        />
      )}
    </>
  );
}
