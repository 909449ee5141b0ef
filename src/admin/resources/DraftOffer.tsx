import { useId, useState } from 'react';
import { Button } from '@/ui/Button';
import styles from './DraftOffer.module.css';

interface DraftOfferProps {
  readonly isOffered: boolean;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Offers to restore unsaved input. */
export function DraftOffer({ isOffered, onRestore, onDiscard }: DraftOfferProps) {
  const id = useId();
  const [answer, setAnswer] = useState('');
  return (
    <div className={styles.offer} aria-live="polite">
      {isOffered ? (
        <>
          <p id={id}>What you typed here before was not saved. It has been kept.</p>
          <Button
            look="secondary"
            aria-describedby={id}
            onClick={() => {
              onRestore();
              setAnswer('What you typed before is back in the form. It is not saved yet.');
            }}
          >
            Restore
          </Button>
          <Button
            look="quiet"
            aria-describedby={id}
            onClick={() => {
              onDiscard();
              setAnswer('What you typed before has been discarded.');
            }}
          >
            Discard
          </Button>
        </>
      ) : (
        answer
      )}
    </div>
  );
}
