import type { Environment } from '@/data/storage/environment';
import { ForkedRecordError } from '@/data/signals/fork';
import { RenumberedError } from '@/data/signals/renumbered';
import { PUBLISHING_LOCK, type ExclusiveRunner } from '@/data/storage/lock';
import { runPublishRound, type PublishJob, type PublishOutcome, type PublishRequest } from './publishRound';
import { PublishingError } from './target';

const MAX_ROUNDS = 3;

async function rounds(
  job: PublishJob,
  request: PublishRequest,
  { newPublicationId, wait }: Pick<Environment, 'newPublicationId' | 'wait'>,
): Promise<PublishOutcome> {
  let isRefused = false;
  for (let left = MAX_ROUNDS; left > 0; left -= 1) {
    try {
      const outcome = await runPublishRound(job, request);
      if (outcome) return outcome;
    } catch (error) {
      // Forges also refuse if another file on the branch is written at the same time.
      if (isRefused || !(error instanceof PublishingError && error.refusal === 'rule')) throw error;
      isRefused = true;
    }
    // Two browsers that were refused at the same time shouldn't retry at the same time.
    const share = Number.parseInt(newPublicationId().slice(0, 2), 16) / 0xff;
    await wait(300 + share * 700);
  }
  throw new PublishingError('conflict');
}

export type Publisher = ReturnType<typeof createPublisher>;

/** @param exclusive null if the page was opened without HTTPS */
export function createPublisher(
  environment: Environment,
  parts: Omit<PublishJob, 'environment' | 'unsettled'>,
  exclusive: ExclusiveRunner | null,
) {
  const job: PublishJob = { ...parts, environment, unsettled: null };
  return {
    /**
     * Merges the lists with the file at the target, and replaces the file.
     * @throws PublishingError if the host refuses, RemoteFileError, UnknownOutcomeError, and errors from
     * reading the lists
     */
    async publish(request: PublishRequest): Promise<PublishOutcome> {
      if (exclusive === null) return { kind: 'insecure' };
      try {
        const outcome = await exclusive(PUBLISHING_LOCK, () => rounds(job, request, environment));
        return outcome ?? { kind: 'elsewhere' };
      } catch (error) {
        if (error instanceof RenumberedError) return { kind: 'renumbered', signals: error.signals };
        if (error instanceof ForkedRecordError) return { kind: 'fork', fork: error.fork };
        throw error;
      }
    },
  };
}
