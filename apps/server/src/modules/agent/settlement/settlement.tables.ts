import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { PeriodState, PlanLine } from '@halls/contract/agent';
import type { CarryPart } from './carry.rules.ts';

/** Written as JSON text, read as what it says. */
type Json<Value> = ColumnType<Value, string, string>;

declare module '#platform/database.ts' {
  interface Tables {
    'agency.plan': { plan_id: GeneratedAlways<number>; site_id: number; name: string };
    'agency.plan_version': {
      plan_id: number;
      version: number;
      currency: string;
      active_turnover_minor: bigint;
      min_payout_minor: Generated<bigint>;
      lines: Json<PlanLine[]>;
      change_request_id: number;
      created_at: Date;
    };
    'agency.agent_plan': {
      agent_id: number;
      from_month: string;
      plan_id: number | null;
      version: number | null;
      change_request_id: number;
    };
    'agency.period': {
      period_id: GeneratedAlways<number>;
      site_id: number;
      month: string;
      state: Generated<PeriodState>;
      calculations: Generated<number>;
      input_hash: Buffer | null;
      output_hash: Buffer | null;
      closed_at: Date | null;
      changed_at: Date;
    };
    /** Written by `agency.freeze` alone, as are the other tables of what is frozen. */
    'agency.period_input': { period_id: number };
    'agency.statement': {
      period_id: number;
      agent_id: number;
      currency: string;
      amount_minor: bigint;
      state: Generated<'due' | 'held' | 'paid'>;
      held_for: string[];
      paid_at: Date | null;
    };
    'agency.commission_line': { period_id: number; agent_id: number; seq: number };
    'agency.carry': { period_id: number; agent_id: number; pool: string; parts: Json<CarryPart[]> };
    'agency.adjustment': {
      adjustment_id: GeneratedAlways<number>;
      site_id: number;
      agent_id: number;
      currency: string;
      amount_minor: bigint;
      corrects_period_id: number;
      note: string;
      change_request_id: number;
      made_at: Date;
      period_id: number | null;
    };
    /** Written by `agency.take_commission` alone. */
    'agency.transfer': { member_id: number; currency: string; amount_minor: bigint; made_at: Date };
  }
}
