import { checkChain } from '@/data/signals/chain';
import type { NewEntry } from '@/data/signals/record';
import type { NewSignalNumber } from '@/data/signals/renumbered';
import type { JsonObject } from '@/data/storage/json';
import type { StorageArea } from '@/data/storage/keyValueStore';
import { storageKeys } from '@/data/storage/storageKeys';
import type { FollowUpKind } from '@/domain/signals/eventForm';
import { RefusedEntryError } from '@/domain/signals/refusal';
import { allowedKinds } from '@/domain/signals/rules';
import { digest } from '../digest';
import { aNewSignal, aSignalDraft } from '../signals';
import type { Browser } from './browser';
import { isSame } from './lists';
import { Fault } from './oracle';

/*
 * What the walks do with signals, and what they may find afterwards. Each entry that they record has a unique note,
 * by which the oracle identifies it: numbers, positions and seals change.
 */

const BY = 'Test author, analyst';

/** An update of each kind; null for those that the walks leave out, and for corrections, which are made below */
const updates: Readonly<Record<FollowUpKind, JsonObject | null>> = {
  triggered: { price: '1.08400' },
  amended: { reason: 'Twenty characters or more.' },
  partTaken: { price: '1.08900', share: 30 },
  stopMoved: { stopLoss: '1.08400' },
  cancelled: {},
  closed: { reason: 'manual', price: '1.08500' },
  expired: null,
  notTriggered: null,
  corrected: null,
};

export interface Teller {
  readonly random: () => number;
  readonly pick: <T>(values: readonly T[]) => T;
  readonly chance: (probability: number) => boolean;
  readonly say: (...words: string[]) => void;
  readonly next: () => number;
}

type Entries = readonly JsonObject[];

const labelOf = ({ note, kind, createdAt, by }: JsonObject) =>
  by === BY ? String(note) : `${String(kind)} ${String(createdAt)}`;
export const labelsOf = (entries: Entries): string[] => entries.map(labelOf);

/** The parts of an entry that must be the same wherever it is stored */
interface Told {
  readonly content: JsonObject;
  /** The labels of the entry that issued its signal and of the one that it corrects */
  readonly of: string;
  readonly about: string;
}

const contentOf = ({ kind, note, at, createdAt, price, reason, stopLoss, share }: JsonObject) => ({
  ...{ kind, note, at, createdAt, price, reason, stopLoss, share },
});

function toldAbout(entry: JsonObject, entries: Entries): Told {
  const issued = entries.find(({ kind, signal }) => kind === 'issued' && signal === entry.signal);
  const target = entries.find(({ id }) => id !== undefined && id === entry.entry);
  return {
    content: contentOf(entry),
    of: issued ? labelOf(issued) : '',
    about: target ? labelOf(target) : '',
  };
}

const storedIn = (area: StorageArea): string[] =>
  labelsOf(JSON.parse(area.getItem(storageKeys.signals) ?? '[]') as Entries);

/** What one browser must show */
export class Holder {
  /** Labels of all entries that this browser has had, except those taken back */
  readonly held = new Set<string>();
  /**
   * The numbers that each signal may have: the one under which it was issued locally or published, and those
   * confirmed since
   */
  readonly numbers = new Map<string, readonly unknown[]>();
  drafts: readonly string[] = [];
}

/**
 * The numbers that a signal may have after these confirmations. Another one may have been shown under the same number,
 * so a signal may also have kept its number.
 */
const numbersAfter = (before: readonly unknown[], confirmed: readonly (readonly NewSignalNumber[])[]) =>
  confirmed.reduce<readonly unknown[]>(
    (all, given) => [...all, ...given.filter((one) => all.includes(one.before)).map(({ now }) => now)],
    before,
  );

/** Knows who recorded what, and nothing about how records are merged. */
export class SignalOracle {
  private readonly told = new Map<string, Told>();
  /** The labels of the samples that the site began with; files may leave out those signals */
  private readonly samples: ReadonlySet<string>;

  constructor(signals: Entries) {
    for (const entry of signals) this.told.set(labelOf(entry), toldAbout(entry, signals));
    this.samples = new Set(labelsOf(signals.filter(({ sample }) => sample === true)));
  }

