import { sql as raw, type RawBuilder } from 'kysely';
import type { Currency } from '@halls/contract';
import type { RebateKind, RebatePeriod, RebateRunState } from '@halls/contract/rebate';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

export interface RunRow {
  readonly run_id: number;
  readonly plan_id: number;
  readonly site_id: number;
  readonly currency: Currency;
  readonly kind: RebateKind;
  readonly period: RebatePeriod;
  readonly version: number;
  readonly first_day: string;
  readonly last_day: string;
  readonly state: RebateRunState;
  readonly members: number;
  readonly lines: number;
  readonly difference_lines: number;
  readonly amount_minor: string;
  readonly output_hash: Buffer | null;
  readonly calculated_at: Date;
  readonly approved_at: Date | null;
  readonly approved_by: string | null;
}

const columns = raw`r.run_id, r.plan_id, p.site_id, p.currency, p.kind, p.period, r.version, r.first_day::text,
  r.last_day::text, r.state, r.members, r.lines, r.difference_lines, r.amount_minor::text, r.output_hash,
  r.calculated_at, r.approved_at, r.approved_by`;
const runs = raw`rebate.run r join rebate.plan p on p.plan_id = r.plan_id`;

/** The latest first, from before one on. */
export async function listRuns(
  sql: SqlOrTransaction,
  asked: { readonly siteId: number; readonly beforeId: number | null; readonly limit: number },
): Promise<RunRow[]> {
  const { rows } = await raw<RunRow>`select ${columns} from ${runs}
    where p.site_id = ${asked.siteId} and (${asked.beforeId}::bigint is null or r.run_id < ${asked.beforeId})
    order by r.run_id desc limit ${asked.limit}`.execute(sql);
  return rows;
}

export async function findRun(
  sql: SqlOrTransaction,
  siteId: number,
  runId: number,
): Promise<RunRow | undefined> {
  const { rows } = await raw<RunRow>`select ${columns} from ${runs}
    where p.site_id = ${siteId} and r.run_id = ${runId}`.execute(sql);
  return rows[0];
}

/** How many wait, and how many can still claim. */
export async function countOpen(
  sql: SqlOrTransaction,
  runIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly waiting: number; readonly claimable: number }>> {
  const { rows } = await raw<{ run_id: number; waiting: number; claimable: number }>`
    select run_id, (count(*) filter (where state = 'waiting'))::int as waiting,
      (count(*) filter (where state = 'claimable'))::int as claimable
    from rebate.due where run_id = any (${[...runIds]}::bigint[]) and state in ('waiting', 'claimable')
    group by run_id limit ${runIds.length}`.execute(sql);
  return new Map(rows.map((row) => [row.run_id, row]));
}

/** The first day of the last period that was calculated; null before there is one. */
export async function lastFirstDay(sql: SqlOrTransaction, planId: number): Promise<string | null> {
  const { rows } = await raw<{ first_day: string | null }>`
    select max(first_day)::text as first_day from rebate.run where plan_id = ${planId}`.execute(sql);
  return rows[0]?.first_day ?? null;
}

export async function firstVersionDay(sql: SqlOrTransaction, planId: number): Promise<string | null> {
  const { rows } = await raw<{ from_day: string | null }>`
    select min(from_day)::text as from_day from rebate.version where plan_id = ${planId}`.execute(sql);
  return rows[0]?.from_day ?? null;
}

/** The run; null where the period was calculated already. */
export async function calculateRun(
  transaction: SqlTransaction,
  given: {
    readonly planId: number;
    readonly version: number;
    readonly firstDay: string;
    readonly lastDay: string;
    readonly now: Date;
  },
): Promise<{ readonly runId: number; readonly amountMinor: bigint } | null> {
  const { rows } = await raw<{ run_id: number | null }>`
    select rebate.calculate(${given.planId}, ${given.version}, ${given.firstDay}::date, ${given.lastDay}::date,
      ${given.now}) as run_id`.execute(transaction);
  const runId = rows[0]?.run_id;
  if (!runId) return null;
  const { rows: sums } = await raw<{ amount_minor: string }>`
    select amount_minor::text from rebate.run where run_id = ${runId}`.execute(transaction);
  return { runId, amountMinor: BigInt(sums[0]?.amount_minor ?? 0) };
}

/** False where it was not calculated, or not only. Nobody: by the plan. */
export async function approveRun(
  sql: SqlOrTransaction,
  runId: number,
  { by, now }: { readonly by: string | null; readonly now: Date },
): Promise<boolean> {
  return tell(sql, raw<{ is_done: boolean }>`select rebate.approve(${runId}, ${by}, ${now}) as is_done`);
}

/** False where it was approved, or another one has come after it. */
export async function voidRun(sql: SqlOrTransaction, runId: number, now: Date): Promise<boolean> {
  return tell(sql, raw<{ is_done: boolean }>`select rebate.void(${runId}, ${now}) as is_done`);
}

async function tell(sql: SqlOrTransaction, query: RawBuilder<{ is_done: boolean }>): Promise<boolean> {
  const { rows } = await query.execute(sql);
  return rows[0]?.is_done === true;
}

/** Of the run's lines as they were written, or calculated again. */
export async function hashOfRun(sql: SqlOrTransaction, runId: number, isAgain: boolean): Promise<string> {
  const { rows } = await raw<{ hash: Buffer }>`select rebate.hash_of(${runId}, ${isAgain}) as hash`.execute(
    sql,
  );
  return rows[0]?.hash.toString('hex') ?? '';
}

export async function listApproved(sql: SqlOrTransaction): Promise<number[]> {
  const { rows } = await raw<{ run_id: number }>`
    select run_id from rebate.run where state = 'approved' order by run_id limit 200`.execute(sql);
  return rows.map((row) => row.run_id);
}

/** How many members were looked at; with none the run is paid. */
export async function paySome(
  sql: SqlOrTransaction,
  runId: number,
  { most, now }: { readonly most: number; readonly now: Date },
): Promise<number> {
  const { rows } = await raw<{ looked_at: number }>`
    select rebate.pay_some(${runId}, ${most}, ${now}) as looked_at`.execute(sql);
  return rows[0]?.looked_at ?? 0;
}

/** Whether one was tried again whose time had come. */
export async function tryAgain(sql: SqlOrTransaction, now: Date): Promise<boolean> {
  return tell(sql, raw<{ is_done: boolean }>`select rebate.try_again(${now}) as is_done`);
}

export async function letLapse(sql: SqlOrTransaction, now: Date): Promise<void> {
  await raw`select rebate.let_lapse(${now})`.execute(sql);
}
