import { fields, isSame, names, valueIn, websitesIn, type Lists, type Name, type Shown } from './lists';

/** A set of events: bit n stands for the n-th */
export type Known = bigint;

interface Event {
  readonly value: unknown;
  /** The values that were shown when it was typed */
  readonly over: readonly unknown[];
  readonly knows: Known;
  readonly bit: Known;
}

/** Thrown if work was lost, or if nobody was asked about a conflict. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

export type Side = 'mine' | 'theirs';

export interface Question {
  /** Questions with the same key are asked as one. */
  readonly key: string;
  readonly list: Name;
  /** Empty for a question about the order */
  readonly website: string;
  /** As in {@link valueIn} */
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** An answer, and the file that it concerned */
export interface Answer {
  readonly question: Question;
  readonly side: Side;
  readonly file: Version;
}

/** Lists, and what everybody who has seen them knows */
export interface Version {
  readonly lists: Lists;
  readonly known: Known;
}

/** Whether two people contradict each other: `may` if either had seen a value like the other's. */
type Verdict = 'none' | 'may' | 'must';

/**
 * Records who typed what, and what that person had seen before. So it knows what each browser and file may
 * show, and which questions are due; it knows nothing about how files are merged.
 */
export class Oracle {
  /** The values before anything was typed */
  private readonly first = new Map<string, unknown>();
  private readonly events = new Map<string, Event[]>();
  private readonly websites: Readonly<Record<Name, Set<string>>>;
  private count = 0n;

  constructor(lists: Lists) {
    const of = (name: Name) => new Set(websitesIn(lists[name]));
    this.websites = { brokers: of('brokers'), platforms: of('platforms') };
    for (const name of names)
      for (const [website, field] of [...this.unitsOf(name), ['', 'order'] as const])
        this.first.set([name, website, field].join(), valueIn(lists[name], website, field));
  }

  /** The units of all records that were ever in the list */
  unitsOf(name: Name): (readonly [website: string, field: string])[] {
    return [...this.websites[name]].flatMap((website) =>
      ['alive', ...fields[name]].map((field) => [website, field] as const),
    );
  }

  /** Records that somebody who knows `knows` typed a value. Returns the event. */
  typed(knows: Known, name: Name, website: string, field: string, value: unknown): Known {
    const unit = [name, website, field].join();
    if (field === 'alive' && !this.websites[name].has(website)) {
      this.websites[name].add(website);
      this.first.set(unit, false);
    }
    const bit = 1n << this.count;
    this.count += 1n;
    const event = { value, over: this.shown(knows, unit), knows, bit };
    this.events.set(unit, [...this.about(unit), event]);
    return bit;
  }

  private about(unit: string): readonly Event[] {
    return this.events.get(unit) ?? [];
  }

  maskOf(name: Name, website = '', field = ''): Known {
    let mask = 0n;
    for (const [unit, events] of this.events)
      if (field === '' ? unit.startsWith(name) : unit === [name, website, field].join())
        for (const { bit } of events) mask |= bit;
    return mask;
  }

  /** The events for a unit that nobody who had seen them has replaced */
  private latest(known: Known, unit: string): Event[] {
    const all = this.about(unit).filter(({ bit }) => known & bit);
    return all.filter((event) => !all.some(({ knows }) => knows & event.bit));
  }

  /** The values that somebody who knows `known` may see: one, or several that contradict each other */
  private shown(known: Known, unit: string): readonly unknown[] {
    const latest = this.latest(known, unit);
    return latest.length === 0 ? [this.first.get(unit)] : latest.map(({ value }) => value);
  }

  isShown(known: Known, name: Name, website: string, field: string, list: Shown): boolean {
    const value = valueIn(list, website, field);
    return field === 'order'
      ? this.isOrderShown(known, name, list)
      : this.shown(known, [name, website, field].join()).some((one) => isSame(one, value));
  }

