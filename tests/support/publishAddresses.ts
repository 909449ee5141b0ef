import type { ForgeAddress, PublishAddress } from '@/domain/text/publishAddress';

export const folderAddress: PublishAddress = { kind: 'folder', url: '/catalogue.json', origin: null };

export const forgeAddress: ForgeAddress = {
  kind: 'forge',
  dialect: 'github',
  origin: 'https://api.github.com',
  project: 'owner/name',
  branch: 'main',
  path: 'catalogue.json',
};
