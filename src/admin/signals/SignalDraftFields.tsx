import { useEffect, useId, useRef } from 'react';
import { INSTRUMENTS, MARKETS } from '@/domain/trading/instruments';
import { decimalsIn, readDraft, type SignalDraft } from '@/domain/signals/draft';
import { MARKET_LABELS } from '@/content/signalWords';
import { MAX_LENGTHS } from '@/domain/catalogue/fields';
import { bindField } from '@/admin/resources/formFields';
import type { FieldsProps } from '@/admin/resources/formFields';
import { FieldGrid } from '@/ui/FieldGrid';
import { SelectField } from '@/ui/SelectField';
import { TextField, type TextFieldProps } from '@/ui/TextField';
import { useMinute } from '@/ui/useMinute';
import { DraftPreview } from './DraftPreview';
import { withInstrument } from './signalDraftForm';
import { bindValidatedField } from './bindValidatedField';
import { CANDLE_FORMATS, PriceField, TargetFields } from './signalFields';
import styles from './signals.module.css';

const SIDES = [
  { value: 'long', label: 'Buy' },
  { value: 'short', label: 'Sell' },
] as const;

const ORDERS = [
  { value: 'limit', label: 'Limit order' },
  { value: 'stop', label: 'Stop order' },
  { value: 'market', label: 'At the market' },
] as const;

const MARKET_OPTIONS = MARKETS.map((value) => ({ value, label: MARKET_LABELS[value] }));

interface SignalDraftFieldsProps extends FieldsProps<SignalDraft> {
  /** Whether to show all errors at once and focus the first. */
  readonly showsErrors?: boolean;
}

type TextName = Exclude<keyof SignalDraft, 'isActive' | 'market' | 'side' | 'order'>;

/** Stands in for the number that a draft will get when it is issued. */
const PLACEHOLDER_NUMBER = 1;

/** The form for a draft, with its chart and figures next to it. */
export function SignalDraftFields({ showsErrors = false, ...props }: SignalDraftFieldsProps) {
  const { form, onChange } = props;
  const listId = useId();
  const fields = useRef<HTMLDivElement>(null);
  const now = new Date(useMinute() ?? 0).toISOString();
  const reading = readDraft(form, PLACEHOLDER_NUMBER, now);
  const bind = bindValidatedField(props, { problems: reading.problems, showsErrors });
  const choose = bindField(props);
  const decimals = decimalsIn(form.decimals);
  const isMarket = form.order === 'market';
  const text = (field: TextName, label: string, hint: string, rules: Partial<TextFieldProps> = {}) => (
    <TextField label={label} hint={hint} {...rules} {...bind(field)} />
  );
  const price = (field: 'entryFrom' | 'entryTo' | 'stopLoss' | 'cost', label: string, hint = '') => (
    <PriceField label={label} hint={hint} decimals={decimals} {...bind(field)} />
  );

  useEffect(() => {
    if (showsErrors) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [showsErrors]);

  return (
    <div className={styles.editor}>
      <div ref={fields} className={styles.fields}>
        {text('name', 'Draft name', 'For your list only; it is never published.', {
          required: true,
          limit: MAX_LENGTHS.name,
        })}
        <FieldGrid>
          <TextField
            label="Instrument"
            list={listId}
            {...bind('instrument')}
            onChange={(name) => onChange(withInstrument(form, name))}
          />
          <SelectField label="Market" options={MARKET_OPTIONS} {...choose('market')} />
          {text('quote', 'Price currency', 'Three letters, such as USD.')}
          <TextField label="Decimal places" inputMode="numeric" {...bind('decimals')} />
          <SelectField label="Direction" options={SIDES} {...choose('side')} />
          <SelectField label="Order" options={ORDERS} {...choose('order')} />
        </FieldGrid>
        <datalist id={listId}>
          {INSTRUMENTS.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <FieldGrid>
          {price('entryFrom', isMarket ? 'Entry: the market price' : 'Entry from')}
          {!isMarket && price('entryTo', 'Entry to', 'Leave empty for a single price.')}
          {price('stopLoss', 'Stop loss')}
          {price(
            'cost',
            'Round-trip cost',
            'Spread and commission, as a price difference. Leave empty for none.',
          )}
        </FieldGrid>
        <TargetFields decimals={decimals} bind={bind} />
        <FieldGrid>
          {text('validUntil', 'Valid until (GMT)', 'The signal can be entered until then.', {
            type: 'datetime-local',
          })}
          {text('timeframe', 'Timeframe', 'The chart the idea came from.')}
        </FieldGrid>
        {text('reason', 'Reason', '20 to 600 characters.', { rows: 3 })}
        {text('invalidation', 'What would prove it wrong', '10 to 300 characters.', { rows: 2 })}
        <FieldGrid>
          {text('by', 'Author', 'Name and role of the author.')}
          {text('source', 'Prices from', 'Where the prices come from.')}
        </FieldGrid>
        {text(
          'interest',
          'Interest',
          'Any position that the author or the firm holds. If there is none, say so.',
          { rows: 2 },
        )}
        {text('candles', 'Candles before the entry', `Optional. 12 to 60 lines: ${CANDLE_FORMATS}.`, {
          rows: 4,
        })}
        <FieldGrid>
          {text('remark', 'Remark on the chart', '46 characters at most.')}
          {text('remarkAt', 'Candle for the remark', 'Counted from 1.', { inputMode: 'numeric' })}
        </FieldGrid>
      </div>
      <DraftPreview
        reading={reading}
        isBegun={showsErrors || [form.entryFrom, form.stopLoss, form.target1].some((text) => text !== '')}
      />
    </div>
  );
}

/** The form for a draft, showing every error that prevents issuing it. */
export const SignalDraftFieldsWithErrors = (props: FieldsProps<SignalDraft>) => (
  <SignalDraftFields {...props} showsErrors />
);
