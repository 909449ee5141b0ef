import { priceEcho } from '@/domain/signals/draft';
import { correctableEntries, type EventForm, type FollowUpKind } from '@/domain/signals/eventForm';
import type { Signal } from '@/domain/signals/signal';
import { utcText } from '@/domain/days';
import { entryWords } from '@/domain/signals/words';
import { bindField } from '@/admin/resources/bindField';
import type { FieldsProps } from '@/admin/resources/resource';
import { FieldGrid } from '@/ui/FieldGrid';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import styles from './signals.module.css';

interface EventFieldsProps extends FieldsProps<EventForm> {
  readonly kind: FollowUpKind;
  readonly signal: Signal;
}

const CLOSE_REASONS = [
  { value: 'stop', label: 'The stop was reached' },
  { value: 'target', label: 'The last target was reached' },
  { value: 'manual', label: 'By hand' },
  { value: 'time', label: 'Its time was over' },
] as const;

const VOID_REASONS = [
  { value: 'targetFirst', label: 'The target was reached first' },
  { value: 'stopFirst', label: 'The stop was reached first' },
] as const;

/** Of which kinds the note may stay empty; of a close by hand it may not. */
const NOTE_OPTIONAL: readonly FollowUpKind[] = [
  'triggered',
  'partTaken',
  'closed',
  'expired',
  'notTriggered',
];

/** The fields of one kind of event. */
export function EventFields({ kind, signal, form, onChange }: EventFieldsProps) {
  const bind = bindField({ form, onChange });
  const { decimals } = signal.issued;
  const isByHand = kind === 'closed' && form.closeReason === 'manual';
  type PriceKey = 'price' | 'stopLoss' | 'entryFrom' | 'entryTo' | 'target1' | 'target2' | 'target3';
  const price = (label: string, field: PriceKey) => {
    const echo = priceEcho(form[field], decimals);
    return (
      <TextField label={label} inputMode="decimal" {...(echo !== '' && { hint: echo })} {...bind(field)} />
    );
  };

  return (
    <>
      {kind === 'corrected' && (
        <SelectField
          label="Update to correct"
          options={correctableEntries(signal).map((entry) => ({
            value: entry.id,
            label: `${entry.id}: ${entryWords(entry)} ${utcText(entry.at)}`,
          }))}
          {...bind('entry')}
        />
      )}
      <FieldGrid>
        {kind === 'closed' && (
          <SelectField label="Why it ended" options={CLOSE_REASONS} {...bind('closeReason')} />
        )}
        {kind === 'notTriggered' && (
          <SelectField label="What came first" options={VOID_REASONS} {...bind('voidReason')} />
        )}
        {['triggered', 'partTaken', 'closed', 'notTriggered'].includes(kind) && price('Price', 'price')}
        {kind === 'corrected' && price('Right price (empty: it was right)', 'price')}
        {kind === 'partTaken' && (
          <TextField
            label="Share in %"
            inputMode="numeric"
            hint={`Of the first size. ${String(signal.left)}% are left.`}
            {...bind('share')}
          />
        )}
        {kind === 'stopMoved' && price('New stop loss', 'stopLoss')}
        {kind === 'amended' && signal.state === 'waiting' && (
          <>
            {price('Entry from', 'entryFrom')}
            {price('Entry to', 'entryTo')}
            {price('Stop loss', 'stopLoss')}
            <TextField label="Valid until (GMT)" type="datetime-local" {...bind('validUntil')} />
          </>
        )}
      </FieldGrid>
      {kind === 'amended' && (
        <fieldset className={styles.targets}>
          <legend>Targets, the nearest first</legend>
          {price('Target 1', 'target1')}
          <TextField label="Share 1 in %" inputMode="numeric" {...bind('share1')} />
          {price('Target 2', 'target2')}
          <TextField label="Share 2 in %" inputMode="numeric" {...bind('share2')} />
          {price('Target 3', 'target3')}
          <TextField label="Share 3 in %" inputMode="numeric" {...bind('share3')} />
        </fieldset>
      )}
      {kind === 'amended' && signal.state === 'waiting' && (
        <>
          <TextField label="Reason" rows={3} {...bind('reason')} />
          <TextField label="What would prove it wrong" rows={2} {...bind('invalidation')} />
        </>
      )}
      <FieldGrid>
        <TextField
          label={kind === 'corrected' ? 'Right time (GMT, empty: it was right)' : 'When it happened (GMT)'}
          type="datetime-local"
          {...(kind !== 'corrected' && { hint: 'Empty: now.' })}
          {...bind('at')}
        />
        <TextField label="Author" {...bind('by')} />
      </FieldGrid>
      <TextField
        label={NOTE_OPTIONAL.includes(kind) && !isByHand ? 'Note (can stay empty)' : 'Note: why'}
        rows={2}
        {...bind('note')}
      />
    </>
  );
}
