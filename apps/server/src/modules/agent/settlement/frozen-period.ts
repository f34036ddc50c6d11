import type { Currency } from '@halls/contract';
import type { PlanLine, Pool } from '@halls/contract/agent';
import type { CarryPart } from './carry.rules.ts';

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
  /** Losses of months before, of whoever has a plan now and whoever has none. */
  readonly carried: readonly {
    readonly agentId: number;
    readonly currency: Currency;
    readonly pool: Pool;
    readonly parts: readonly CarryPart[];
  }[];
  readonly flags: readonly { readonly agentId: number; readonly reason: string }[];
  /** What the house's edge and its rebates leave for commissions on turnover; none of months that were frozen without. */
  readonly rooms?: readonly {
    readonly currency: string;
    readonly gtId: number;
    readonly roomBp: number;
  }[];
  /** What operators have put right of months before. */
  readonly adjustments: readonly Adjustment[];
  /** What months before have left: kept for the agent, or owed by them where it is below zero. */
  readonly before: readonly {
    readonly agentId: number;
    readonly currency: Currency;
    readonly amountMinor: bigint;
  }[];
}

export interface Adjustment {
  readonly adjustmentId: number;
  readonly agentId: number;
  readonly currency: Currency;
  readonly amountMinor: bigint;
  /** The first day of the month that was wrong. */
  readonly month: string;
  readonly note: string;
}

export interface FrozenPlan {
  readonly agentId: number;
  readonly currency: Currency;
  /** What is less is kept until a month in which it is more. */
  readonly minPayoutMinor: bigint;
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
