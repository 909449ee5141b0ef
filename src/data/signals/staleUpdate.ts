import type { JsonObject } from '@/data/storage/json';
import type { EntryKind } from '@/domain/signals/entry';
import { AMENDABLE_FIELDS } from '@/domain/signals/plan';

/** The kind of a stored entry; one added later is left to `default`. */
const kindOf = ({ kind }: JsonObject) => kind as EntryKind;

const ENTRY_ZONE = ['entryFrom', 'entryTo'];

const planFieldsIn = (entry: JsonObject) => AMENDABLE_FIELDS.filter((field) => field in entry);
const correctionOf = ({ entry }: JsonObject) => `correction of ${String(entry)}`;

/** The fields that an entry changes. Endings are left out, because the record's rules take care of them. */
function fieldsChangedBy(entry: JsonObject, all: readonly JsonObject[]): readonly string[] {
  switch (kindOf(entry)) {
    case 'amended':
      return planFieldsIn(entry);
    case 'stopMoved':
      return ['stopLoss'];
    case 'partTaken':
      return ['parts', 'result'];
    case 'corrected': {
      const isOfStop = all.some(({ id, kind }) => id === entry.entry && kind === 'stopMoved');
      const ofPrice = isOfStop ? 'stopLoss' : 'result';
      return [correctionOf(entry), ...(entry.price === undefined ? [] : [ofPrice])];
    }
    case 'issued':
    case 'triggered':
    case 'closed':
    case 'expired':
    case 'cancelled':
    case 'notTriggered':
    default:
      return [];
  }
}

/** An update may be wrong if one of these fields has changed since the update's author saw it. */
function fieldsReliedOnBy(entry: JsonObject): readonly string[] {
  switch (kindOf(entry)) {
    case 'amended':
      return planFieldsIn(entry);
    case 'triggered':
      return [...ENTRY_ZONE, 'stopLoss'];
    case 'partTaken':
      return ['parts', 'targets'];
    case 'stopMoved':
      return ['stopLoss'];
    case 'closed':
      return ['stopLoss', 'targets', 'result'];
    case 'expired':
      return ENTRY_ZONE;
    case 'notTriggered':
      return [...ENTRY_ZONE, 'stopLoss', 'targets'];
    case 'corrected':
      return [correctionOf(entry)];
    case 'issued':
    case 'cancelled':
    default:
      return [];
  }
}

/** An update's candles are those since the previous one, so two updates made at once can't both have candles. */
const bothHaveCandles = (...entries: readonly JsonObject[]) =>
  entries.every(({ candles }) => candles !== undefined);

/**
 * Whether an entry that its author hadn't seen has changed what an update relies on
 * @param earlier all entries of the signal
 */
export function isStaleUpdate(
  waiting: JsonObject,
  unseen: readonly JsonObject[],
  earlier: readonly JsonObject[],
): boolean {
  const reliedOn = fieldsReliedOnBy(waiting);
  return unseen.some(
    (entry) =>
      bothHaveCandles(entry, waiting) ||
      fieldsChangedBy(entry, earlier).some((changed) => reliedOn.includes(changed)),
  );
}
