import { sql as raw } from 'kysely';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import type { DrainCause } from './health.rules.ts';

/** No installation has so many services. */
const maxServices = 200;

export interface ServiceHealth {
  readonly asked: number;
  readonly decided: number;
  readonly credited: number;
  readonly creditP95Seconds: number | null;
  readonly unknown: number;
  readonly lastAnswerAt: Date | null;
  readonly lastFailureAt: Date | null;
  readonly lastFailure: string | null;
  readonly drained: Drained | null;
}

/** Since when, why, and of how many orders that is said. */
export interface Drained {
  readonly at: Date;
  readonly why: DrainCause;
  readonly part: number;
  readonly of: number;
}

/** How services have done with deposits that were asked for since then, and what has no clear answer now. */
export async function listHealth(sql: Sql, since: Date): Promise<ReadonlyMap<string, ServiceHealth>> {
  const rows = await sql
    .selectFrom('cashier.psp as psp')
    .leftJoin('cashier.psp_health as health', 'health.psp_id', 'psp.psp_id')
    .leftJoin(
      (query) =>
        query
          .selectFrom('cashier.deposit')
          .select('psp_id')
          .select(raw<number>`count(*)::int`.as('asked'))
          .select(
            raw<number>`count(*) filter (where state not in (${raw.join(undecided)}))::int`.as('decided'),
          )
          .select(raw<number>`count(*) filter (where state in ('credited', 'reversed'))::int`.as('credited'))
          .select(
            raw<
              number | null
            >`ceil(percentile_disc(0.95) within group (order by extract(epoch from changed_at - created_at))
              filter (where state = 'credited'))::int`.as('credit_p95_seconds'),
          )
          .where('created_at', '>=', since)
          .where('follows_order_id', 'is', null)
          .groupBy('psp_id')
          .as('day'),
      (join) => join.onRef('day.psp_id', '=', 'psp.psp_id'),
    )
    .select(['psp.psp_id', 'day.asked', 'day.decided', 'day.credited', 'day.credit_p95_seconds'])
    .select(['health.last_answer_at', 'health.last_failure_at', 'health.last_failure'])
    .select(['health.drained_at', 'health.drained_why', 'health.drained_part', 'health.drained_of'])
    .select((query) =>
      query
        .selectFrom('cashier.deposit as unknown')
        .select(raw<number>`count(*)::int`.as('count'))
        .whereRef('unknown.psp_id', '=', 'psp.psp_id')
        .where('unknown.state', '=', 'opening_unknown')
        .as('unknown'),
    )
    .orderBy('psp.psp_id')
    .limit(maxServices)
    .execute();
  return new Map(
    rows.map((row) => [
      row.psp_id,
      {
        asked: row.asked ?? 0,
        decided: row.decided ?? 0,
        credited: row.credited ?? 0,
        creditP95Seconds: row.credit_p95_seconds,
        unknown: row.unknown ?? 0,
        lastAnswerAt: row.last_answer_at,
        lastFailureAt: row.last_failure_at,
        lastFailure: row.last_failure,
        drained: readDrained(row),
      },
    ]),
  );
}

const undecided = ['opening', 'opening_unknown', 'open', 'processing'];

function readDrained(row: {
  drained_at: Date | null;
  drained_why: DrainCause | null;
  drained_part: number | null;
  drained_of: number | null;
}): Drained | null {
  const { drained_at: at, drained_why: why, drained_part: part, drained_of: of } = row;
  return at !== null && why !== null && part !== null && of !== null ? { at, why, part, of } : null;
}

/** A failure says how it was; null: the service has answered clearly. */
export async function noteAnswer(
  sql: Sql,
  { pspId, at, failure }: { readonly pspId: string; readonly at: Date; readonly failure: string | null },
): Promise<void> {
  const noted = failure === null ? { last_answer_at: at } : { last_failure_at: at, last_failure: failure };
  await sql
    .insertInto('cashier.psp_health')
    .values({ psp_id: pspId, ...noted })
    .onConflict((conflict) => conflict.column('psp_id').doUpdateSet(noted))
    .execute();
}

/** False where it was drained before. */
export async function drainService(
  transaction: SqlTransaction,
  pspId: string,
  { at, why, part, of }: Drained,
): Promise<boolean> {
  const drained = { drained_at: at, drained_why: why, drained_part: part, drained_of: of, counted_from: at };
  const written = await transaction
    .insertInto('cashier.psp_health')
    .values({ psp_id: pspId, ...drained })
    .onConflict((conflict) =>
      conflict
        .column('psp_id')
        .doUpdateSet(drained)
        .where(raw<boolean>`psp_health.drained_at is null`),
    )
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

/** Has a service take new orders again, and be judged by those from now on. False where it was not drained. */
export async function returnService(transaction: SqlTransaction, pspId: string, now: Date): Promise<boolean> {
  const returned = await transaction
    .updateTable('cashier.psp_health')
    .set({ drained_at: null, drained_why: null, drained_part: null, drained_of: null, counted_from: now })
    .where('psp_id', '=', pspId)
    .where('drained_at', 'is not', null)
    .executeTakeFirst();
  return returned.numUpdatedRows === 1n;
}
