import type { JsonObject } from '@/data/storage/json';
import { createMemoryArea } from '@/data/storage/keyValueStore';
import type { RemovedRecord } from '@/data/catalogue/ports';
import type { Fetch } from '@/data/publishing/target';
import { aMemoryHost } from '../memoryHost';
import { randomFrom } from '../random';
import { sampleEntries } from '../sampleSignals';
import { firstFile, openBrowser, type Ask, type Browser } from './browser';
import {
  aRecord,
  contentOf,
  fields,
  isSame,
  listsIn,
  names,
  valueIn,
  websitesIn,
  type Lists,
  type Name,
  type Shown,
} from './lists';
import { Fault, Oracle, type Answer, type Known, type Side, type Version } from './oracle';
import { changeSignals, Holder, labelsOf, SignalOracle } from './signals';

export interface File extends Version {
  readonly text: string;
  readonly label: string;
}

/** Who types, and in which lists something was typed */
interface Writer {
  known: Known;
  readonly typedIn: Set<Name>;
}

/** Somebody with a browser */
export interface Person extends Writer {
  readonly label: string;
  readonly area: ReturnType<typeof createMemoryArea>;
  browser: Browser;
  /** The lists as shown on the screen */
  lists: Lists;
  /** The file that the browser read last */
  read: File;
  /** The files that it has read since the last look at the screen */
  offered: File[];
  answers: Answer[];
  /** What this page deleted and can undo */
  deleted: { readonly name: Name; readonly removed: readonly RemovedRecord[] }[];
  published: File | null;
  signals: Holder;
}

const signalsIn = ({ text }: Pick<File, 'text'>) =>
  (JSON.parse(text) as { readonly signals: readonly JsonObject[] }).signals;

/** What several people's browsers and a site hold, and the oracles' verdicts on that */
export class World {
  readonly random: () => number;
  readonly trace: string[] = [];
  readonly oracle: Oracle;
  readonly signalOracle: SignalOracle;
  readonly people: Person[] = [];
  readonly files: File[];
  readonly backups: File[] = [];
  readonly needless: string[] = [];
  site: File;
  /** The file that the next build includes */
  repository: File;
  private builtIn: File;
  /** Null if publications are downloaded */
  readonly host: ReturnType<typeof aMemoryHost> | null;
  /** Runs before the next write to the host. */
  race: (() => Promise<unknown>) | null = null;
  /** What is lost, if anything: only the response to the next write, or the connection from then on as well */
  lost: 'none' | 'answer' | 'connection' = 'none';
  private isCut = false;
  private fault: unknown = null;
  private cancels = 0.1;
  private clock = Date.UTC(2026, 10, 22, 12);
  private serial = 3;

  constructor(seed: number) {
    this.random = randomFrom(seed);
    const listOf = (name: Name) => [1, 2, 3].map((id) => aRecord(name, id, String(id), this.now()));
    const lists = { brokers: listOf('brokers'), platforms: listOf('platforms') };
    this.oracle = new Oracle(lists);
    const signals = this.chance(0.3) ? sampleEntries : [];
    this.signalOracle = new SignalOracle(signals);
    this.site = { text: firstFile(lists, signals), lists, known: 0n, label: 'the first file' };
    [this.repository, this.builtIn, this.files] = [this.site, this.site, [this.site]];
    this.host = this.chance(0.5) ? aMemoryHost(this.site.text) : null;
  }

  async begin(): Promise<void> {
    const count = 2 + Math.floor(this.random() * 3);
    for (let number = 1; number <= count; number += 1)
      this.people.push(await this.arrive(`person ${String(number)}`));
  }

  pick<T>(values: readonly T[]): T {
    return values[Math.floor(this.random() * values.length)] as T;
  }

  chance(probability: number): boolean {
    return this.random() < probability;
  }

  say(...words: string[]): void {
    this.trace.push(words.join(' '));
  }

  next(): number {
    this.serial += 1;
    return this.serial;
  }

  now(): string {
    this.clock += 1000;
    return new Date(this.clock).toISOString();
  }

  /** Somebody visits for the first time, or with cleared storage. */
  async arrive(label: string): Promise<Person> {
    const area = createMemoryArea();
    const { known } = this.site;
    const signals = new Holder();
    const person = { label, area, known, typedIn: new Set<Name>(), signals } as Person;
    await this.visit(person);
    return person;
  }

