import { formatMinor } from '@halls/contract';
import type { RebateGoingOn } from '@halls/contract/rebate';
import type { Member } from '#platform/actor.ts';
import type { Sql } from '#platform/database.ts';
import { dayOf, periodOf } from '#modules/site';
import { listExpected } from './due.repo.ts';
import { cutOffHours, periodAround } from './period.rules.ts';
import { findVersionOn, listPlans, type Plan } from './plan.repo.ts';
import { presentTerms } from './terms.rules.ts';

/** What goes on for a member: each plan of their currency that gives something, and what counts by now. */
export async function readStanding(
  sql: Sql,
  member: Pick<Member, 'memberId' | 'siteId' | 'currency'>,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): Promise<RebateGoingOn[]> {
  const plans = await listPlans(sql, member.siteId, member.currency);
  const read = await Promise.all(
    plans.map((plan) => readPlan(sql, plan, member.memberId, { timeZone, now })),
  );
  return read.filter((each) => each !== null);
}

async function readPlan(
  sql: Sql,
  { plan_id: planId, currency, kind, period }: Plan,
  memberId: number,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): Promise<RebateGoingOn | null> {
  const days = periodAround(dayOf(now, timeZone), period);
  const version = await findVersionOn(sql, planId, days.firstDay);
  if (!version || version.terms.lines.length === 0) return null;
  const lines = await listExpected(sql, { planId, version: version.version, memberId, ...days });
  const money = (minor: string | bigint) => formatMinor(BigInt(minor), currency);
  const { until = now } = periodOf({ to: days.lastDay }, timeZone);
  const { auto_approve: _ours, ...terms } = presentTerms(version.terms, currency);
  return {
    ...{ kind, period, first_day: days.firstDay, last_day: days.lastDay, terms },
    calculated_from: new Date(until.getTime() + cutOffHours * 60 * 60_000).toISOString(),
    lines: lines.map((line) => ({
      ...{ gt_id: line.gt_id, gp_id: line.gp_id, rate_bp: line.rate_bp },
      ...{ base: money(line.base_minor), amount: money(line.amount_minor) },
    })),
    expected: money(lines.reduce((sum, line) => sum + BigInt(line.amount_minor), 0n)),
  };
}