  private readonly isReal = (label: string) => !this.samples.has(this.told.get(label)?.of ?? '');

  private checkEntry(entry: JsonObject, entries: Entries, where: string): void {
    const label = labelOf(entry);
    const told = this.told.get(label);
    if (!told) throw new Fault(`${where}: nobody recorded ${label}`);
    const now = toldAbout(entry, entries);
    if (!isSame(now.content, told.content))
      throw new Fault(`${where}: ${label} was edited: ${JSON.stringify([told.content, now.content])}`);
    if (now.of !== told.of) throw new Fault(`${where}: ${label} is of ${now.of} instead of ${told.of}`);
    if (now.about !== told.about)
      throw new Fault(`${where}: ${label} corrects ${now.about} instead of ${told.about}`);
  }

  /** Takes note of what a browser has just recorded, and checks what it shows now. */
  look(
    { held, numbers }: Holder,
    { catalogue }: Browser,
    where: string,
    recorded: readonly string[] = [],
  ): void {
    const { sealed, waiting, aside, syncState } = catalogue.signals.read();
    const shown = [...sealed, ...waiting];
    for (const entry of shown.filter((one) => recorded.includes(labelOf(one)))) {
      this.told.set(labelOf(entry), toldAbout(entry, shown));
      if (entry.kind === 'issued') numbers.set(labelOf(entry), [entry.signal]);
    }
    const labels = [...labelsOf(shown), ...aside.map(({ value }) => labelOf(value as JsonObject))];
    if (new Set(labels).size < labels.length)
      throw new Fault(`${where}: an update is there twice: ${labels.join()}`);
    for (const label of [...held].filter(this.isReal))
      if (!labels.includes(label)) throw new Fault(`${where}: the signal update ${label} is gone`);
    // Until somebody has chosen which record to continue, this browser shows the site's record but doesn't hold it.
    const isOffered = syncState.kind === 'apart';
    const offered = isOffered ? labelsOf(sealed) : [];
    for (const label of labels) if (!offered.includes(label)) held.add(label);
    // Somebody else may have published a signal of this browser, under a number that was confirmed there.
    for (const entry of isOffered ? [] : sealed)
      if (numbers.has(labelOf(entry))) numbers.set(labelOf(entry), [entry.signal]);
    for (const entry of shown) this.checkEntry(entry, shown, where);
  }

  /** New numbers stay confirmed if the attempt that asked about them ends without a file. */
  confirm({ numbers }: Holder, confirmed: readonly (readonly NewSignalNumber[])[]): void {
    for (const [label, before] of numbers) numbers.set(label, numbersAfter(before, confirmed));
  }

  /**
   * Checks a file that somebody made after reading another.
   * @param confirmed the numbers that were confirmed for the file, each time somebody was asked
   * @param isPutBack whether this browser's record was chosen over the site's
   */
  checkFile(
    signals: Entries,
    base: Entries,
    { signals: { numbers }, area }: { readonly signals: Holder; readonly area: StorageArea },
    confirmed: readonly (readonly NewSignalNumber[])[],
    isPutBack: boolean,
    where: string,
  ): void {
    for (const entry of signals) this.checkEntry(entry, signals, where);
    // If two published records contradict each other, one of them was chosen.
    const labels = [...labelsOf(signals), ...(isPutBack ? storedIn(area) : [])];
    for (const label of labelsOf(base).filter(this.isReal))
      if (!labels.includes(label)) throw new Fault(`${where}: the published ${label} is missing`);
    const isOther = base[0]?.sample !== signals[0]?.sample;
    if (!isPutBack && !isOther && !isSame(signals.slice(0, base.length), base))
      throw new Fault(`${where}: published updates were changed or moved`);
    for (const { note, kind, signal } of isOther ? signals : signals.slice(base.length)) {
      const before = numbers.get(String(note));
      if (kind !== 'issued' || before === undefined || before.includes(signal)) continue;
      if (!numbersAfter(before, confirmed).includes(signal))
        throw new Fault(`${where}: signal ${before.join()} became ${String(signal)} silently`);
      numbers.set(String(note), [signal]);
    }
  }

