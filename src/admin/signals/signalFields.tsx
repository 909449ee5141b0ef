import { priceEcho, type TargetInputs } from '@/domain/signals/draft';
import { TextField } from '@/ui/TextField';
import type { bindValidatedField } from './bindValidatedField';
import styles from './signals.module.css';

/** The formats in which a candle can be pasted. */
export const CANDLE_FORMATS =
  'open, high, low, close, or as MetaTrader, TradingView, Dukascopy, HistData and stooq export them';

type Bind = ReturnType<typeof bindValidatedField<TargetInputs>>;

interface PriceFieldProps extends ReturnType<Bind> {
  readonly label: string;
  readonly hint?: string;
  readonly decimals: number;
}

/** A price field. Shows how the price is read if that isn't obvious. */
export function PriceField({ hint = '', decimals, ...field }: PriceFieldProps) {
  const shown = [hint, priceEcho(field.value, decimals)].filter((text) => text !== '').join(' ');
  return <TextField inputMode="decimal" {...(shown !== '' && { hint: shown })} {...field} />;
}

interface TargetFieldsProps {
  readonly decimals: number;
  readonly bind: Bind;
}

export function TargetFields({ decimals, bind }: TargetFieldsProps) {
  return (
    <fieldset className={styles.targets}>
      <legend>Targets, nearest first</legend>
      <PriceField label="Target 1" decimals={decimals} {...bind('target1')} />
      <TextField label="Share 1 in %" inputMode="numeric" {...bind('share1')} />
      <PriceField label="Target 2" decimals={decimals} {...bind('target2')} />
      <TextField label="Share 2 in %" inputMode="numeric" {...bind('share2')} />
      <PriceField label="Target 3" decimals={decimals} {...bind('target3')} />
      <TextField label="Share 3 in %" inputMode="numeric" {...bind('share3')} />
    </fieldset>
  );
}
