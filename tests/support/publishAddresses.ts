import type { ForgeAddress, PublishAddress } from '@/domain/publishAddress';

/** A file on the host of the site itself. */
export const folderAddress: PublishAddress = { kind: 'folder', url: '/catalogue.json', origin: null };

/** A file in a repository on GitHub. */
export const forgeAddress: ForgeAddress = {
  kind: 'forge',
  dialect: 'github',
  origin: 'https://api.github.com',
  project: 'owner/name',
  branch: 'main',
  path: 'catalogue.json',
};
