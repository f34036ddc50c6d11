import { poolHalls, type PlanLine, type Pool } from '@halls/contract/agent';
import { parseMinor, type Currency } from '@halls/contract';
import { carryOn, longestCarryMonths, sumParts, youngParts, type CarryPart } from './carry.rules.ts';
import type { FrozenPeriod, FrozenPlan } from './frozen-period.ts';
import { findOverEdge } from './over-edge.rules.ts';

export interface CommissionLine {
  readonly agentId: number;
  readonly kind: PlanLine['kind'] | 'carry' | PaymentKind;
  readonly pool: Pool;
  readonly sourceAgentId: number;
  readonly memberId: number | null;
  readonly baseMinor: bigint;
  readonly rateBp: number;
  readonly amountMinor: bigint;
  readonly terms: Readonly<Record<string, string | number>>;
}

/** What stands between what was earned and what is paid. */
type PaymentKind = 'before' | 'adjustment' | 'after';

export interface Settlement {
  readonly statements: readonly {
    readonly agentId: number;
    readonly currency: Currency;
    readonly amountMinor: bigint;
    readonly heldFor: readonly string[];
  }[];
  readonly lines: readonly CommissionLine[];
  readonly carries: readonly Carry[];
}

interface Carry {
  readonly agentId: number;
  readonly pool: Pool;
  readonly parts: readonly CarryPart[];
}

/** What each agent with a plan, or a loss of before, has earned: of the frozen facts alone, in whole minor units, each line rounded down. */
export function calculate(period: FrozenPeriod): Settlement {
  const facts = indexFacts(period);
  const lines: CommissionLine[] = [];
  const carries: Carry[] = waitingCarries(period, facts);
  const plans = period.plans.toSorted((one, other) => one.agentId - other.agentId);
  for (const plan of plans)
    for (const line of plan.lines) {
      if (line.kind === 'turnover') lines.push(turnoverLine(plan, line, facts));
      if (line.kind === 'differential') lines.push(...differentialLines(plan, line, facts));
      if (line.kind === 'cpa') lines.push(...cpaLines(plan, line, facts));
      if (line.kind === 'net_loss') {
        const settled = netLossLine(plan, line, facts, period.month);
        lines.push(settled.line);
        if (settled.parts.length > 0)
          carries.push({ agentId: plan.agentId, pool: line.pool, parts: settled.parts });
      }
    }
  const kept = [
    ...lines.filter(({ kind, baseMinor }) => kind === 'net_loss' || baseMinor !== 0n),
    ...carries.map(carryLine),
  ];
  const earned = sumBy(kept, ({ agentId }) => agentId);
  const payees = [...plans, ...withoutPlan(period, carries)];
  const overEdge = findOverEdge(period);
  const payments = payees.map((payee) => payOut(payee, earned.get(payee.agentId) ?? 0n, facts));
  return {
    statements: payees.map(({ agentId, currency }, index) => ({
      ...{ agentId, currency, amountMinor: payments[index]?.amountMinor ?? 0n },
      heldFor: [...facts.flagsOf(agentId), ...(overEdge.has(agentId) ? ['edge'] : [])].toSorted(),
    })),
    lines: [...kept, ...payments.flatMap(({ lines: some }) => some)],
    carries,
  };
}

type Facts = ReturnType<typeof indexFacts>;

/** Losses that no line of a plan sets off this month: they wait for one that is of their halls. */
function waitingCarries({ carried, month }: FrozenPeriod, { plans }: Facts): Carry[] {
  return carried
    .filter(
      ({ agentId, pool }) =>
        !plans.get(agentId)?.lines.some((line) => line.kind === 'net_loss' && contains(line.pool, pool)),
    )
    .map(({ agentId, pool, parts }) => ({
      ...{ agentId, pool, parts: youngParts(parts, { month, months: longestCarryMonths }) },
    }))
    .filter(({ parts }) => parts.length > 0)
    .toSorted((one, other) => one.agentId - other.agentId || one.pool.localeCompare(other.pool));
}

type Payee = Pick<FrozenPlan, 'agentId' | 'currency' | 'minPayoutMinor'>;

/** Agents of whom there is something to say all the same. */
function withoutPlan(
  { plans, carried, adjustments, before }: FrozenPeriod,
  carries: readonly Carry[],
): Payee[] {
  const withPlan = new Set(plans.map(({ agentId }) => agentId));
  const going = new Set(carries.map(({ agentId }) => agentId));
  const said = [...carried.filter(({ agentId }) => going.has(agentId)), ...adjustments, ...before];
  const currencies = new Map(said.map(({ agentId, currency }) => [agentId, currency]));
  return [...currencies]
    .filter(([agentId]) => !withPlan.has(agentId))
    .map(([agentId, currency]) => ({ agentId, currency, minPayoutMinor: 0n }))
    .toSorted((one, other) => one.agentId - other.agentId);
}

