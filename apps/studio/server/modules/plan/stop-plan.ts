import { lockPlayer } from '#modules/player';
import type { PlanParts } from './plan-parts.ts';
import { endPlan, findPlan, type Plan } from './plan.repo.ts';

/** Stops a plan: no further draw is staked on, and what lies on one stays there. */
export async function stopPlan(
  { sql, tableClock }: Pick<PlanParts, 'sql' | 'tableClock'>,
  key: Pick<Plan, 'planId' | 'playerId'>,
): Promise<void> {
  await sql.transaction().execute(async (tx) => {
    await lockPlayer(tx, key.playerId);
    if (!(await findPlan(tx, key))) return;
    await endPlan(tx, key.planId, { reason: 'stopped', now: await tableClock(tx) });
  });
}
