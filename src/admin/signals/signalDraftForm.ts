import * as v from 'valibot';
import { FIRST_INSTRUMENT, instrumentByName, type Instrument } from '@/domain/trading/instruments';
import { signalDraftSchema, type SignalDraft, type StoredSignalDraft } from '@/domain/signals/draft';

const DAYS_VALID = 5;
const DAY_MS = 86_400_000;

const specificationOf = ({ market, quote, decimals }: Instrument) => ({
  market,
  quote,
  decimals: String(decimals),
});

/** A blank draft. @param now the current time in milliseconds @param by the author, or '' */
export const blankSignalDraft = (now: number, by: string): SignalDraft =>
  v.parse(signalDraftSchema, {
    name: '',
    instrument: FIRST_INSTRUMENT.name,
    ...specificationOf(FIRST_INSTRUMENT),
    share1: '100',
    timeframe: '4-hour',
    validUntil: `${new Date(now + DAYS_VALID * DAY_MS).toISOString().slice(0, 10)}T20:00`,
    by,
  });

/** The editable fields, without timestamps. */
export const signalDraftToForm = (draft: StoredSignalDraft): SignalDraft => v.parse(signalDraftSchema, draft);

/** The draft with another instrument, and its market, currency and decimal places if the site knows that instrument. */
export function withInstrument(draft: SignalDraft, name: string): SignalDraft {
  const known = instrumentByName(name.trim());
  return { ...draft, instrument: name, ...(known && specificationOf(known)) };
}
