import { advancePlan } from './advance-plan.ts';
import type { PlanParts } from './plan-parts.ts';
import { listDuePlans } from './plan.repo.ts';

const plansAtOnce = 400;
/** As many of the database's connections as bets can spare. */
const lanes = 3;

/** Takes every plan a step on whose time has come. What fails of one keeps no other from going on. */
export async function runPlans(parts: PlanParts): Promise<void> {
  const due = await listDuePlans(parts.sql, { now: await parts.tableClock(), limit: plansAtOnce });
  const waiting = due.values();
  let failure: unknown;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const plan of waiting)
        try {
          await advancePlan(parts, plan);
        } catch (error) {
          failure ??= error;
        }
    }),
  );
  if (failure) throw failure;
}
