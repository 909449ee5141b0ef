import { useId, useState } from 'react';
import { Button } from '@/ui/Button';
import styles from './DraftOffer.module.css';

interface DraftOfferProps {
  readonly isOffered: boolean;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

export function DraftOffer({ isOffered, onRestore, onDiscard }: DraftOfferProps) {
  const id = useId();
  const [answer, setAnswer] = useState('');
  return (
    <div className={styles.offer} aria-live="polite">
      {isOffered ? (
        <>
          <p id={id}>You have unsaved input here from earlier.</p>
          <Button
            variant="secondary"
            aria-describedby={id}
            onClick={() => {
              onRestore();
              setAnswer("Your earlier input is back in the form. It hasn't been saved yet.");
            }}
          >
            Restore
          </Button>
          <Button
            variant="quiet"
            aria-describedby={id}
            onClick={() => {
              onDiscard();
              setAnswer('Your earlier input has been discarded.');
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