  /** Records restored since somebody last moved one may be anywhere. */
  private isOrderShown(known: Known, name: Name, list: Shown): boolean {
    const unit = [name, '', 'order'].join();
    const [order, other] = this.latest(known, unit);
    if (other) return true;
    const wanted = (order?.value ?? this.first.get(unit)) as readonly string[];
    const here = websitesIn(list);
    const cameBack = (website: string) =>
      this.about([name, website, 'alive'].join()).some(
        ({ value, bit }) => value === true && bit & known && !((order?.knows ?? 0n) & bit),
      );
    const isPlaced = (website: string) =>
      here.includes(website) && wanted.includes(website) && !cameBack(website);
    return isSame(here.filter(isPlaced), wanted.filter(isPlaced));
  }

  private verdictOn(known: Known, unit: string): Verdict {
    const latest = this.latest(known, unit);
    const pairsOf = (events: readonly Event[]) =>
      events
        .flatMap((a, index) => events.slice(index + 1).map((b) => [a, b] as const))
        .filter(([a, b]) => !isSame(a.value, b.value));
    if (pairsOf(latest).length === 0) return 'none';
    // A value that was on the screen when it was replaced may be replaced silently, whoever typed it.
    const wasOver = (a: Event, b: Event) =>
      a.over.some((value) => isSame(value, b.value)) ||
      this.about(unit).some(({ bit, value }) => bit & a.knows && isSame(value, b.value));
    const isReplaced = (b: Event) =>
      latest.some((a) => !isSame(a.value, b.value) && wasOver(a, b) && !wasOver(b, a));
    const open = pairsOf(latest.filter((event) => !isReplaced(event)));
    return open.every(([a, b]) => wasOver(a, b) || wasOver(b, a)) ? 'may' : 'must';
  }

  /** A deletion also contradicts edits that whoever deleted the record hadn't seen. */
  private verdictOnLife(known: Known, name: Name, website: string): Verdict {
    const alive = [name, website, 'alive'].join();
    const lives = this.shown(known, alive);
    const deletions = this.latest(known, alive);
    if (lives.includes(true) || deletions.length === 0) return this.verdictOn(known, alive);
    const edits = fields[name]
      .map((field) => [name, website, field].join())
      .flatMap((unit) => this.latest(known, unit).map((event) => ({ unit, ...event })))
      .filter(({ bit }) => !deletions.some(({ knows }) => knows & bit));
    if (edits.length === 0) return 'none';
    const wasSeen = ({ unit, value }: (typeof edits)[number]) =>
      deletions.some(({ knows }) =>
        [
          ...this.shown(knows, unit),
          ...this.about(unit).flatMap(({ bit, over }) => (bit & knows ? over : [])),
        ].some((seen) => isSame(seen, value)),
      );
    return edits.every(wasSeen) ? 'may' : 'must';
  }

  private isDue(known: Known, name: Name, website: string, field: string): boolean {
    return field === 'alive'
      ? this.verdictOnLife(known, name, website) === 'must'
      : this.verdictOn(known, [name, website, field].join()) === 'must';
  }

  /** Whether merging two lists must ask, if both sides together know `known` */
  verdict(known: Known, name: Name, website: string, field: string, mine: Shown, theirs: Shown): Verdict {
    const [here, there] = [websitesIn(mine), websitesIn(theirs)];
    if (field === 'order') {
      const isEqual = isSame(
        here.filter((one) => there.includes(one)),
        there.filter((one) => here.includes(one)),
      );
      // Records that only one side has may reconcile two orders.
      const isOpen = !isEqual && this.verdictOn(known, [name, '', field].join()) !== 'none';
      return isOpen ? 'may' : 'none';
    }
    const sides = Number(here.includes(website)) + Number(there.includes(website));
    if (field === 'alive') return sides === 1 ? this.verdictOnLife(known, name, website) : 'none';
    return sides === 2 ? this.verdictOn(known, [name, website, field].join()) : 'none';
  }