  private open(person: Person): Browser {
    return openBrowser({
      area: person.area,
      now: () => Date.parse(this.now()),
      builtIn: this.builtIn.text,
      site: () => this.readBy(person).text,
      host: this.host && this.hostFor(person),
      chooseRecord: () => this.pick<Side>(['mine', 'theirs']),
    });
  }

  async visit(person: Person): Promise<void> {
    Object.assign(person, { offered: [this.builtIn], answers: [], deleted: [] });
    person.browser = this.open(person);
    await person.browser.visit();
    await this.look(person, 'visiting');
  }

  private readBy(person: Person): File {
    person.read = this.site;
    person.offered.push(this.site);
    return this.site;
  }

  /** Checks the lists on the screen, which may already be those of a file that this browser has read. */
  async look(person: Person, where: string): Promise<void> {
    person.lists = await person.browser.lists();
    for (const { known } of person.offered)
      for (const name of names) {
        const list = person.lists[name];
        // A list in which nothing was typed may change to that of an older file.
        const isTheirs =
          !person.typedIn.has(name) &&
          this.oracle.faultIn(person.known, name, list) !== '' &&
          this.oracle.faultIn(known, name, list) === '';
        if (isTheirs) person.known &= ~this.oracle.maskOf(name);
        person.known = this.oracle.follow(person.known, known, name, list);
      }
    person.offered = [];
    this.check(person.known, person.lists, `${person.label}, ${where}`);
    this.signalOracle.look(person.signals, person.browser, `${person.label}, ${where}`);
  }

  async changeSignals(person: Person): Promise<void> {
    this.say(person.label);
    const { signals, label, read } = person;
    let { browser } = person;
    if (this.chance(0.15)) {
      this.say('in another tab');
      browser = this.open(person);
      await browser.visit();
      // The other tab only reads signals, so the lists in this tab can't have followed what it has read.
      Object.assign(person, { read, offered: [] });
      await this.look(person, 'with another tab');
    }
    const recorded = await changeSignals(this, browser, signals);
    this.signalOracle.look(signals, browser, `${label}, recording`, recorded);
  }

  private check(known: Known, lists: Lists, where: string): void {
    for (const name of names) {
      const fault = this.oracle.faultIn(known, name, lists[name]);
      if (fault !== '') throw new Fault(`${where}: ${fault}`);
    }
  }

  /** Records what somebody typed to turn the list they saw into another one. */
  note(writer: Writer, name: Name, before: Shown, after: Shown, how: 'edit' | 'undo' | 'restore' = 'edit') {
    const { known } = writer;
    const [old, now] = [websitesIn(before), websitesIn(after)];
    const type = (website: string, field: string) => {
      const value = valueIn(after, website, field);
      writer.known |= this.oracle.typed(known, name, website, field, value);
      writer.typedIn.add(name);
    };
    for (const website of new Set([...old, ...now]))
      for (const field of now.includes(website) ? ['alive', ...fields[name]] : ['alive']) {
        const isChanged = !isSame(valueIn(before, website, field), valueIn(after, website, field));
        const isBack =
          how === 'undo' && field !== 'alive' && this.oracle.isShown(known, name, website, field, after);
        if (isChanged && !(isBack && !old.includes(website))) type(website, field);
      }
    const [was, is] = [old.filter((one) => now.includes(one)), now.filter((one) => old.includes(one))];
    // Restoring a backup covers all of a list, so it also determines where a restored record goes.
    if (!isSame(was, is) || (how === 'restore' && is.length < now.length)) type('', 'order');
  }

  /** Answers the questions of a merge, after the oracle has judged them. */
  private askAbout(person: Person, source: () => File): Ask {
    return (questions) => {
      const file = source();
      for (const { list, website, field } of questions) {
        const sides = [person.lists[list], file.lists[list]] as const;
        if (this.oracle.verdict(person.known | file.known, list, website, field, ...sides) === 'none')
          this.needless.push(`${person.label} is asked about ${list} ${website} ${field}`);
      }
      if (this.chance(this.cancels)) return null;
      const answers = new Map(questions.map(({ key }) => [key, this.pick<Side>(['mine', 'theirs'])]));
      for (const question of questions) {
        const side = answers.get(question.key) ?? 'mine';
        this.say(person.label, 'answers', side, 'to', question.website, question.field);
        person.answers.push({ question, side, file });
      }
      return answers;
    };
  }

  private merged(person: Person, file: File, made: Lists): Known {
    for (const { question } of person.answers) person.typedIn.add(question.list);
    return this.oracle.merged(person, file, person.answers, made, person.offered);
  }

