import { useEffect, useRef, useState } from 'react';
import type { AnswerChoice } from '@/content/questionChoices';
import { useHydrated } from '@/ui/useHydrated';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from '@/site/questions/QuestionFields.module.css';

interface OrderingFieldProps {
  readonly name: string;
  readonly choices: readonly AnswerChoice[];
  /** Indices of `choices` in the order shown. */
  readonly order: readonly number[];
  readonly onOrder: (order: readonly number[]) => void;
}

/** Steps to put in order, moved up or down one at a time. */
export function OrderingField({ name, choices, order, onOrder }: OrderingFieldProps) {
  const isLive = useHydrated();
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ readonly place: number; readonly by: number } | null>(null);

  // Moving a step loses the focus, and at the end of the list the pressed button is disabled, so the other
  // button gets the focus.
  useEffect(() => {
    if (!moved) return;
    const buttons = [...(list.current?.children[moved.place]?.querySelectorAll('button') ?? [])];
    const wanted = moved.by < 0 ? buttons : buttons.toReversed();
    const next = wanted.find((button) => !button.disabled);
    next?.focus();
    // `focus` doesn't scroll to a button that already has the focus.
    next?.scrollIntoView({ block: 'nearest' });
  }, [moved]);

  const move = (place: number, by: number) => {
    const next = [...order];
    next.splice(place + by, 0, ...next.splice(place, 1));
    onOrder(next);
    setMoved({ place: place + by, by });
  };
  const last = moved && choices[order[moved.place] ?? -1];

  return (
    <>
      <ol ref={list} className={styles.steps}>
        {order.map((step, place) => (
          <li key={step}>
            <span>{choices[step]?.text}</span>
            {[-1, 1].map((by) => (
              <button
                key={by}
                type="button"
                className={styles.move}
                disabled={!isLive || place + by < 0 || place + by >= order.length}
                onClick={() => move(place, by)}
              >
                <span aria-hidden="true">{by < 0 ? '↑' : '↓'}</span>
                <VisuallyHidden>
                  {`${by < 0 ? 'Move up' : 'Move down'}: ${choices[step]?.text ?? ''}`}
                </VisuallyHidden>
              </button>
            ))}
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status" data-order-of={name}>
          {moved && last
            ? `${last.text} is now step ${String(moved.place + 1)} of ${String(order.length)}.`
            : ''}
        </span>
      </VisuallyHidden>
    </>
  );
}
