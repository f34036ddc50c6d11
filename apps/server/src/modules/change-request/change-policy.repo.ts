import { sql as raw } from 'kysely';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import { usualPolicy, type ChangePolicy } from './change-request.rules.ts';

/** Of a kind of change, in a site or, with null, in all that have none of their own. */
export interface PolicyPlace {
  readonly action: string;
  readonly siteId: number | null;
}

export type PolicyRow = PolicyPlace & ChangePolicy;

const columns = [
  'action',
  'site_id as siteId',
  'quorum',
  'expires_hours as expiresHours',
  'amount_over as amountOver',
] as const;

/** The policy of the site, or the one of all sites, or the usual one. */
export async function findPolicy(
  sql: SqlOrTransaction,
  action: string,
  siteId: number | null,
): Promise<ChangePolicy> {
  const row = await sql
    .selectFrom('app.change_policy')
    .select(columns)
    .where('action', '=', action)
    .where((where) => where.or([where('site_id', 'is', null), where('site_id', '=', siteId)]))
    .orderBy(raw`site_id nulls last`)
    .limit(1)
    .executeTakeFirst();
  return row ?? usualPolicy;
}

const mostShown = 1_000;

/** By kind, the one of all sites first. */
export async function listPolicies(sql: SqlOrTransaction): Promise<readonly PolicyRow[]> {
  return sql
    .selectFrom('app.change_policy')
    .select(columns)
    .orderBy('action')
    .orderBy(raw`site_id nulls first`)
    .limit(mostShown)
    .execute();
}

/** The one of exactly this place, held until the transaction ends. */
export async function lockPolicy(
  transaction: SqlTransaction,
  { action, siteId }: PolicyPlace,
): Promise<ChangePolicy | null> {
  const row = await transaction
    .selectFrom('app.change_policy')
    .select(columns)
    .where('action', '=', action)
    .where(raw<boolean>`site_id is not distinct from ${siteId}::smallint`)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { quorum, expiresHours, amountOver } = row;
  return { quorum, expiresHours, amountOver };
}

/** Null takes it away. */
export async function putPolicy(
  transaction: SqlTransaction,
  { action, siteId }: PolicyPlace,
  policy: ChangePolicy | null,
): Promise<void> {
  await transaction
    .deleteFrom('app.change_policy')
    .where('action', '=', action)
    .where(raw<boolean>`site_id is not distinct from ${siteId}::smallint`)
    .execute();
  if (policy === null) return;
  await transaction
    .insertInto('app.change_policy')
    .values({
      action,
      site_id: siteId,
      quorum: policy.quorum,
      expires_hours: policy.expiresHours,
      amount_over: policy.amountOver && JSON.stringify(policy.amountOver),
    })
    .execute();
}
