import type { PlatformRepository } from '@/data/platformRepository';
import { safeExternalUrl } from '@/domain/externalUrl';
import { inSortOrder, platformMatches, type Platform } from '@/domain/platform';
import { preview } from '@/domain/preview';
import { Logo } from '@/ui/Logo';
import { NameCell } from '@/ui/NameCell';
import { StatusBadge } from '@/ui/StatusBadge';
import { PlatformFields } from './PlatformFields';
import { blankPlatformForm, platformFromForm, platformToForm, type PlatformForm } from './platformForm';
import type { Resource } from './resource';

const PREVIEW_CHARACTERS = 50;

export const platformResource = (platforms: PlatformRepository): Resource<Platform, PlatformForm> => ({
  noun: 'platform',
  title: 'Platform',
  plural: 'platforms',
  emptyHint: 'Get started by adding your first trading platform',
  columns: [
    { header: 'Logo', cell: ({ name, logo }) => <Logo name={name} src={safeExternalUrl(logo)} size={40} /> },
    { header: 'Name', cell: ({ name }) => <NameCell name={name} /> },
    { header: 'Description', cell: ({ description }) => preview(description, PREVIEW_CHARACTERS) },
    { header: 'Status', cell: ({ isActive }) => <StatusBadge isActive={isActive} /> },
  ],
  matches: platformMatches,
  blankForm: blankPlatformForm,
  toForm: platformToForm,
  Fields: PlatformFields,
  list: platforms.list,
  watch: platforms.watch,
  add: (form) => platforms.add(platformFromForm(form), 'timestamp'),
  update: (id, form) => platforms.update(id, platformFromForm(form)),
  toggleActive: platforms.toggleActive,
  remove: platforms.remove,
  changeAfterSave: (saved) =>
    Promise.resolve((shown) => inSortOrder([...shown.filter((platform) => platform.id !== saved.id), saved])),
  isCorrupt: platforms.isCorrupt,
});
