import './provider-conformance.tables.ts';
import { z } from 'zod';
import type { Currency } from '@halls/contract';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { CheckResult } from './conformance-check.ts';

const resultsSchema = z.array(
  z.object({
    name: z.string(),
    outcome: z.enum(['passed', 'failed', 'not_seen']),
    reason: z.string().nullable(),
  }),
);

export interface ConformanceRun {
  readonly runId: number;
  readonly gpId: string;
  readonly currency: Currency;
  readonly gameCode: string;
  readonly operator: { readonly operatorId: number; readonly account: string };
  readonly reason: string;
  readonly askedAt: Date;
  readonly endedAt: Date | null;
  readonly results: readonly CheckResult[];
  readonly failure: string | null;
}

const columns = [
  ...(['conformance_run_id', 'gp_id', 'currency', 'game_code', 'operator_id', 'operator_account'] as const),
  ...(['reason', 'asked_at', 'ended_at', 'results', 'failure'] as const),
];

/** Null while another one of the provider is under way. */
export async function insertRun(
  transaction: SqlTransaction,
  run: Omit<ConformanceRun, 'runId' | 'endedAt' | 'results' | 'failure'>,
): Promise<number | null> {
  const row = await transaction
    .insertInto('app.conformance_run')
    .values({
      gp_id: run.gpId,
      currency: run.currency,
      game_code: run.gameCode,
      operator_id: run.operator.operatorId,
      operator_account: run.operator.account,
      reason: run.reason,
      asked_at: run.askedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('conformance_run_id')
    .executeTakeFirst();
  return row?.conformance_run_id ?? null;
}

/** The one that has waited longest. */
export async function findRunUnderWay(sql: Sql): Promise<ConformanceRun | null> {
  const row = await sql
    .selectFrom('app.conformance_run')
    .select(columns)
    .where('ended_at', 'is', null)
    .orderBy('conformance_run_id')
    .limit(1)
    .executeTakeFirst();
  return row ? readRun(row) : null;
}

/** The latest first. */
export async function listRuns(
  sql: SqlOrTransaction,
  gpId: string,
  limit: number,
): Promise<ConformanceRun[]> {
  const rows = await sql
    .selectFrom('app.conformance_run')
    .select(columns)
    .where('gp_id', '=', gpId)
    .orderBy('conformance_run_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(readRun);
}

/** What has been seen so far, or in the end. */
export async function saveResults(
  sql: Sql,
  runId: number,
  {
    results,
    endedAt = null,
    failure = null,
  }: {
    readonly results: readonly CheckResult[];
    readonly endedAt?: Date | null;
    readonly failure?: string | null;
  },
): Promise<void> {
  await sql
    .updateTable('app.conformance_run')
    .set({ results: JSON.stringify(results), ended_at: endedAt, failure })
    .where('conformance_run_id', '=', runId)
    .where('ended_at', 'is', null)
    .execute();
}

function readRun(row: {
  conformance_run_id: number;
  gp_id: string;
  currency: Currency;
  game_code: string;
  operator_id: number;
  operator_account: string;
  reason: string;
  asked_at: Date;
  ended_at: Date | null;
  results: unknown;
  failure: string | null;
}): ConformanceRun {
  return {
    runId: row.conformance_run_id,
    gpId: row.gp_id,
    currency: row.currency,
    gameCode: row.game_code,
    operator: { operatorId: row.operator_id, account: row.operator_account },
    reason: row.reason,
    askedAt: row.asked_at,
    endedAt: row.ended_at,
    results: resultsSchema.parse(row.results),
    failure: row.failure,
  };
}
