import type { ComponentProps } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'className'> {
  readonly type: 'checkbox' | 'radio';
}

export const Choice = (props: ChoiceProps) => <input className={styles.choice} {...props} />;