  /** Says what is wrong with a list that is shown to somebody who knows `known`; '' if nothing is. */
  faultIn(known: Known, name: Name, list: Shown): string {
    const here = new Set(websitesIn(list));
    if (here.size < list.length) return 'a record is in the list twice';
    if (new Set(list.map(({ id }) => id)).size < list.length) return 'two records have one id';
    for (const [website, field] of this.unitsOf(name)) {
      if (field !== 'alive' && !here.has(website)) continue;
      const about = `${website} ${field} is ${String(valueIn(list, website, field))}`;
      if (!this.isShown(known, name, website, field, list))
        return `${about} instead of ${this.shown(known, [name, website, field].join()).join()}`;
      if (this.isDue(known, name, website, field)) return `${about}, and nobody was asked`;
    }
    return this.isOrderShown(known, name, list) ? '' : `the order is ${[...here].join()}`;
  }

  /**
   * What somebody who knew `known` knows once their list shows part of a file whose maker knew `theirs`: a page that
   * asks nothing may take all of a file, none of it, or everything except what needs a question.
   */
  follow(known: Known, theirs: Known, name: Name, list: Shown): Known {
    const both = known | theirs;
    if (this.faultIn(both, name, list) === '') return known | (theirs & this.maskOf(name));
    let taken = 0n;
    for (const [website, field] of [...this.unitsOf(name), ['', 'order'] as const]) {
      const isRead = field === 'order' || field === 'alive' || valueIn(list, website, 'alive') === true;
      const isTaken =
        isRead &&
        this.isShown(both, name, website, field, list) &&
        !this.isShown(known, name, website, field, list) &&
        !this.isDue(both, name, website, field);
      if (isTaken) taken |= this.maskOf(name, website, field);
    }
    return known | (taken & both);
  }
  /**
   * What is known in lists made by merging two versions with these answers
   * @param earlier files that were merged before the target had a newer one
   * @throws Fault if something was not asked
   */
  merged(
    mine: Version,
    theirs: Version,
    given: readonly Answer[],
    made: Lists,
    earlier: readonly Version[] = [],
  ): Known {
    // After another publication, an answer remains valid if the published value is the same.
    const answers = given.filter(({ question: { list, website, field }, file }) =>
      isSame(valueIn(file.lists[list], website, field), valueIn(theirs.lists[list], website, field)),
    );
    const seen = mine.known | theirs.known;
    for (const name of names)
      for (const [website, field] of this.unitsOf(name)) {
        const isAnswered = answers.some(
          ({ question }) =>
            question.list === name && question.website === website && question.field === field,
        );
        const sides = [mine.lists[name], theirs.lists[name]] as const;
        if (!isAnswered && this.verdict(seen, name, website, field, ...sides) === 'must')
          throw new Fault(`nobody was asked about ${website} ${field}`);
      }
    let known = seen;
    for (const { question, side } of answers) {
      const { list, website, field } = question;
      const chosen = { mine, theirs }[side].lists[list];
      const isKept = field === 'alive' && valueIn(chosen, website, field) === true;
      // Whoever keeps a record keeps it as it is shown, or as an earlier publication in this round had it.
      const valueOf = (one: string) => {
        const [own, now] = [chosen, made[list]].map((shown) => valueIn(shown, website, one));
        // The record may have come back only in this round, in which case it wasn't on the screen before.
        if (field !== 'alive' && field !== 'order' && !websitesIn(chosen).includes(website))
          return question[side];
        const about = given.filter(({ question: asked }) => asked.list === list && asked.website === website);
        const isTaken =
          isKept &&
          [...about.map(({ file }) => file), ...earlier].some(({ lists }) =>
            isSame(valueIn(lists[list], website, one), now),
          ) &&
          !about.some((answer) => answer.side === 'mine' && answer.question.field === one);
        return isTaken || field === 'order' ? now : own;
      };
      for (const one of isKept ? [field, ...fields[list]] : [field])
        known |= this.typed(seen, list, website, one, valueOf(one));
    }
    return known;
  }
}
