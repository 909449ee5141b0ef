import { aBroker, aPlatform } from './records';

const stamps = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };

const withIds = <T extends object>(drafts: readonly T[]) =>
  drafts.map((draft, index) => ({ ...draft, id: String(index + 1), ...stamps }));

/** A catalogue that a site might be built with: three ordered platforms and five brokers. */
export const seedFile = {
  app: 'upmark',
  schema: 1,
  revision: 1,
  exportedAt: '2026-01-01T00:00:00.000Z',
  platforms: withIds(
    ['Seeded One', 'Seeded Two', 'Seeded Three'].map((name, index) =>
      aPlatform({ name, minDeposit: `$${String(50 * (index + 1))}`, sortOrder: index + 1 }),
    ),
  ),
  brokers: withIds(
    ['Alder', 'Birch', 'Cedar', 'Elder', 'Hazel'].map((name, index) =>
      aBroker({ name: `${name} Seeded`, description: `The broker ${name}.`, rating: 4.5 + index / 10 }),
    ),
  ),
};
