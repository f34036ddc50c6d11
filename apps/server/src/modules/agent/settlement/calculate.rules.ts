import { poolHalls, type PlanLine, type Pool } from '@halls/contract/agent';
import { parseMinor, type Currency } from '@halls/contract';
import { carryOn, type CarryPart } from './carry.rules.ts';

/** All that a settlement is made of, as it was frozen. Amounts are minor units; the order says nothing. */
export interface FrozenPeriod {
  /** The first day of the month. */
  readonly month: string;
  readonly plans: readonly FrozenPlan[];
  /** Who is above whom, each agent above themselves at distance 0. */
  readonly tree: readonly {
    readonly ancestorId: number;
    readonly descendantId: number;
    readonly distance: number;
  }[];
  /** What those right below an agent played. */
  readonly played: readonly FrozenPlay[];
  readonly costs: readonly {
    readonly agentId: number;
    readonly currency: string;
    readonly costMinor: bigint;
  }[];
  /** How many right below are active by the agent's plan. */
  readonly actives: readonly { readonly agentId: number; readonly members: number }[];
  readonly firsts: readonly {
    readonly agentId: number;
    readonly memberId: number;
    readonly depositMinor: bigint;
    readonly validTurnoverMinor: bigint;
  }[];
  readonly carried: readonly {
    readonly agentId: number;
    readonly pool: string;
    readonly parts: readonly CarryPart[];
  }[];
  readonly flags: readonly { readonly agentId: number; readonly reason: string }[];
}

export interface FrozenPlan {
  readonly agentId: number;
  readonly currency: Currency;
  readonly lines: readonly PlanLine[];
}

export interface FrozenPlay {
  readonly agentId: number;
  readonly currency: string;
  readonly gtId: number;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly validTurnoverMinor: bigint;
}

export interface CommissionLine {
  readonly agentId: number;
  readonly kind: PlanLine['kind'];
  readonly pool: Pool;
  readonly sourceAgentId: number;
  readonly memberId: number | null;
  readonly baseMinor: bigint;
  readonly rateBp: number;
  readonly amountMinor: bigint;
  readonly terms: Readonly<Record<string, string | number>>;
}

export interface Settlement {
  readonly statements: readonly {
    readonly agentId: number;
    readonly currency: Currency;
    readonly amountMinor: bigint;
    readonly heldFor: readonly string[];
  }[];
  readonly lines: readonly CommissionLine[];
  readonly carries: readonly {
    readonly agentId: number;
    readonly pool: string;
    readonly parts: readonly CarryPart[];
  }[];
}

/** What each agent with a plan has earned: of the frozen facts alone, in whole minor units, each line rounded down. */
export function calculate(period: FrozenPeriod): Settlement {
  const facts = indexFacts(period);
  const lines: CommissionLine[] = [];
  const carries: Settlement['carries'][number][] = [];
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
  const kept = lines.filter(({ kind, baseMinor }) => kind === 'net_loss' || baseMinor !== 0n);
  const earned = sumBy(kept, ({ agentId }) => agentId);
  const statements = plans.map(({ agentId, currency }) => ({
    agentId,
    currency,
    amountMinor: earned.get(agentId) ?? 0n,
    heldFor: facts.flagsOf(agentId),
  }));
  return { statements, lines: kept, carries };
}

type Facts = ReturnType<typeof indexFacts>;

function indexFacts(period: FrozenPeriod) {
  const played = Map.groupBy(period.played, ({ agentId }) => agentId);
  const costs = Map.groupBy(period.costs, ({ agentId }) => agentId);
  const firsts = Map.groupBy(period.firsts, ({ agentId }) => agentId);
  const flags = Map.groupBy(period.flags, ({ agentId }) => agentId);
  const actives = new Map(period.actives.map(({ agentId, members }) => [agentId, members]));
  const carried = new Map(period.carried.map((row) => [`${row.agentId} ${row.pool}`, row.parts]));
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
    carriedOf: (agentId: number, pool: Pool) => carried.get(`${agentId} ${pool}`) ?? [],
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
  const resultMinor = stakeMinor - payoutMinor - costMinor;
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
