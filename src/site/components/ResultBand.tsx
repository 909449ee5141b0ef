import type { ReactNode, Ref } from 'react';
import styles from './ResultBand.module.css';

interface ResultBandProps {
  readonly level: 2 | 3;
  /** The heading takes the focus when the result appears. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly id?: string;
  /** Such as `+1.05R` or `5 of 8`. */
  readonly figure: string;
  readonly tone?: 'gain' | 'loss' | undefined;
  /** What the figure stands for, such as `at your target`. */
  readonly label: string;
  readonly sentence: string;
  /** The actions, with the next step first. */
  readonly actions?: ReactNode;
  /** The evidence next to the result. */
  readonly children?: ReactNode;
}

/** How an exercise ended: one figure, one sentence and the next step, with the evidence next to them. */
export function ResultBand(props: ResultBandProps) {
  const { level, headingRef, id, figure, tone, label, sentence, actions, children } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={styles.frame}>
      <div className={styles.band} data-ground="felt">
        <div className={styles.words}>
          <Heading ref={headingRef} id={id} tabIndex={-1}>
            <strong data-tone={tone}>{figure}</strong> <span>{label}</span>
          </Heading>
          <p>{sentence}</p>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {children !== undefined && <div className={styles.proof}>{children}</div>}
      </div>
    </div>
  );
}
