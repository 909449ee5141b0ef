import type { PublishAddress } from '@/domain/text/publishAddress';
import type { Environment } from '@/data/storage/environment';
import type { LatestSeeds } from '@/data/catalogue/seeds';
import type { ExclusiveRunner } from '@/data/storage/lock';
import { createFolderTarget } from './folderTarget';
import { createForgeTarget } from './forgeTarget';
import type { LocalCatalogue } from '@/data/merge/localCatalogue';
import type { Publication } from './publication';
import type { TrackRecord } from '@/data/signals/record';
import { createPublisher, type Publisher } from './publisher';
import type { Fetch, PublishingKey, PublishingTarget } from './target';

export interface PublishingDestination {
  readonly address: PublishAddress;
  readonly fetch: Fetch;
  readonly exclusive: ExclusiveRunner | null;
}

export interface Publishing
  extends Publisher, Pick<PublishingTarget, 'ignoresVersions' | 'past' | 'pastText'> {
  readonly address: PublishAddress;
  readonly hasKey: () => boolean;
  /** Keeps a key in memory until the document is closed. */
  readonly useKey: (key: PublishingKey) => void;
  /** Forgets the key, but not before a publication in progress has ended. */
  readonly forgetKey: () => void;
}

export function createPublishing(
  environment: Environment,
  seeds: LatestSeeds,
  parts: {
    readonly local: LocalCatalogue;
    readonly record: TrackRecord;
    readonly publication: Publication;
  },
  { address, fetch, exclusive }: PublishingDestination,
): Publishing {
  let key: PublishingKey | null = null;
  let running = 0;
  let mustForget = false;
  const currentKey = () => key;
  const target =
    address.kind === 'folder'
      ? createFolderTarget(address, fetch, environment.wait, currentKey)
      : createForgeTarget(address, fetch, currentKey);
  const publisher = createPublisher(environment, { ...parts, seeds, target }, exclusive);
  return {
    ...target,
    async publish(request) {
      running += 1;
      try {
        return await publisher.publish(request);
      } finally {
        running -= 1;
        if (mustForget && running === 0) key = null;
      }
    },
    address,
    hasKey: () => key !== null,
    useKey(typed) {
      key = typed;
      mustForget = false;
    },
    forgetKey() {
      mustForget = running > 0;
      if (!mustForget) key = null;
    },
  };
}