/** Of what was earned: with what was left before and what was put right. What is too little, or below zero, goes on. */
function payOut({ agentId, minPayoutMinor }: Payee, earnedMinor: bigint, facts: Facts) {
  const line = (kind: PaymentKind, amountMinor: bigint, terms: CommissionLine['terms'] = {}) => ({
    ...{ agentId, kind, pool: 'all' as const, sourceAgentId: agentId, memberId: null },
    ...{ baseMinor: amountMinor, rateBp: 10_000, amountMinor, terms },
  });
  const lines: CommissionLine[] = [
    line('before', facts.beforeOf(agentId)),
    ...facts
      .adjustmentsOf(agentId)
      .map(({ amountMinor, month, note }) => line('adjustment', amountMinor, { month, note })),
  ];
  const totalMinor = earnedMinor + sum(lines, ({ amountMinor }) => amountMinor);
  const isPaid = totalMinor > 0n && totalMinor >= minPayoutMinor;
  const afterMinor = isPaid ? 0n : totalMinor;
  return {
    amountMinor: totalMinor - afterMinor,
    lines: [...lines, line('after', -afterMinor)].filter(({ amountMinor }) => amountMinor !== 0n),
  };
}

function carryLine({ agentId, pool, parts }: Carry): CommissionLine {
  return {
    ...{ agentId, kind: 'carry', pool, sourceAgentId: agentId, memberId: null, baseMinor: sumParts(parts) },
    ...{ rateBp: 0, amountMinor: 0n, terms: {} },
  };
}

function indexFacts(period: FrozenPeriod) {
  const played = Map.groupBy(period.played, ({ agentId }) => agentId);
  const costs = Map.groupBy(period.costs, ({ agentId }) => agentId);
  const firsts = Map.groupBy(period.firsts, ({ agentId }) => agentId);
  const flags = Map.groupBy(period.flags, ({ agentId }) => agentId);
  const adjustments = Map.groupBy(period.adjustments, ({ agentId }) => agentId);
  const before = new Map(period.before.map(({ agentId, amountMinor }) => [agentId, amountMinor]));
  const actives = new Map(period.actives.map(({ agentId, members }) => [agentId, members]));
  const carried = Map.groupBy(period.carried, ({ agentId }) => agentId);
  const plans = new Map(period.plans.map((plan) => [plan.agentId, plan]));
  const below = Map.groupBy(period.tree, ({ ancestorId }) => ancestorId);
  const above = Map.groupBy(period.tree, ({ descendantId }) => descendantId);
  return {
    plans,
    playOf: (agentId: number, currency: string, pool: Pool) =>
      (played.get(agentId) ?? []).filter((play) => play.currency === currency && isIn(pool, play.gtId)),
    costOf: (agentId: number, currency: string) =>
      (costs.get(agentId) ?? []).reduce(
        (total, cost) => (cost.currency === currency ? total + cost.costMinor : total),
        0n,
      ),
    activesOf: (agentId: number) => actives.get(agentId) ?? 0,
    firstsOf: (agentId: number) =>
      (firsts.get(agentId) ?? []).toSorted((one, other) => one.memberId - other.memberId),
    carriedOf: (agentId: number, pool: Pool) =>
      (carried.get(agentId) ?? []).flatMap((row) => (contains(pool, row.pool) ? row.parts : [])),
    adjustmentsOf: (agentId: number) =>
      (adjustments.get(agentId) ?? []).toSorted((one, other) => one.adjustmentId - other.adjustmentId),
    beforeOf: (agentId: number) => before.get(agentId) ?? 0n,
    flagsOf: (agentId: number) =>
      [...new Set((flags.get(agentId) ?? []).map(({ reason }) => reason))].toSorted(),
    belowOf: (agentId: number) =>
      (below.get(agentId) ?? []).toSorted((one, other) => one.descendantId - other.descendantId),
    aboveOf: (agentId: number) => above.get(agentId) ?? [],
  };
}

function isIn(pool: Pool, gtId: number): boolean {
  return (poolHalls[pool] as readonly number[]).includes(gtId);
}

function contains(pool: Pool, other: Pool): boolean {
  return poolHalls[other].every((gtId) => isIn(pool, gtId));
}

function turnoverLine(
  { agentId, currency }: FrozenPlan,
  line: Extract<PlanLine, { kind: 'turnover' }>,
  facts: Facts,
): CommissionLine {
  const baseMinor = sum(facts.playOf(agentId, currency, line.pool), (play) => play.validTurnoverMinor);
  return {
    ...{ agentId, kind: 'turnover', pool: line.pool, sourceAgentId: agentId, memberId: null, baseMinor },
    ...{ rateBp: line.rate_bp, amountMinor: shareOf(baseMinor, line.rate_bp), terms: {} },
  };
}

