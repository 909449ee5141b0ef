import {
  correctableEntries,
  correctsShare,
  entryKey,
  hasUnpublishedCorrectable,
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
import { bindValidatedField, type FormValidation } from './bindValidatedField';
import { CANDLE_FORMATS, PriceField, TargetFields } from './signalFields';
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

/** The kinds whose note is optional; closing manually requires one. */
const OPTIONAL_NOTE_KINDS: readonly FollowUpKind[] = [
  'triggered',
  'partTaken',
  'closed',
  'expired',
  'notTriggered',
];

interface CorrectedUpdateProps {
  readonly signal: Signal;
  /** Which entry is corrected. */
  readonly choice: { readonly value: string; readonly onChange: (entry: string) => void };
}

/** Asks which update was wrong. */
function CorrectedUpdate({ signal, choice }: CorrectedUpdateProps) {
  const isChoiceOpen = hasUnpublishedCorrectable(signal);
  return (
    <>
      <SelectField
        label="Update to correct"
        options={[
          ...(isChoiceOpen ? [{ value: '', label: 'Choose an update' }] : []),
          ...correctableEntries(signal).map((entry) => ({
            value: entryKey(entry),
            label: `${entry.id}: ${entryWords(entry)} ${formatGmt(entry.at)}`,
          })),
        ]}
        {...choice}
      />
      {isChoiceOpen && (
        <p className={styles.note}>
          An update that isn&apos;t published yet isn&apos;t in this list: take it back and record it again.
        </p>
      )}
    </>
  );
}

type Bind = ReturnType<typeof bindValidatedField<EventForm>>;

interface PlanFieldsProps {
  readonly decimals: number;
  /** Whether the signal is waiting for its entry: once it is entered, only its targets may change. */
  readonly isWaiting: boolean;
  readonly bind: Bind;
}

/** What an amendment may change in a plan. */
function PlanFields({ decimals, isWaiting, bind }: PlanFieldsProps) {
  const targets = <TargetFields decimals={decimals} bind={bind} />;
  if (!isWaiting) return targets;
  return (
    <>
      <FieldGrid>
        <PriceField label="Entry from" decimals={decimals} {...bind('entryFrom')} />
        <PriceField
          label="Entry to"
          decimals={decimals}
          hint="Leave empty for a single price."
          {...bind('entryTo')}
        />
        <PriceField label="Stop loss" decimals={decimals} {...bind('stopLoss')} />
        <TextField label="Valid until (GMT)" type="datetime-local" {...bind('validUntil')} />
      </FieldGrid>
      {targets}
      <TextField label="Reason" rows={3} {...bind('reason')} />
      <TextField label="What would prove it wrong" rows={2} {...bind('invalidation')} />
    </>
  );
}

export function EventFields({ kind, signal, problems, showsErrors, ...props }: EventFieldsProps) {
  const { form } = props;
  const bind = bindValidatedField(props, { problems, showsErrors });
  const choose = bindField(props);
  const { decimals } = signal.issued;
  const isCorrection = kind === 'corrected';
  const isManualEdit = kind === 'closed' && form.closeReason === 'manual';
  const price = (label: string, field: 'price' | 'stopLoss') => (
    <PriceField label={label} decimals={decimals} {...bind(field)} />
  );

  return (
    <>
      {isCorrection && <CorrectedUpdate signal={signal} choice={choose('entry')} />}
      {kind === 'amended' ? (
        <PlanFields decimals={decimals} isWaiting={signal.state === 'waiting'} bind={bind} />
      ) : (
        <FieldGrid>
          {kind === 'closed' && (
            <SelectField label="Why it ended" options={CLOSE_REASONS} {...choose('closeReason')} />
          )}
          {kind === 'notTriggered' && (
            <SelectField label="What came first" options={VOID_REASONS} {...choose('voidReason')} />
          )}
          {['triggered', 'partTaken', 'closed', 'notTriggered'].includes(kind) && price('Price', 'price')}
          {isCorrection && price('Corrected price (leave empty if the recorded one was right)', 'price')}
          {isCorrection && correctsShare(signal, form) && (
            <TextField
              label="Corrected share in % (leave empty if the recorded one was right)"
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
        </FieldGrid>
      )}
      <FieldGrid>
        <TextField
          label={
            isCorrection
              ? 'Corrected time (GMT; leave empty if the recorded one was right)'
              : 'When it happened (GMT)'
          }
          type="datetime-local"
          {...(!isCorrection && { hint: 'Leave empty to use the current time.' })}
          {...bind('at')}
        />
        <TextField label="Author" {...bind('by')} />
      </FieldGrid>
      <TextField
        label={OPTIONAL_NOTE_KINDS.includes(kind) && !isManualEdit ? 'Note (optional)' : 'Note: why'}
        rows={2}
        {...bind('note')}
      />
      {!isCorrection && (
        <TextField
          label="Candles since the latest update"
          rows={3}
          hint={`Optional, at most 60 lines: ${CANDLE_FORMATS}. The last is the candle in which it happened.`}
          {...bind('candles')}
        />
      )}
    </>
  );
}
