import { listRoundResults, type RoundResult } from '#modules/round';
import type { SqlOrTransaction } from '#platform/database.ts';
import { listStakedDraws } from './plan.repo.ts';

/** A plan's stake on a draw: its round, as it stands. */
export interface PlanStake extends RoundResult {
  readonly planId: number;
  readonly drawNumber: number;
}

/** What plans have staked, by plan and in the order of the draws. */
export async function readPlanStakes(
  sql: SqlOrTransaction,
  planIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PlanStake[]>> {
  const staked = await listStakedDraws(sql, planIds);
  const results = await listRoundResults(
    sql,
    staked.map(({ roundId }) => roundId),
  );
  const stakes = staked.flatMap((draw) => {
    const result = results.get(draw.roundId);
    return result ? [{ ...draw, ...result }] : [];
  });
  return Map.groupBy(stakes, ({ planId }) => planId);
}
