import { FIRST_INSTRUMENT, instrumentByName } from '@/domain/instruments';
import type { SignalDraft, StoredSignalDraft } from '@/domain/signals/draft';

const DAYS_VALID = 5;
const DAY_MS = 86_400_000;

/** A blank draft. @param now the clock in milliseconds @param by the author, or '' */
export const blankSignalDraft = (now: number, by: string): SignalDraft => ({
  name: '',
  isActive: true,
  instrument: FIRST_INSTRUMENT.name,
  market: FIRST_INSTRUMENT.market,
  quote: FIRST_INSTRUMENT.quote,
  decimals: String(FIRST_INSTRUMENT.decimals),
  side: 'long',
  order: 'limit',
  entryFrom: '',
  entryTo: '',
  stopLoss: '',
  target1: '',
  share1: '100',
  target2: '',
  share2: '',
  target3: '',
  share3: '',
  timeframe: '4-hour',
  validUntil: `${new Date(now + DAYS_VALID * DAY_MS).toISOString().slice(0, 10)}T20:00`,
  cost: '',
  reason: '',
  invalidation: '',
  source: '',
  interest: '',
  by,
  candles: '',
  remark: '',
  remarkAt: '',
});

/** The editable fields, without timestamps. */
export const signalDraftToForm = ({
  id: _id,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...draft
}: StoredSignalDraft): SignalDraft => draft;

/** The draft with another instrument, and its market, currency and decimals if the site knows it. */
export function withInstrument(draft: SignalDraft, name: string): SignalDraft {
  const known = instrumentByName(name.trim());
  return known === undefined
    ? { ...draft, instrument: name }
    : {
        ...draft,
        instrument: name,
        market: known.market,
        quote: known.quote,
        decimals: String(known.decimals),
      };
}
