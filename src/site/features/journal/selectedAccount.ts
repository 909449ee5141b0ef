import type { Journal, ConfiguredAccount } from '@/domain/journal/journal';

/** The chosen account, or the latest; null in an empty journal. */
export const selectedAccount = ({ accounts }: Journal, chosen: string | null): ConfiguredAccount | null =>
  accounts.find(({ key }) => key === chosen) ?? accounts.at(-1) ?? null;
