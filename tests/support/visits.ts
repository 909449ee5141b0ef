import { anAdminArea } from './catalogue';
import type { seedFile } from './seedFile';

export type Area = ReturnType<typeof anAdminArea>;

/** A browser that holds the built catalogue. */
export async function aVisitor(): Promise<Area> {
  const area = anAdminArea();
  for (const key of ['upm_platforms', 'upm_brokers']) area.area.removeItem(key);
  await visit(area);
  return area;
}

/** Opens both lists, waits for their writes and returns the names of the brokers. */
export async function visit({ catalogue, environment, maintenance }: Area): Promise<string[]> {
  await catalogue.platforms.list();
  const brokers = await catalogue.brokers.list();
  for (const key of ['upm_platforms', 'upm_brokers']) await environment.lock(key, () => Promise.resolve());
  await maintenance.catchUp();
  return brokers.map(({ name }) => name);
}

/** Opens the site after this text was published. */
export async function visitAgain(area: Area, published: string): Promise<string[]> {
  area.publish(published);
  await area.seeds.refresh();
  return visit(area);
}

export const brokersIn = (text: string): string[] =>
  (JSON.parse(text) as typeof seedFile).brokers.map(({ name }) => name);
