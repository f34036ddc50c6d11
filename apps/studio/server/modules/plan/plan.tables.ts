import type { Generated } from 'kysely';
import type { ScheduleId } from '#games/picks/plans/plan-terms.ts';
import type { StoredBet } from '#modules/round';
import type { Json, MinorUnits } from '#platform/database.ts';
import type { PlanEnd } from '../../../play-protocol/plan-views.ts';

declare module '#platform/database.ts' {
  interface StudioTables {
    'studio.plan': PlanTable;
    'studio.plan_stake': PlanStakeTable;
  }
}

export interface PlanTable {
  plan_id: Generated<number>;
  player_id: number;
  session_id: string;
  game_code: string;
  client_plan_id: string;
  client_seed: string;
  bet: Json<StoredBet>;
  draws: number;
  schedule: ScheduleId;
  ends_at_win: boolean;
  win_stop_minor: MinorUnits | null;
  loss_stop_minor: MinorUnits | null;
  most_cost_minor: MinorUnits;
  state: Generated<'running' | 'ended'>;
  end_reason: PlanEnd | null;
  started_at: Date;
  lasts_until: Date;
  next_look_at: Date;
  ended_at: Date | null;
}

export interface PlanStakeTable {
  plan_id: number;
  draw_number: number;
  round_id: string;
}
