import type { ComponentProps } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'className'> {
  readonly type: 'checkbox' | 'radio';
}

/** A checkbox or radio button, next to its label or in it. */
export const Choice = (props: ChoiceProps) => <input className={styles.choice} {...props} />;
