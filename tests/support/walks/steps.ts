import type { RemovedRecord, Repositories } from '@/data/catalogue/ports';
import {
  aRecord,
  fields,
  inOrder,
  names,
  websitesIn,
  type Name,
  type Shown,
  type ShownRecord,
} from './lists';
import { World, type File, type Person } from './world';

type Step = (world: World, person: Person) => void | Promise<void>;

interface Edit {
  readonly words: string;
  readonly after: Shown;
  /** Makes the edit as the dashboard does, and returns the records that can be restored. */
  readonly act: (list: Repositories[Name]) => Promise<unknown>;
}

function withField(record: ShownRecord, field: string, value: unknown): ShownRecord {
  const [group = '', box] = field.split('/');
  return { ...record, [group]: box === undefined ? value : { ...(record[group] as object), [box]: value } };
}

function change(world: World, name: Name, list: Shown, record: ShownRecord): Edit {
  let edited = record;
  for (const field of fields[name].filter(() => world.chance(0.3))) {
    const text = world.chance(0.25) ? '$100' : `v${String(world.next())}`;
    const isFlag = field === 'isActive' || field.startsWith('supported/');
    edited = withField(edited, field, isFlag ? world.chance(0.5) : text);
  }
  const changes = Object.fromEntries(
    Object.entries(edited).filter(([group, value]) => value !== record[group]),
  );
  return {
    words: `changes ${record.website} ${JSON.stringify(changes)}`,
    after: list.map((one) => (one === record ? edited : one)),
    act: ({ update }) => update(record.id, changes),
  };
}

function activate(world: World, list: Shown): Edit {
  const [some, isActive] = [list.filter(() => world.chance(0.6)), world.chance(0.5)];
  return {
    words: `makes active (${String(isActive)}) ${websitesIn(some).join()}`,
    after: list.map((one) => (some.includes(one) ? { ...one, isActive } : one)),
    act: ({ setActive }) =>
      setActive(
        some.map(({ id }) => id),
        isActive,
      ),
  };
}

function add(world: World, name: Name, list: Shown): Edit {
  const highest = (field: string) => Math.max(0, ...list.map((record) => Number(record[field])));
  const id = String(highest('id') + 1);
  const record = aRecord(name, world.next(), id, world.now(), highest('sortOrder') + 1);
  return {
    words: `adds ${record.website}`,
    after: [...list, record],
    act: (list) => list.add(record as never),
  };
}

function remove(world: World, list: Shown): Edit {
  const some = world.chance(0.15) ? list.filter(() => world.chance(0.4)) : [world.pick(list)];
  return {
    words: `deletes ${websitesIn(some).join()}`,
    after: list.filter((one) => !some.includes(one)),
    act: ({ removeMany }) => removeMany(some.map(({ id }) => id)),
  };
}

function move(world: World, name: Name, list: Shown, record: ShownRecord): Edit {
  const others = list.filter((one) => one !== record);
  const place = Math.floor(world.random() * list.length);
  const moved = others.toSpliced(place, 0, record);
  const numbered = moved.map((one, index) => ({ ...one, sortOrder: list[index]?.sortOrder }));
  return {
    words: `moves ${record.website} to place ${String(place)}`,
    after: name === 'brokers' ? moved : numbered,
    act: ({ move }) => move(record.id, others[place - 1]?.id ?? null),
  };
}

function anEdit(world: World, name: Name, list: Shown): Edit {
  const what = world.random();
  if (list.length < 2 || what < 0.15) return add(world, name, list);
  if (what < 0.6) return change(world, name, list, world.pick(list));
  if (what < 0.7) return activate(world, list);
  return what < 0.85 ? remove(world, list) : move(world, name, list, world.pick(list));
}

const edit: Step = async (world, person) => {
  const name = world.pick(names);
  const { words, after, act } = anEdit(world, name, person.lists[name]);
  world.say(person.label, words);
  const result = await act(person.browser.catalogue[name]);
  if (Array.isArray(result)) person.deleted.push({ name, removed: result as RemovedRecord[] });
  world.note(person, name, person.lists[name], after);
  // The edit may have removed a conflict with the site's file, so the list may now follow that file.
  person.offered.push(person.read);
  await world.look(person, words);
};

const undoDeletion: Step = async (world, person) => {
  const last = person.deleted.pop();
  if (!last) return;
  const { name, removed } = last;
  const here = websitesIn(person.lists[name]);
  const websiteOf = ({ value }: RemovedRecord) => (value as ShownRecord).website;
  const back = removed.filter((one) => !here.includes(websiteOf(one)));
  world.say(person.label, 'undoes deleting', back.map(websiteOf).join());
  await person.browser.catalogue[name].restore(back);
  // A record whose number has been reused stays deleted, and the dashboard says so.
  const after = (await person.browser.lists())[name];
  const isMeant = (website: string) => here.includes(website) || back.map(websiteOf).includes(website);
  world.note(
    person,
    name,
    person.lists[name],
    after.filter(({ website }) => isMeant(website)),
    'undo',
  );
  person.offered.push(person.read);
  await world.look(person, 'undoing');
};