  /** A file that somebody made by merging another one */
  private fileBy(person: Person, text: string): File {
    const lists = listsIn(text);
    const label = `file ${String(this.next())}`;
    const file = { text, lists, known: this.merged(person, person.read, lists), label };
    const where = `${label} of ${person.label}`;
    this.check(file.known, lists, where);
    const { numbers, side } = person.browser.given();
    const isPutBack = side === 'mine';
    const [made, base] = [signalsIn(file), signalsIn(person.read)];
    this.signalOracle.checkFile(made, base, person, numbers, isPutBack, where);
    this.files.push(file);
    return file;
  }

  async download(person: Person): Promise<void> {
    person.answers = [];
    const text = await person.browser.download(this.askAbout(person, () => person.read));
    if (text !== null) person.known |= this.fileBy(person, text).known;
    else this.signalOracle.confirm(person.signals, person.browser.given().numbers);
    this.say(person.label, 'downloads', text === null ? 'nothing' : (this.files.at(-1)?.label ?? ''));
    await this.look(person, 'downloading');
  }

  async publish(person: Person): Promise<void> {
    Object.assign(person, { answers: [], published: null });
    const ask = this.askAbout(person, () => person.read);
    const outcome = await person.browser.publish(ask).catch((error: unknown) => error);
    [this.race, this.lost, this.isCut] = [null, 'none', false];
    const { published, read } = person;
    if (!published) this.signalOracle.confirm(person.signals, person.browser.given().numbers);
    this.say(person.label, 'publishes', published?.label ?? 'nothing', String(outcome));
    if (this.fault ?? outcome instanceof Error) throw this.fault ?? outcome;
    if (outcome === 'done') person.known |= published?.known ?? this.merged(person, read, read.lists);
    else if (published) person.offered.push(published);
    await this.look(person, 'publishing');
  }

  /** Keeps an error that would be mistaken for a network error if it were thrown within a request. */
  private readonly keep = (error: unknown): void => {
    this.fault ??= error;
  };

  private readonly hostFor =
    (person: Person): Fetch =>
    async (url, init) => {
      const { race, host, lost } = this;
      if (this.isCut || host === null) throw new TypeError('no connection');
      if (init.method !== 'PUT') this.readBy(person);
      if (init.method !== 'PUT') return host.place.fetch(url, init);
      this.race = null;
      await race?.().catch(this.keep);
      const response = await host.place.fetch(url, init);
      if (!response.ok) return response;
      try {
        person.published = this.site = this.fileBy(person, init.body as string);
      } catch (error) {
        this.keep(error);
      }
      this.isCut = lost === 'connection';
      if (lost !== 'none') throw new TypeError('no answer');
      return response;
    };

  /** A backup may add drafts or replace them. */
  async noteDrafts({ browser, signals }: Person): Promise<void> {
    signals.drafts = (await browser.catalogue.signalDrafts.list()).map(({ name }) => name);
  }

  async merge(person: Person, file: File): Promise<void> {
    await this.visit(person);
    // Once its questions are answered, the page may also show the file that it has read.
    person.offered.push(person.read);
    const ask = this.askAbout(person, () => file);
    if (await person.browser.merge(file.text, ask))
      person.known |= this.merged(person, file, await person.browser.lists());
    await this.noteDrafts(person);
    await this.look(person, 'merging');
  }

  /** Puts a file on the site, bypassing the administrators' browsers. */
  put(file: File, isBuild = false): void {
    this.site = file;
    if (isBuild) this.builtIn = file;
    if (this.host) this.host.host.text = file.text;
  }

  /** Everybody publishes in turn, until all have the same data. */
  async settle(): Promise<void> {
    this.say('settling');
    this.cancels = 0;
    for (const person of [...this.people, ...this.people]) {
      await this.visit(person);
      if (this.host) await this.publish(person);
      else {
        await this.download(person);
        this.put(this.files.at(-1) as File);
      }
    }
    const signals = signalsIn(this.site);
    await this.signalOracle.checkSeals(signals, 'in the end');
    for (const person of this.people) {
      await this.visit(person);
      const { sealed, waiting } = person.browser.catalogue.signals.read();
      if (!isSame(sealed, signals) || waiting.length > 0)
        throw new Fault(`${person.label} has other signals than the site: ${labelsOf(waiting).join()}`);
      for (const name of names)
        if (!isSame(contentOf(name, person.lists[name]), contentOf(name, this.site.lists[name])))
          throw new Fault(`${person.label} has other ${name} than the site`);
    }
  }
}
