import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { StoredVipTerms } from './terms.rules.ts';

export interface PlanKey {
  readonly siteId: number;
  readonly currency: Currency;
}

export interface VersionRow {
  readonly currency: Currency;
  readonly version: number;
  readonly from_day: string;
  readonly terms: StoredVipTerms;
}

const shownVersions = 20;
const mostVersions = 1_000;

/** Of each currency of a site, the latest twenty, the latest first. */
export async function listVersions(sql: SqlOrTransaction, siteId: number): Promise<VersionRow[]> {
  const { rows } = await raw<VersionRow>`
    select currency, version, from_day::text, terms from (
      select v.currency, v.version, v.from_day, v.terms,
        row_number() over (partition by v.currency order by v.version desc) as place
      from vip.version v where v.site_id = ${siteId}) latest
    where place <= ${shownVersions} order by currency, version desc limit ${mostVersions}`.execute(sql);
  return rows;
}

/** The version that is in force on a day; null before the first. */
export async function findVersionOn(
  sql: SqlOrTransaction,
  { siteId, currency }: PlanKey,
  day: string,
): Promise<VersionRow | null> {
  const { rows } = await raw<VersionRow>`
    select currency, version, from_day::text, terms from vip.version
    where site_id = ${siteId} and currency = ${currency} and from_day <= ${day}::date
    order by from_day desc, version desc limit 1`.execute(sql);
  return rows[0] ?? null;
}

/** The latest version; whoever else publishes for it waits until the transaction ends. */
export async function lockLatest(
  transaction: SqlTransaction,
  { siteId, currency }: PlanKey,
): Promise<VersionRow | null> {
  const name = `vip.plan ${siteId} ${currency}`;
  await raw`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
  const { rows } = await raw<VersionRow>`
    select currency, version, from_day::text, terms from vip.version
    where site_id = ${siteId} and currency = ${currency} order by version desc limit 1`.execute(transaction);
  return rows[0] ?? null;
}

/** Writes the next version; the caller has locked the latest. */
export async function insertVersion(
  transaction: SqlTransaction,
  given: PlanKey & {
    readonly fromDay: string;
    readonly terms: StoredVipTerms;
    readonly changeRequestId: number | null;
    readonly now: Date;
  },
): Promise<number> {
  const { siteId, currency } = given;
  const { rows } = await raw<{ version: number }>`
    insert into vip.version (site_id, currency, version, from_day, terms, change_request_id, created_at)
    select ${siteId}, ${currency}, coalesce(max(v.version), 0) + 1, ${given.fromDay}::date,
      ${JSON.stringify(given.terms)}::jsonb, ${given.changeRequestId}, ${given.now}
    from vip.version v where v.site_id = ${siteId} and v.currency = ${currency} returning version`.execute(
    transaction,
  );
  return rows[0]?.version ?? 1;
}

export async function hasLevels(sql: SqlOrTransaction): Promise<boolean> {
  return (await sql.selectFrom('vip.version').select('version').limit(1).executeTakeFirst()) !== undefined;
}