/** Writes to storage directly, as an old version of the site in another tab or another program does */
const writePastTheDashboard: Step = async (world, person) => {
  const name = world.pick(names);
  const key = `upm_${name}`;
  const edit = anEdit(world, name, inOrder(name, JSON.parse(person.area.getItem(key) ?? '[]') as Shown));
  world.say(person.label, 'writes past the dashboard:', edit.words);
  person.area.setItem(key, JSON.stringify(edit.after));
  world.note(person, name, person.lists[name], edit.after);
  person.offered.push(person.read);
  await world.look(person, 'writing past the dashboard');
};

const editTheFile: Step = (world) => {
  const { text, lists, known, label } = world.repository;
  const name = world.pick(names);
  const edit = anEdit(world, name, lists[name]);
  const owner = { known, typedIn: new Set<Name>() };
  world.note(owner, name, lists[name], edit.after);
  const file = JSON.parse(text) as { readonly revision: number };
  world.repository = {
    text: JSON.stringify({ ...file, revision: file.revision + 1, [name]: edit.after }),
    lists: { ...lists, [name]: edit.after },
    known: owner.known,
    label: `${label}, edited`,
  };
  world.say('the owner edits', label, edit.words);
};

const backUp: Step = (world, { label: whose, browser, lists, known }) => {
  const label = `backup ${String(world.next())}`;
  world.backups.push({ text: browser.backup(), lists, known, label });
  world.say(whose, 'makes', label);
};

const restore: Step = async (world, person) => {
  const file = world.pick([...world.backups, ...world.files]);
  world.say(person.label, 'restores', file.label);
  await person.browser.restore(file.text);
  for (const name of names) world.note(person, name, person.lists[name], file.lists[name], 'restore');
  await world.noteDrafts(person);
  // The list may now follow a file that contradicted it before.
  person.offered.push(person.read);
  await world.look(person, 'restoring');
};

const merge: Step = async (world, person) => {
  const files = [...world.backups, ...world.files];
  if (files.length === 0) return;
  const file = world.pick(files);
  world.say(person.label, 'merges', file.label);
  await world.merge(person, file);
};

const upload: Step = (world) => {
  const file = world.chance(0.5) ? world.pick(world.files) : (world.files.at(-1) as File);
  world.say(file.label, 'is uploaded');
  world.put(file);
};

const publish: Step = async (world, person) => {
  if (!world.host) return world.download(person);
  const other = world.pick(world.people);
  if (world.chance(0.3) && other !== person) world.race = () => world.publish(other);
  if (world.chance(0.25)) world.lost = world.pick(['answer', 'connection']);
  return world.publish(person);
};

const putIntoTheRepository: Step = (world) => {
  world.repository = world.chance(0.7) ? world.site : world.pick(world.files);
  world.say(world.repository.label, 'is put into the repository');
};

const build: Step = (world) => {
  world.say('a build puts', world.repository.label, 'on the site');
  world.files.push(world.repository);
  world.put(world.repository, true);
};

const visit: Step = async (world, person) => {
  world.say(person.label, 'visits');
  await world.visit(person);
};

const clearStorage: Step = async (world, person) => {
  world.say(person.label, 'clears the storage');
  world.people[world.people.indexOf(person)] = await world.arrive(person.label);
};

/** The relative frequency of each step */
const steps: readonly (readonly [weight: number, Step])[] = [
  [38, edit],
  [36, (world, person) => world.changeSignals(person)],
  [3, undoDeletion],
  [15, visit],
  [9, (world, person) => world.download(person)],
  [10, upload],
  [9, publish],
  [3, backUp],
  [2, restore],
  [1, merge],
  [0.7, clearStorage],
  [0.7, writePastTheDashboard],
  [1, putIntoTheRepository],
  [1.5, editTheFile],
  [1.5, build],
];

const TOTAL = steps.reduce((sum, [weight]) => sum + weight, 0);

/** Takes this many steps, then lets everybody publish. Returns what went wrong. */
export async function walk(seed: number, length: number) {
  const world = new World(seed);
  try {
    await world.begin();
    for (let left = length; left > 0; left -= 1) {
      let at = world.random() * TOTAL;
      const [, step] = steps.find(([weight]) => (at -= weight) < 0) ?? [0, visit];
      await step(world, world.pick(world.people));
    }
    await world.settle();
    return { world, fault: null };
  } catch (error) {
    return { world, fault: error as Error };
  }
}
