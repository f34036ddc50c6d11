import type { Clock } from '@halls/service';
import type { PlayFace } from '#modules/play';
import { periodOf, type SiteFace } from '#modules/site';
import type { Sql } from '#platform/database.ts';
import { addDays, cutOffHours, periodAround } from './period.rules.ts';
import { findVersionOn, listPlans, type Plan } from './plan.repo.ts';
import {
  approveRun,
  calculateRun,
  firstVersionDay,
  lastFirstDay,
  letLapse,
  listApproved,
  paySome,
  tryAgain,
} from './run.repo.ts';

export interface RunDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly site: Pick<SiteFace, 'all' | 'findById'>;
  readonly play: Pick<PlayFace, 'firstOpenDay'>;
}

/** Calculates what is over of each site's plans, one period in a commit. */
export async function runRebates(deps: RunDeps): Promise<void> {
  for (const { siteId } of deps.site.all())
    for (const plan of await listPlans(deps.sql, siteId)) while (await runNext(deps, plan));
}

async function runNext({ sql, clock, site, play }: RunDeps, plan: Plan): Promise<boolean> {
  const now = clock();
  const timeZone = site.findById(plan.site_id)?.timezone ?? 'UTC';
  const days = await nextPeriod(sql, plan);
  if (!days) return false;
  const { until = now } = periodOf({ to: days.lastDay }, timeZone);
  if (now.getTime() < until.getTime() + cutOffHours * 60 * 60_000) return false;
  const openDay = await play.firstOpenDay(plan.site_id);
  if (!openDay || openDay <= days.lastDay) return false;
  const version = await findVersionOn(sql, plan.plan_id, days.firstDay);
  if (!version) return false;
  return sql.transaction().execute(async (transaction) => {
    const run = await calculateRun(transaction, {
      ...{ planId: plan.plan_id, version: version.version, ...days, now },
    });
    if (!run) return false;
    if (run.amountMinor <= BigInt(version.terms.auto_minor))
      await approveRun(transaction, run.runId, { by: null, now });
    return true;
  });
}

/** The period after the last one; at first the one in which the first version begins. Never one that still goes on. */
async function nextPeriod(sql: Sql, plan: Plan) {
  const last = await lastFirstDay(sql, plan.plan_id);
  if (last) return periodAround(addDays(last, plan.period === 'day' ? 1 : 7), plan.period);
  const first = await firstVersionDay(sql, plan.plan_id);
  return first && periodAround(first, plan.period);
}

/** Of one commit: bets of these members wait for it. */
const atOnce = 50;
const mostTriedAgain = 200;

/**
 * Gives what was approved, some members in a commit, until the time is over; what is left comes next time. A run that
 * cannot be paid, which is a fault, holds up none of the others.
 */
export async function payRebates(
  { sql, clock }: Pick<RunDeps, 'sql' | 'clock'>,
  forMs = 4_000,
): Promise<void> {
  const endMs = performance.now() + forMs;
  const faults: unknown[] = [];
  for (const runId of await listApproved(sql))
    try {
      while ((await paySome(sql, runId, { most: atOnce, now: clock() })) > 0)
        if (performance.now() > endMs) return;
    } catch (error) {
      faults.push(error);
    }
  for (let tried = 0; tried < mostTriedAgain && (await tryAgain(sql, clock())); tried += 1);
  await letLapse(sql, clock());
  if (faults.length > 0)
    throw new AggregateError(faults, `${faults.length} runs of rebates could not be paid`);
}
