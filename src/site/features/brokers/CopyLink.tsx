import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import styles from './BrokerComparison.module.css';

/** Copies the page's address; if the browser refuses, the address is shown selected. */
export function CopyLink() {
  const [copying, setCopying] = useState<'idle' | 'done' | 'refused'>('idle');
  const byHand = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (copying === 'refused') byHand.current?.select();
  }, [copying]);

  const handleClick = () => {
    const clipboard = navigator.clipboard as Clipboard | undefined;
    const writing =
      clipboard === undefined
        ? Promise.reject(new Error('no clipboard'))
        : clipboard.writeText(globalThis.location.href);
    writing.then(
      () => setCopying('done'),
      () => setCopying('refused'),
    );
  };

  return (
    <>
      <Button look="secondary" onClick={handleClick}>
        Copy link
      </Button>
      <span role="status">{copying === 'done' && 'Link copied'}</span>
      {copying === 'refused' && (
        <input
          ref={byHand}
          className={styles.link}
          readOnly
          aria-label="Link to this comparison"
          value={globalThis.location.href}
        />
      )}
    </>
  );
}
