import { sql as raw } from 'kysely';
import type { Sql } from '#platform/database.ts';

export interface UndecidedAtProvider {
  readonly gpId: string;
  readonly orders: number;
  readonly oldestSeconds: number;
}

/** Transfers that nobody knows the outcome of, by provider. */
export async function countUndecided(sql: Sql): Promise<UndecidedAtProvider[]> {
  const { rows } = await raw<UndecidedAtProvider>`
    select gp_id as "gpId", count(*)::int as orders,
      extract(epoch from clock_timestamp() - min(created_at))::float8 as "oldestSeconds"
    from app.transfer_order where decided_at is null
    group by gp_id order by gp_id limit 1000`.execute(sql);
  return rows;
}
