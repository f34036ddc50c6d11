import { formatMinor, parseMinor, readMinor, type Currency } from '@halls/contract';
import type { PlanLine } from '@halls/contract/agent';
import { officeEndpoints } from '@halls/contract/office';
import type { Clock } from '@halls/service';
import { readOfficeMember } from '#modules/member';
import { dayOf, type SiteFace } from '#modules/site';
import { audited } from '#platform/audit/audited.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { fail } from '#platform/result.ts';
import { findPlan, givePlan, hasPlanFrom, insertPlanVersion, planOf, type PlanRow } from './plan.repo.ts';
import { isMonthClosed } from './period.repo.ts';

interface PlanDeps {
  readonly clock: Clock;
  readonly site: Pick<SiteFace, 'findById'>;
}

interface AskedPlan {
  readonly site_id: number;
  readonly plan_id?: number | undefined;
  readonly name: string;
  readonly currency: Currency;
  readonly active_turnover: string;
  readonly min_payout: string;
  readonly lines: PlanLine[];
}

/** A plan, or another version of one, which changes nothing for whoever has the one before. */
export function setPlan({ clock, site }: PlanDeps): Approvable {
  async function look(transaction: SqlTransaction, input: AskedPlan) {
    const held = input.plan_id ? await findPlan(transaction, input.site_id, input.plan_id) : undefined;
    if (input.plan_id && !held) return fail(404);
    if (!site.findById(input.site_id)?.currencies.includes(input.currency)) return fail(101);
    if (held && held.currency !== input.currency) return fail(101);
    if (!amountsOf(input).every((amount) => readMinor(amount, input.currency) !== null)) return fail(102);
    const after = {
      name: input.name,
      currency: input.currency,
      min_payout: input.min_payout,
      ...wordsOf(input),
    };
    const before = held && {
      ...{ name: held.name, ...wordsOf(held) },
      min_payout: formatMinor(BigInt(held.min_payout_minor), input.currency),
    };
    return { ok: true as const, held, before: before ?? null, after };
  }

  return defineApprovable(officeEndpoints.agentSetPlan, {
    async describe(transaction, input) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { held, before, after } = looked;
      return {
        ...{ siteId: input.site_id, target: `agent-plan/${held?.plan_id ?? 'new'}`, targetName: input.name },
        ...{ before, after, baseRevision: String(held?.version ?? 0) },
      };
    },

    async apply(transaction, input, { actor, changeRequestId }) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { planId, version } = await insertPlanVersion(transaction, {
        ...{ siteId: input.site_id, planId: looked.held?.plan_id ?? null, name: input.name },
        ...{ currency: input.currency, lines: input.lines, changeRequestId, now: clock() },
        activeTurnoverMinor: parseMinor(input.active_turnover, input.currency),
        minPayoutMinor: parseMinor(input.min_payout, input.currency),
      });
      const receipt = await audited(transaction, actor, 'agent.plan_set', {
        ...{ target: `agent-plan/${planId}`, siteId: input.site_id, changeRequestId },
        ...{ before: looked.before, after: { ...looked.after, version }, reason: input.reason },
      });
      return { ok: true, receipt };
    },
  });
}

function wordsOf({ lines }: { readonly lines: readonly PlanLine[] }) {
  return { lines: lines.map(wordsOfLine) };
}

/** A line as those who agree to it read it: its kind and halls by their names on the wire. */
function wordsOfLine(line: PlanLine): string {
  const percent = (rateBp: number) => `${rateBp / 100}%`;
  switch (line.kind) {
    case 'turnover':
    case 'differential':
      return `${line.kind} · ${line.pool}: ${percent(line.rate_bp)}`;
    case 'cpa':
      return `cpa: ${line.amount} (deposit ${line.deposit}, turnover ${line.turnover}, days ${line.within_days})`;
    case 'net_loss': {
      const tiers = line.tiers.map(
        (tier) => `≥ ${tier.from}, active ${tier.active_members}: ${percent(tier.rate_bp)}`,
      );
      const borne = `carry ${line.carry_months}, costs ${line.cost_share_percent}%, fees ${line.fee_percent ?? 0}%`;
      return `net_loss · ${line.pool}: ${tiers.join('; ')} (${borne})`;
    }
  }
}

function amountsOf({ active_turnover: activeTurnover, min_payout: minPayout, lines }: AskedPlan): string[] {
  return [
    ...[activeTurnover, minPayout],
    ...lines.flatMap((line) => {
      if (line.kind === 'net_loss') return line.tiers.map(({ from }) => from);
      return line.kind === 'cpa' ? [line.deposit, line.turnover, line.amount] : [];
    }),
  ];
}

interface AskedGift {
  readonly site_id: number;
  readonly member_id: number;
  readonly plan_id?: number | undefined;
  readonly from_month: string;
}

/** By what an agent earns from a month on: the version that is the latest when it is asked for. */
export function giveAgentPlan({ clock, site }: PlanDeps): Approvable {
  async function look(transaction: SqlTransaction, input: AskedGift) {
    const { site_id: siteId, member_id: memberId } = input;
    const fromMonth = `${input.from_month}-01`;
    const member = await readOfficeMember(transaction, { siteId, memberId }, { lock: true });
    if (!member) return fail(404);
    if (!member.isAgent) return fail(102);
    const today = dayOf(clock(), site.findById(siteId)?.timezone ?? 'UTC');
    if (fromMonth < `${today.slice(0, 8)}01`) return fail(101);
    if (await isMonthClosed(transaction, siteId, fromMonth)) return fail(101);
    if (await hasPlanFrom(transaction, memberId, fromMonth)) return fail(104);
    const plan = input.plan_id ? await findPlan(transaction, siteId, input.plan_id) : null;
    if (plan === undefined) return fail(404);
    if (plan && plan.currency !== member.currency) return fail(103);
    const before = await planOf(transaction, memberId, fromMonth);
    return {
      ...{ ok: true as const, member, plan, fromMonth },
      before: { plan: nameOf(before) },
      after: { plan: nameOf(plan), from_month: input.from_month },
    };
  }

  return defineApprovable(officeEndpoints.agentGivePlan, {
    async describe(transaction, input) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { member, plan, before, after } = looked;
      return {
        ...{ siteId: member.siteId, target: `member/${member.memberId}`, targetName: member.account },
        ...{ before, after, baseRevision: `${plan?.plan_id ?? 0}:${plan?.version ?? 0}` },
      };
    },

    async apply(transaction, input, { actor, changeRequestId }) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { member, plan, fromMonth, before, after } = looked;
      const given = plan ? { planId: plan.plan_id, version: plan.version } : null;
      const isGiven = await givePlan(transaction, {
        ...{ agentId: member.memberId, fromMonth, plan: given, changeRequestId },
      });
      if (!isGiven) return fail(104);
      const receipt = await audited(transaction, actor, 'agent.plan_given', {
        ...{ target: `member/${member.memberId}`, siteId: member.siteId, changeRequestId },
        ...{ before, after, reason: input.reason },
      });
      return { ok: true, receipt };
    },
  });
}

function nameOf(plan: PlanRow | null | undefined): string | null {
  return plan ? `${plan.name} (${plan.version})` : null;
}