  async checkSeals(signals: Entries, where: string): Promise<void> {
    const { broken } = await checkChain(signals, digest);
    if (broken) throw new Fault(`${where}: the chain is broken: ${JSON.stringify(broken)}`);
  }
}

/** Returns the labels of the entries that it recorded. */
type SignalStep = (teller: Teller, browser: Browser, holder: Holder) => Promise<readonly string[]>;

const issue: SignalStep = async (teller, { catalogue }) => {
  const note = `s${String(teller.next())}`;
  teller.say('issues', note);
  await catalogue.signals.issue([aNewSignal({ note })]);
  return [note];
};

const update: SignalStep = async (teller, { catalogue }) => {
  const { replay } = catalogue.signals.read();
  if (replay.signals.length === 0) return [];
  const signal = teller.pick(replay.signals.slice(-3));
  const kinds = allowedKinds(signal).filter((kind) => updates[kind] !== null);
  const target = signal.effective.findLast(({ id, kind }) => id !== '' && kind === 'triggered');
  const note = `u${String(teller.next())}`;
  const isCorrection = target !== undefined && (kinds.length === 0 || teller.chance(0.3));
  if (!isCorrection && kinds.length === 0) return [];
  const kind = isCorrection ? 'corrected' : teller.pick(kinds);
  const fields = isCorrection ? { entry: target.id, price: '1.08390' } : updates[kind];
  teller.say(`${kind} of signal ${String(signal.number)}:`, note);
  const raw = [...catalogue.signals.read().sealed, ...catalogue.signals.read().waiting];
  const issued = raw.find((one) => one.kind === 'issued' && one.signal === signal.number);
  await catalogue.signals.append(signal.number, { ...fields, kind, note, by: BY } as NewEntry, issued);
  return [note];
};

const takeBack: SignalStep = async (teller, { catalogue }, { held }) => {
  const { waiting, aside } = catalogue.signals.read();
  const isAside = aside.length > 0 && teller.chance(0.5);
  if (!isAside && waiting.length === 0) return [];
  if (isAside) await catalogue.signals.removeAside([teller.pick(aside).value]);
  else await catalogue.signals.takeBack(Number(teller.pick(waiting).signal));
  const after = catalogue.signals.read();
  const left = [
    ...labelsOf([...after.sealed, ...after.waiting]),
    ...after.aside.map(({ value }) => labelOf(value as JsonObject)),
  ];
  const gone = [...held].filter((label) => !left.includes(label));
  teller.say('takes back', gone.join());
  const offered = [...waiting.map(labelOf), ...aside.map(({ value }) => labelOf(value as JsonObject))];
  for (const label of gone) if (offered.includes(label)) held.delete(label);
  return [];
};

const draft: SignalStep = async (teller, { catalogue }, holder) => {
  const stored = await catalogue.signalDrafts.list();
  const [one] = stored;
  if (one && teller.chance(0.6)) {
    teller.say('deletes the draft', one.name);
    await catalogue.signalDrafts.removeMany([one.id]);
    holder.drafts = holder.drafts.filter((name) => name !== one.name);
  } else {
    const name = `Draft ${String(teller.next())}`;
    teller.say('adds', name);
    await catalogue.signalDrafts.add(aSignalDraft({ name }));
    holder.drafts = [...holder.drafts, name];
  }
  const names = (await catalogue.signalDrafts.list()).map(({ name }) => name);
  if (!isSame(names, holder.drafts)) throw new Fault(`the drafts are ${names.join()}`);
  return [];
};

const beginOwnRecord: SignalStep = async (teller, { catalogue }) => {
  if (teller.chance(0.7)) return [];
  const hasBegun = await catalogue.signals.beginOwnRecord();
  teller.say('begins an own record:', String(hasBegun));
  return [];
};

/** Changes a record as the dashboard does; the rules may refuse the change. */
export async function changeSignals(
  teller: Teller,
  browser: Browser,
  holder: Holder,
): Promise<readonly string[]> {
  const step = teller.pick([issue, issue, update, update, update, takeBack, draft, beginOwnRecord]);
  try {
    return await step(teller, browser, holder);
  } catch (error) {
    if (!(error instanceof RefusedEntryError)) throw error;
    teller.say('is refused:', error.problem.code);
    return [];
  }
}
