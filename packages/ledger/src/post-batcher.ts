import { type Batcher, type BatcherOptions, createBatcher } from './batcher.ts';
import { type PostAnswer, type PostRequest, postMany } from './ledger-queries.ts';
import type { LedgerRunner } from './runner.ts';

/** Posts that are asked for at the same time share a statement and a commit. `on` is a pool. */
export function createPostBatcher(
  on: LedgerRunner,
  limits: Pick<
    BatcherOptions<PostRequest, PostAnswer>,
    'maxBatch' | 'maxInFlight' | 'maxQueued' | 'maxTries'
  > = {},
): Batcher<PostRequest, PostAnswer> {
  return createBatcher({
    ...limits,
    run: (requests) => postMany(on, requests),
    // below this, the work saved by one larger batch outweighs a second processor
    minShare: 16,
    lockOrder: (request) => Math.min(...request.legs.map((leg) => leg.accountId)),
  });
}
