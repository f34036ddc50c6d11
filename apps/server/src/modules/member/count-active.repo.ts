import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { Sql } from '#platform/database.ts';

/** The members of a site and currency who are active, counted up to `most`. */
export async function countActiveMembers(
  sql: Sql,
  asked: { readonly siteId: number; readonly currency: Currency; readonly most: number },
): Promise<number> {
  const { rows } = await raw<{ members: number }>`
    select count(*)::integer as members from (
      select from app.member
      where site_id = ${asked.siteId} and currency = ${asked.currency} and status = 'active' limit ${asked.most}
    ) found`.execute(sql);
  return rows[0]?.members ?? 0;
}
