import type { Journal, KeptAccount } from '@/domain/journal/journal';

/** The chosen account, or the latest; null in an empty journal. */
export const shownAccount = ({ accounts }: Journal, chosen: string | null): KeptAccount | null =>
  accounts.find(({ key }) => key === chosen) ?? accounts.at(-1) ?? null;
