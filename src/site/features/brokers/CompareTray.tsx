import { useEffect, useRef, useState } from 'react';
import { X } from 'lucide';
import type { Broker } from '@/domain/catalogue/broker';
import { countOf } from '@/domain/text/groupDigits';
import { buttonClass } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';
import { neighbouringButton } from '@/ui/neighbouringButton';
import { Link } from '@/site/components/Link';
import styles from './CompareTray.module.css';

interface CompareTrayProps {
  readonly picked: readonly Broker[];
  readonly to: `/ib-partners/compare?${string}`;
  /** A message about a broker that was refused or is no longer listed; '' for none. */
  readonly message: string;
  /** Called with the button to focus next, because the pressed one disappears. */
  readonly onRemove: (id: string, next: HTMLElement | undefined) => void;
}

/** The selection for the comparison, at the bottom of the window. */
export function CompareTray({ picked, to, message, onRemove }: CompareTrayProps) {
  // Set after the live region exists, because text that appears with its region isn't announced.
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(message), 50);
    return () => clearTimeout(timer);
  }, [message]);
  const picks = useRef<HTMLUListElement>(null);
  const isEmpty = picked.length === 0 && message === '';
  return (
    <section className={styles.tray} aria-label="Comparison" hidden={isEmpty}>
      <p role="status" className={styles.message}>
        {said}
      </p>
      <ul ref={picks} className={styles.picks}>
        {picked.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.pick}
              aria-label={`Remove ${name} from the comparison`}
              onClick={({ currentTarget }) =>
                onRemove(
                  id,
                  neighbouringButton(currentTarget, picks.current?.querySelectorAll('button') ?? []),
                )
              }
            >
              <span>{name}</span>
              <Icon of={X} size={16} />
            </button>
          </li>
        ))}
      </ul>
      {picked.length > 1 ? (
        <Link className={buttonClass()} to={to}>
          {`Compare ${countOf(picked.length, 'broker')}`}
        </Link>
      ) : (
        picked.length === 1 && <p className={styles.hint}>Choose one more to compare.</p>
      )}
    </section>
  );
}
