import {
  correctableEntries,
  correctsShare,
  entryKey,
  hasUncorrectable,
  type EventForm,
  type FollowUpKind,
} from '@/domain/signals/eventForm';
import type { Signal } from '@/domain/signals/signal';
import { formatGmt } from '@/domain/time/days';
import { entryWords } from '@/content/signalWords';
import { bindField } from '@/admin/resources/formFields';
import type { FieldsProps } from '@/admin/resources/formFields';
import { FieldGrid } from '@/ui/FieldGrid';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { bindValidated, type FormValidation } from './bindValidated';
import { CANDLE_LINES, PriceField, TargetFields } from './signalFields';
import styles from './signals.module.css';

interface EventFieldsProps extends FieldsProps<EventForm>, FormValidation {
  readonly kind: FollowUpKind;
  readonly signal: Signal;
}

const CLOSE_REASONS = [
  { value: 'stop', label: 'The stop was reached' },
  { value: 'target', label: 'The last target was reached' },
  { value: 'manual', label: 'By hand' },
  { value: 'time', label: 'Time ran out' },
] as const;

const VOID_REASONS = [
  { value: 'targetFirst', label: 'The target was reached first' },
  { value: 'stopFirst', label: 'The stop was reached first' },
] as const;

/** The kinds whose note is optional; closing by hand requires one. */
const OPTIONAL_NOTE_KINDS: readonly FollowUpKind[] = [
  'triggered',
  'partTaken',
  'closed',
  'expired',
  'notTriggered',
];

export function EventFields({ kind, signal, problems, showsErrors, ...props }: EventFieldsProps) {
  const { form } = props;
  const bind = bindValidated(props, { problems, showsErrors });
  const choose = bindField(props);
  const { decimals } = signal.issued;
  const isChoiceOpen = hasUncorrectable(signal);
  const isByHand = kind === 'closed' && form.closeReason === 'manual';
  const price = (label: string, field: 'price' | 'stopLoss' | 'entryFrom' | 'entryTo', hint = '') => (
    <PriceField label={label} decimals={decimals} hint={hint} {...bind(field)} />
  );

  return (
    <>
      {kind === 'corrected' && (
        <SelectField
          label="Update to correct"
          options={[
            ...(isChoiceOpen ? [{ value: '', label: 'Choose an update' }] : []),
            ...correctableEntries(signal).map((entry) => ({
              value: entryKey(entry),
              label: `${entry.id}: ${entryWords(entry)} ${formatGmt(entry.at)}`,
            })),
          ]}
          {...choose('entry')}
        />
      )}
      {kind === 'corrected' && isChoiceOpen && (
        <p className={styles.note}>
          An update that is not published yet isn&apos;t in this list: take it back and record it again.
        </p>
      )}
      <FieldGrid>
        {kind === 'closed' && (
          <SelectField label="Why it ended" options={CLOSE_REASONS} {...choose('closeReason')} />
        )}
        {kind === 'notTriggered' && (
          <SelectField label="What came first" options={VOID_REASONS} {...choose('voidReason')} />
        )}
        {['triggered', 'partTaken', 'closed', 'notTriggered'].includes(kind) && price('Price', 'price')}
        {kind === 'corrected' && price('Correct price (leave empty if it was right)', 'price')}
        {kind === 'corrected' && correctsShare(signal, form) && (
          <TextField
            label="Correct share in % (leave empty if it was right)"
            inputMode="numeric"
            {...bind('share')}
          />
        )}
        {kind === 'partTaken' && (
          <TextField
            label="Share in %"
            inputMode="numeric"
            hint={`Percentage of the original size; ${String(signal.left)}% is left.`}
            {...bind('share')}
          />
        )}
        {kind === 'stopMoved' && price('New stop loss', 'stopLoss')}
        {kind === 'amended' && signal.state === 'waiting' && (
          <>
            {price('Entry from', 'entryFrom')}
            {price('Entry to', 'entryTo', 'Leave empty for a single price.')}
            {price('Stop loss', 'stopLoss')}
            <TextField label="Valid until (GMT)" type="datetime-local" {...bind('validUntil')} />
          </>
        )}
      </FieldGrid>
      {kind === 'amended' && <TargetFields decimals={decimals} bind={bind} />}
      {kind === 'amended' && signal.state === 'waiting' && (
        <>
          <TextField label="Reason" rows={3} {...bind('reason')} />
          <TextField label="What would prove it wrong" rows={2} {...bind('invalidation')} />
        </>
      )}
      <FieldGrid>
        <TextField
          label={
            kind === 'corrected'
              ? 'Correct time (GMT, leave empty if it was right)'
              : 'When it happened (GMT)'
          }
          type="datetime-local"
          {...(kind !== 'corrected' && { hint: 'Empty: now.' })}
          {...bind('at')}
        />
        <TextField label="Author" {...bind('by')} />
      </FieldGrid>
      <TextField
        label={OPTIONAL_NOTE_KINDS.includes(kind) && !isByHand ? 'Note (optional)' : 'Note: why'}
        rows={2}
        {...bind('note')}
      />
      {kind !== 'corrected' && (
        <TextField
          label="Candles since the latest update"
          rows={3}
          hint={`Optional, at most 60 lines: ${CANDLE_LINES}. The last is the candle in which it happened.`}
          {...bind('candles')}
        />
      )}
    </>
  );
}
