import { useEffect, useId, useRef, useState } from 'react';
import { INSTRUMENTS, MARKETS } from '@/domain/instruments';
import { decimalsIn, readDraft, type SignalDraft } from '@/domain/signals/draft';
import { MARKET_LABELS } from '@/content/signalWords';

import { MAX_LENGTHS } from '@/admin/resources/textRules';
import { bindField, type FieldsProps } from '@/admin/resources/resource';
import { FieldGrid } from '@/ui/FieldGrid';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { DraftArithmetic } from './DraftArithmetic';
import { withInstrument } from './signalDraftForm';
import { bindValidated } from './bindValidated';
import { PriceField, TargetFields } from './signalFields';
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
const HALF_MINUTE_MS = 30_000;

interface SignalDraftFieldsProps extends FieldsProps<SignalDraft> {
  /** Whether to show all errors at once and focus the first. */
  readonly showsErrors?: boolean;
}

/** The number isn't known yet. */
const PLACEHOLDER_NUMBER = 1;

/** The form for a draft, with its chart and figures next to it. */
export function SignalDraftFields({ showsErrors = false, ...props }: SignalDraftFieldsProps) {
  const { form, onChange } = props;
  const listId = useId();
  const fields = useRef<HTMLDivElement>(null);
  const [now, setNow] = useState(() => new Date().toISOString());
  const reading = readDraft(form, PLACEHOLDER_NUMBER, now);
  const bind = bindValidated(props, { problems: reading.problems, showsErrors });
  const choose = bindField(props);
  const decimals = decimalsIn(form.decimals);
  const isMarket = form.order === 'market';

  useEffect(() => {
    if (showsErrors) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [showsErrors]);

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), HALF_MINUTE_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <div className={styles.editor}>
      <div ref={fields} className={styles.fields}>
        <TextField
          label="Draft name"
          required
          limit={MAX_LENGTHS.name}
          hint="For your list only; it is never published."
          {...bind('name')}
        />
        <FieldGrid>
          <TextField
            label="Instrument"
            list={listId}
            {...bind('instrument')}
            onChange={(name) => onChange(withInstrument(form, name))}
          />
          <SelectField label="Market" options={MARKET_OPTIONS} {...choose('market')} />
          <TextField label="Price currency" hint="Three letters, such as USD." {...bind('quote')} />
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
          <PriceField
            label={isMarket ? 'Entry: the price paid' : 'Entry from'}
            decimals={decimals}
            {...bind('entryFrom')}
          />
          {!isMarket && (
            <PriceField
              label="Entry to"
              hint="Leave empty for a single price."
              decimals={decimals}
              {...bind('entryTo')}
            />
          )}
          <PriceField label="Stop loss" decimals={decimals} {...bind('stopLoss')} />
          <PriceField
            label="Round-trip cost"
            hint="Spread and commission, as a price difference. Leave empty for none."
            decimals={decimals}
            {...bind('cost')}
          />
        </FieldGrid>
        <TargetFields decimals={decimals} bind={bind} />
        <FieldGrid>
          <TextField
            label="Valid until (GMT)"
            type="datetime-local"
            hint="The signal can be entered until then."
            {...bind('validUntil')}
          />
          <TextField label="Timeframe" hint="The chart the idea came from." {...bind('timeframe')} />
        </FieldGrid>
        <TextField label="Reason" rows={3} hint="20 to 600 characters." {...bind('reason')} />
        <TextField
          label="What would prove it wrong"
          rows={2}
          hint="10 to 300 characters."
          {...bind('invalidation')}
        />
        <FieldGrid>
          <TextField label="Author" hint="Name and role of the author." {...bind('by')} />
          <TextField label="Prices from" hint="Where the prices come from." {...bind('source')} />
        </FieldGrid>
        <TextField
          label="Interest"
          rows={2}
          hint="Any position that the author or the firm holds. If there is none, say so."
          {...bind('interest')}
        />
        <TextField
          label="Candles before the entry"
          rows={4}
          hint="Optional. 12 to 60 lines: open, high, low, close."
          {...bind('candles')}
        />
        <FieldGrid>
          <TextField label="Remark on the chart" hint="46 characters at most." {...bind('remark')} />
          <TextField
            label="Candle for the remark"
            inputMode="numeric"
            hint="Counted from 1."
            {...bind('remarkAt')}
          />
        </FieldGrid>
      </div>
      <DraftArithmetic reading={reading} />
    </div>
  );
}

/** The same, with every error that prevents issuing. */
export const SignalDraftFieldsWithErrors = (props: FieldsProps<SignalDraft>) => (
  <SignalDraftFields {...props} showsErrors />
);
