import * as v from 'valibot';
import { onlyActive, type Stored } from './entity';
import { slugOf } from './slug';
import { flag, identifyingText, number, text, textList } from './fields';

/** The sortOrder of a platform whose place was never set: behind all others. */
export const UNORDERED = Number.MAX_SAFE_INTEGER;

const noDevices = { windows: false, mac: false, android: false, ios: false, webTrader: false };

/** A trading platform as an administrator fills it in; the single source of its type. */
export const platformDraftSchema = v.object({
  name: identifyingText,
  description: text,
  detailedDescription: text,
  logo: text,
  website: text,
  downloadLink: text,
  features: textList,
  supported: v.fallback(
    v.object({
      windows: flag(false),
      mac: flag(false),
      android: flag(false),
      ios: flag(false),
      webTrader: flag(false),
    }),
    () => noDevices,
  ),
  minDeposit: text,
  spreads: text,
  leverage: text,
  /** How many instruments can be traded on it; 0 where nobody has said so. */
  instruments: number(0),
  languages: textList,
  isActive: flag(true),
  sortOrder: number(UNORDERED),
});

export type PlatformDraft = v.InferOutput<typeof platformDraftSchema>;
export type Platform = Stored<PlatformDraft>;

/** A copy in the order of sortOrder; equal places keep the order they are stored in. */
export const inSortOrder = (platforms: readonly Platform[]): Platform[] =>
  platforms.toSorted((a, b) => a.sortOrder - b.sortOrder);

/** The platform a Learn More address means: of equal names, the first active one. */
export const findActiveBySlug = (platforms: readonly Platform[], slug: string): Platform | undefined =>
  inSortOrder(onlyActive(platforms)).find((platform) => slugOf(platform.name) === slug.toLowerCase());

/** What a platform can run on, in the order it is shown. */
export const DEVICES: readonly { readonly key: keyof PlatformDraft['supported']; readonly label: string }[] =
  [
    { key: 'windows', label: 'Windows' },
    { key: 'mac', label: 'Mac' },
    { key: 'android', label: 'Android' },
    { key: 'ios', label: 'iOS' },
    { key: 'webTrader', label: 'Web trader' },
  ];
