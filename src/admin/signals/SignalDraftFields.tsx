import { useEffect, useId, useState } from 'react';
import { INSTRUMENTS } from '@/domain/instruments';
import { decimalsIn, priceEcho, type SignalDraft } from '@/domain/signals/draft';
import { MARKETS } from '@/domain/signals/entry';
import { MARKET_WORDS } from '@/domain/signals/words';
import { bindField } from '@/admin/resources/bindField';
import type { FieldsProps } from '@/admin/resources/resource';
import { FieldGrid } from '@/ui/FieldGrid';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { DraftArithmetic } from './DraftArithmetic';
import { withInstrument } from './signalDraftForm';
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

const MARKET_OPTIONS = MARKETS.map((value) => ({ value, label: MARKET_WORDS[value] }));
const HALF_A_MINUTE = 30_000;

type TextKey = { [K in keyof SignalDraft]: SignalDraft[K] extends string ? K : never }[keyof SignalDraft];

/** The form of a draft, with the chart and the sums beside it. */
export function SignalDraftFields({ form, onChange }: FieldsProps<SignalDraft>) {
  const listId = useId();
  const [now, setNow] = useState(() => new Date().toISOString());
  const bind = bindField({ form, onChange });
  const decimals = decimalsIn(form.decimals);
  const isMarket = form.order === 'market';

  useEffect(() => {
    const timer = setInterval(() => {
      setNow(new Date().toISOString());
    }, HALF_A_MINUTE);
    return () => {
      clearInterval(timer);
    };
  }, []);

  /** A price: what it is taken for is shown under it where that does not show. */
  const price = (label: string, field: TextKey, hint?: string) => {
    const echo = priceEcho(form[field], decimals);
    const said = [hint ?? '', echo].filter((text) => text !== '').join(' ');
    return (
      <TextField label={label} inputMode="decimal" {...(said !== '' && { hint: said })} {...bind(field)} />
    );
  };

  return (
    <div className={styles.editor}>
      <div className={styles.fields}>
        <TextField
          label="Name of the draft"
          required
          hint="For your list only; it is never published."
          {...bind('name')}
        />
        <FieldGrid>
          <TextField
            label="Instrument"
            list={listId}
            value={form.instrument}
            onChange={(name) => {
              onChange(withInstrument(form, name));
            }}
          />
          <SelectField label="Market" options={MARKET_OPTIONS} {...bind('market')} />
          <TextField label="Currency of the price" hint="Three letters, such as USD." {...bind('quote')} />
          <TextField label="Decimals of a price" inputMode="numeric" {...bind('decimals')} />
          <SelectField label="Direction" options={SIDES} {...bind('side')} />
          <SelectField label="Order" options={ORDERS} {...bind('order')} />
        </FieldGrid>
        <datalist id={listId}>
          {INSTRUMENTS.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <FieldGrid>
          {price(isMarket ? 'Entry: the price paid' : 'Entry from', 'entryFrom')}
          {!isMarket && price('Entry to', 'entryTo', 'Empty for one price.')}
          {price('Stop loss', 'stopLoss')}
          {price('Cost of a round trip', 'cost', 'Spread and commission, in price. Empty for none.')}
        </FieldGrid>
        <fieldset className={styles.targets}>
          <legend>Targets, the nearest first</legend>
          {price('Target 1', 'target1')}
          <TextField label="Share 1 in %" inputMode="numeric" {...bind('share1')} />
          {price('Target 2', 'target2')}
          <TextField label="Share 2 in %" inputMode="numeric" {...bind('share2')} />
          {price('Target 3', 'target3')}
          <TextField label="Share 3 in %" inputMode="numeric" {...bind('share3')} />
        </fieldset>
        <FieldGrid>
          <TextField
            label="Valid until (GMT)"
            type="datetime-local"
            hint="Until then the entry may be taken."
            {...bind('validUntil')}
          />
          <TextField label="Timeframe" hint="The chart the idea was found on." {...bind('timeframe')} />
        </FieldGrid>
        <TextField label="Reason" rows={3} hint="20 to 600 characters." {...bind('reason')} />
        <TextField
          label="What would prove it wrong"
          rows={2}
          hint="10 to 300 characters."
          {...bind('invalidation')}
        />
        <FieldGrid>
          <TextField label="Author" hint="Name and role, as the law asks." {...bind('by')} />
          <TextField label="Prices from" hint="Where the prices come from." {...bind('source')} />
        </FieldGrid>
        <TextField
          label="Interest"
          rows={2}
          hint="What the author and the firm hold of it, or that they hold nothing."
          {...bind('interest')}
        />
        <TextField
          label="Candles before the entry"
          rows={4}
          hint="Can stay empty. 12 to 60 lines: open, high, low, close."
          {...bind('candles')}
        />
        <FieldGrid>
          <TextField label="Remark on the chart" hint="46 characters at most." {...bind('remark')} />
          <TextField
            label="Candle of the remark"
            inputMode="numeric"
            hint="Counted from 1."
            {...bind('remarkAt')}
          />
        </FieldGrid>
      </div>
      <DraftArithmetic draft={form} now={now} />
    </div>
  );
}
