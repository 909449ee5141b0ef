import { UNORDERED, type Platform, type PlatformDraft } from '@/domain/platform';
import { withoutBlanks } from './withoutBlanks';

/** What the platform form holds: texts as typed, lists as rows. */
export type PlatformForm = Omit<PlatformDraft, 'instruments' | 'sortOrder'> & {
  readonly instruments: string;
  /** '' puts the platform behind all others. */
  readonly sortOrder: string;
};

export const blankPlatformForm: PlatformForm = {
  name: '',
  description: '',
  detailedDescription: '',
  logo: '',
  website: '',
  downloadLink: '',
  features: [],
  supported: { windows: false, mac: false, android: false, ios: false, webTrader: false },
  minDeposit: '',
  spreads: '',
  leverage: '',
  instruments: '0',
  languages: [],
  isActive: true,
  sortOrder: '',
};

export const platformToForm = ({ instruments, sortOrder, ...platform }: Platform): PlatformForm => ({
  ...platform,
  instruments: String(instruments),
  sortOrder: sortOrder < UNORDERED ? String(sortOrder) : '',
});

const toNumber = (typed: string): number => {
  const value = Number(typed);
  return Number.isFinite(value) ? value : 0;
};

export function platformFromForm(form: PlatformForm): PlatformDraft {
  return {
    name: form.name.trim(),
    description: form.description.trim(),
    detailedDescription: form.detailedDescription.trim(),
    minDeposit: form.minDeposit.trim(),
    spreads: form.spreads.trim(),
    leverage: form.leverage.trim(),
    supported: form.supported,
    isActive: form.isActive,
    logo: form.logo.trim(),
    website: form.website.trim(),
    downloadLink: form.downloadLink.trim(),
    features: withoutBlanks(form.features),
    languages: withoutBlanks(form.languages),
    instruments: toNumber(form.instruments),
    sortOrder: form.sortOrder.trim() === '' ? UNORDERED : toNumber(form.sortOrder),
  };
}