/** One line for each agent below, themselves included, and rate that is left of the own one there. */
function differentialLines(
  { agentId, currency }: FrozenPlan,
  line: Extract<PlanLine, { kind: 'differential' }>,
  facts: Facts,
): CommissionLine[] {
  return facts.belowOf(agentId).flatMap(({ descendantId: sourceAgentId, distance }) => {
    const play = facts.playOf(sourceAgentId, currency, line.pool);
    const paidBelow = (gtId: number) =>
      Math.max(
        0,
        ...facts
          .aboveOf(sourceAgentId)
          .filter((step) => step.distance < distance)
          .map((step) => differentialRate(facts.plans.get(step.ancestorId), currency, gtId)),
      );
    const byPaid = Map.groupBy(play, ({ gtId }) => paidBelow(gtId));
    return [...byPaid]
      .toSorted(([one], [other]) => one - other)
      .filter(([paidBp]) => paidBp < line.rate_bp)
      .map(([paidBp, plays]): CommissionLine => {
        const baseMinor = sum(plays, (one) => one.validTurnoverMinor);
        const rateBp = line.rate_bp - paidBp;
        const halls = plays.map(({ gtId }) => gtId).toSorted((one, other) => one - other);
        return {
          ...{ agentId, kind: 'differential', pool: line.pool, sourceAgentId, memberId: null, baseMinor },
          ...{ rateBp, amountMinor: shareOf(baseMinor, rateBp) },
          terms: { own_bp: line.rate_bp, below_bp: paidBp, halls: halls.join(',') },
        };
      });
  });
}

/** The highest that a plan has for a hall. */
function differentialRate(plan: FrozenPlan | undefined, currency: string, gtId: number): number {
  if (plan?.currency !== currency) return 0;
  return Math.max(
    0,
    ...plan.lines.map((line) => (line.kind === 'differential' && isIn(line.pool, gtId) ? line.rate_bp : 0)),
  );
}

function cpaLines(
  { agentId, currency }: FrozenPlan,
  line: Extract<PlanLine, { kind: 'cpa' }>,
  facts: Facts,
): CommissionLine[] {
  const [depositMinor, turnoverMinor, amountMinor] = [line.deposit, line.turnover, line.amount].map(
    (amount) => parseMinor(amount, currency),
  ) as [bigint, bigint, bigint];
  return facts
    .firstsOf(agentId)
    .filter((first) => first.depositMinor >= depositMinor && first.validTurnoverMinor >= turnoverMinor)
    .map((first) => ({
      ...{ agentId, kind: 'cpa', pool: 'all', sourceAgentId: agentId, memberId: first.memberId },
      ...{ baseMinor: amountMinor, rateBp: 10_000, amountMinor },
      terms: {
        deposit_minor: String(first.depositMinor),
        valid_turnover_minor: String(first.validTurnoverMinor),
      },
    }));
}

function netLossLine(
  { agentId, currency }: FrozenPlan,
  line: Extract<PlanLine, { kind: 'net_loss' }>,
  facts: Facts,
  month: string,
): { line: CommissionLine; parts: readonly CarryPart[] } {
  const play = facts.playOf(agentId, currency, line.pool);
  const stakeMinor = sum(play, (one) => one.stakeMinor);
  const payoutMinor = sum(play, (one) => one.payoutMinor);
  const costMinor = roundUp(facts.costOf(agentId, currency) * BigInt(line.cost_share_percent), 100n);
  const wonMinor = stakeMinor - payoutMinor;
  const feeMinor = wonMinor > 0n ? roundUp(wonMinor * BigInt(line.fee_percent ?? 0), 100n) : 0n;
  const resultMinor = wonMinor - costMinor - feeMinor;
  const carried = carryOn(facts.carriedOf(agentId, line.pool), {
    month,
    resultMinor,
    months: line.carry_months,
  });
  const activeMembers = facts.activesOf(agentId);
  const reached = line.tiers.filter(
    (tier) => tier.active_members <= activeMembers && parseMinor(tier.from, currency) <= carried.leftMinor,
  );
  const rateBp = Math.max(0, ...reached.map((tier) => tier.rate_bp));
  const amountMinor = carried.leftMinor > 0n ? shareOf(carried.leftMinor, rateBp) : 0n;
  return {
    line: {
      ...{ agentId, kind: 'net_loss', pool: line.pool, sourceAgentId: agentId, memberId: null },
      ...{ baseMinor: carried.leftMinor, rateBp, amountMinor },
      terms: {
        stake_minor: String(stakeMinor),
        payout_minor: String(payoutMinor),
        cost_minor: String(costMinor),
        ...(line.fee_percent && { fee_minor: String(feeMinor) }),
        carried_minor: String(carried.setOffMinor),
        active_members: activeMembers,
      },
    },
    parts: carried.parts,
  };
}

/** What is left over stays with the house. */
function shareOf(baseMinor: bigint, rateBp: number): bigint {
  return (baseMinor * BigInt(rateBp)) / 10_000n;
}

function roundUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}

function sum<Item>(items: readonly Item[], of: (item: Item) => bigint): bigint {
  return items.reduce((total, item) => total + of(item), 0n);
}

function sumBy(lines: readonly CommissionLine[], of: (line: CommissionLine) => number): Map<number, bigint> {
  const sums = new Map<number, bigint>();
  for (const line of lines) sums.set(of(line), (sums.get(of(line)) ?? 0n) + line.amountMinor);
  return sums;
}
