import type { BetView } from './bet-views.ts';

/** A bet on several draws of a shared table, as the page asks for it. */
export interface StartPlanRequest {
  /** The same id again gives the plan as it stands. */
  readonly client_plan_id: string;
  /** Each stake's part in the seed of its draw is this, a colon, and the draw's number. */
  readonly client_seed: string;
  /** The bet of the first draw. */
  readonly bet: BetView;
  readonly draws: number;
  readonly schedule: string;
  readonly ends_at_win: boolean;
  readonly win_stop?: string | undefined;
  readonly loss_stop?: string | undefined;
  /** What the page has said that it may cost at most; another figure than the studio's is refused. */
  readonly most_cost: string;
}

export interface PlanView {
  readonly plan_id: string;
  readonly state: 'running' | 'ended';
  readonly end_reason: PlanEnd | null;
  readonly bet: BetView;
  readonly draws: number;
  readonly schedule: string;
  readonly ends_at_win: boolean;
  readonly win_stop: string | null;
  readonly loss_stop: string | null;
  readonly most_cost: string;
  readonly started_at: string;
  readonly ended_at: string | null;
  /** What the next draw costs; null where there is none. */
  readonly next_stake: string | null;
  /** Draws that count, by what is decided of them. */
  readonly decided: { readonly draws: number; readonly stake: string; readonly payout: string };
  /** In the order of their draws. */
  readonly stakes: readonly PlanStakeView[];
}

export interface PlanStakeView {
  readonly draw: number;
  readonly client_round_id: string;
  readonly state: 'settling' | 'settled' | 'void';
  readonly stake: string;
  /** Null until the money is decided. */
  readonly payout: string | null;
  readonly outcome: unknown;
}

/**
 * Why a plan ended. `done`: all its draws are over. `missed`: it could not join as many draws in its time. `refused`: the
 * wallet said no, for another reason than money or a limit.
 */
export type PlanEnd =
  | 'done'
  | 'win'
  | 'loss'
  | 'stopped'
  | 'not_enough_money'
  | 'limit_reached'
  | 'session_over'
  | 'maintenance'
  | 'missed'
  | 'refused';

export type PlanRefusal =
  /** This table has none, or not on these terms. */
  | 'plan_invalid'
  /** A draw of it would cost more than the table takes. */
  | 'plan_too_high'
  /** Another one of this player runs at the provider. */
  | 'plan_running'
  /** The id belongs to a plan on other terms. */
  | 'plan_conflict'
  | 'plan_unknown';
