import { PublishConflictError } from '@/data/publishing/publication';
import { catalogueLists } from '@/data/catalogue/lists';
import { questionKey } from '@/domain/merge/decide';
import { anAdminArea } from './catalogue';

export type Area = ReturnType<typeof anAdminArea>;

const KEYS = Object.values(catalogueLists).map(({ key }) => key);

/** A browser that holds the built catalogue. */
export async function aVisitor(overrides: Parameters<typeof anAdminArea>[1] = {}): Promise<Area> {
  const area = anAdminArea({}, overrides);
  for (const key of KEYS) area.area.removeItem(key);
  await visit(area);
  return area;
}

/** Opens all lists, waits for their writes and returns the names of the brokers. */
export async function visit({ catalogue, environment, maintenance }: Area): Promise<string[]> {
  await catalogue.platforms.list();
  await catalogue.webinars.list();
  const brokers = await catalogue.brokers.list();
  for (const key of KEYS) await environment.lock(key, () => Promise.resolve());
  await maintenance.catchUp();
  return brokers.map(({ name }) => name);
}

/** Opens the site after this text was published. */
export async function visitAgain(area: Area, published: string): Promise<string[]> {
  area.publish(published);
  await area.seeds.refresh();
  return visit(area);
}

/** Downloads a file, and answers each question with `side`. Returns it with the ids that were asked about. */
export async function download(
  { maintenance: { publication } }: Area,
  side: 'mine' | 'theirs' = 'mine',
): Promise<{ readonly text: string; readonly asked: readonly string[] }> {
  try {
    return { text: (await publication.next()).text, asked: [] };
  } catch (error) {
    if (!(error instanceof PublishConflictError)) throw error;
    const answers = error.questions.map((question) => [questionKey(question), side] as const);
    const { text } = await publication.next({ answers: new Map(answers) });
    return { text, asked: error.questions.map(({ id }) => id) };
  }
}
