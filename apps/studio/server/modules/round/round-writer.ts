import { createBatcher } from '@halls/service';
import type { StudioPlatform } from '#platform/studio-platform.ts';
import {
  playRounds,
  type Settlement,
  settleCalls,
  type Spin,
  type SpinAnswer,
} from './written-rounds.repo.ts';

/** Rounds that are played at the same time share a statement and a commit, and so do those that are settled. */
export interface RoundWriter {
  play(spin: Spin): Promise<SpinAnswer>;
  /** True when this answer decided the call, false when another one had before. */
  settle(settlement: Settlement): Promise<boolean>;
}

/**
 * One commit for sixteen rounds is worth more than a second connection for half of them, and what fewer than eight
 * would bring there is less than what beginning their statements costs.
 */
const together = { minShare: 16, minBeside: 8 };

export function createRoundWriter({ pool }: Pick<StudioPlatform, 'pool'>): RoundWriter {
  const spins = createBatcher({ run: (batch: readonly Spin[]) => playRounds(pool, batch), ...together });
  const settlements = createBatcher({
    run: (batch: readonly Settlement[]) => settleCalls(pool, batch),
    ...together,
  });
  return { play: spins.submit, settle: settlements.submit };
}
